import { api, byId, problem, say, words } from "/page/common.js";
await words();
byId("reset").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    await api("POST", "/reset", { token: location.hash.slice(1), password: event.target.querySelector("input").value });
    problem({ message: say("password-set") });
  } catch (error) { problem(error); }
});
