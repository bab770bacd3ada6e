// The start page: who one is, one's tables, a new table, tables that look for players.
import { api, byId, el, lang, problem, say, words } from "/page/common.js";

await words();
byId("lang").value = lang();
const { games, bots } = await api("GET", `/games?lang=${lang()}`);
let me = await api("GET", "/me").catch(() => null);
byId("name").value = me?.name ?? localStorage.getItem("name") ?? "";
byId("admin").hidden = !me?.admin;
byId("lang").addEventListener("change", async (event) => {
  localStorage.setItem("lang", event.target.value);
  if (me) await api("PATCH", "/me", { lang: event.target.value }).catch(problem);
  location.reload();
});
byId("who").addEventListener("submit", (event) => event.preventDefault());

async function known() {
  const name = byId("name").value.trim();
  if (!name) { byId("name").focus(); throw new Error(say("name-first")); }
  localStorage.setItem("name", name);
  if (!me) me = await api("POST", "/guest", { name, lang: lang() });
  else if (me.name !== name) me = await api("PATCH", "/me", { name });
}

const option = (value, text) => el("option", { value, textContent: text });
byId("game").append(...games.map((game) => option(game.id, game.title)));
byId("access").append(...["link", "open"].map((kind) => option(kind, say(`access-${kind}`))));
byId("clock").append(...["none", "60", "300", "86400", "259200"].map((kind) => option(kind, say(`clock-${kind}`))));
const botName = (level) => say("bot", { level: bots.find((one) => one.id === level)?.name ?? level });

function choose() {
  const game = games.find((one) => one.id === byId("game").value);
  byId("pitch").textContent = game.pitch;
  const [low, high] = game.seats;
  byId("seats").replaceChildren(...Array.from({ length: high }, (_, seat) => {
    const pick = el("select", { className: "seat" }, option("me", say("seat-me")), option("open", say("seat-open")),
      ...bots.map((one) => option(one.id, `${botName(one.id)} (${one.about})`)), seat >= low ? option("none", say("seat-none")) : null);
    pick.value = seat === 0 ? "me" : seat < low ? "sailor" : "none";
    return el("label", {}, `${say("seat")} ${seat + 1} `, pick);
  }));
  byId("options").replaceChildren(...game.options.map((one) => {
    const pick = el("select", { name: one.name }, ...one.values.map((value, n) => option(JSON.stringify(value), one.texts[n])));
    pick.value = JSON.stringify(one.default);
    return el("label", {}, `${one.text} `, pick);
  }));
}
byId("game").addEventListener("change", choose);
choose();

const go = (joined) => { location.href = joined.link; };

byId("new").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    await known();
    const seats = [...document.querySelectorAll("#seats select")].map((pick) => pick.value).filter((kind) => kind !== "none");
    const options = Object.fromEntries([...document.querySelectorAll("#options select")].map((pick) => [pick.name, JSON.parse(pick.value)]));
    const clock = byId("clock").value;
    go(await api("POST", "/tables", {
      game: byId("game").value, seats, options, access: byId("access").value, memory: byId("memory").checked ? "aid" : "none", hints: byId("hints").checked,
      ...(clock === "none" ? {} : { clock: { move: Number(clock) } }),
    }));
  } catch (error) { problem(error); }
});

const title = (id) => games.find((game) => game.id === id)?.title ?? id;
const line = (table, text, action) => el("li", {}, `${title(table.game)}: ${table.seats.map((seat) => seat.name ?? (seat.bot ? botName(seat.bot) : "…")).join(", ")}${table.hints ? ` (${say("hints-agreed")})` : ""} `,
  el("button", { textContent: text, onclick: () => action().catch(problem) }));
const join = (table) => async () => { await known(); go(await api("POST", `/tables/${table.id}/join`, {})); };

if (me) {
  const { tables } = await api("GET", "/me/tables");
  byId("mine").hidden = !tables.length;
  byId("mine").querySelector("ul").replaceChildren(...tables.map((table) => line(table, say("go-there"), join(table))));
}
const lobby = await api("GET", "/tables");
byId("lobby").replaceChildren(...lobby.tables.map((table) => line(table, say("join"), join(table))));
if (!lobby.tables.length) byId("lobby").append(el("li", { textContent: say("no-tables") }));
