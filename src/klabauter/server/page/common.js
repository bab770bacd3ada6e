// What the pages share: words, requests, elements. Knows no rule of any game.
export const lang = () => localStorage.getItem("lang") || (navigator.language.startsWith("de") ? "de" : "en");

let told = {};

export async function words() {
  told = await (await fetch(`/api/words?lang=${lang()}`)).json();
  document.documentElement.lang = told.lang;
  for (const one of document.querySelectorAll("[data-word]")) one.textContent = say(one.dataset.word);
  if (told.server) {
    document.title = `${told.server} · Klabauter`;
    document.querySelector("header h1").after(el("strong", { textContent: told.server }));
  }
  return told;
}

// Values are put in once and as they are: a name may contain "(login)" or "$&".
export function say(key, values = {}) {
  const text = told[key] ?? `[${key}]`;
  return text.replace(/\((\w+)\)/g, (slot, name) => (Object.hasOwn(values, name) ? values[name] : slot));
}

export async function api(method, path, body, token) {
  const headers = { "content-type": "application/json", "accept-language": lang() };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const data = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(data.message);
  return data;
}

export function el(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export const byId = (id) => document.getElementById(id);

// A form of the page: what is sent, and what is said when it is done.
export function form(id, send, done = "done") {
  byId(id).addEventListener("submit", async (event) => {
    event.preventDefault();
    problem(null);
    try {
      await send(Object.fromEntries(new FormData(event.target)), event.target);
      byId("done").textContent = done ? say(done) : "";
    } catch (error) { problem(error); }
  });
}

export function problem(error) {
  const done = byId("done");
  if (done) done.textContent = "";
  byId("problem").textContent = error ? error.message ?? String(error) : "";
}

// A question in a window of the page, perhaps with a field; whether it was answered with yes. Escape is no.
export function sure(question, yes, field) {
  const no = el("button", { type: "button", textContent: say("cancel"), autofocus: !field, onclick: () => dialog.close() });
  const title = el(field ? "label" : "p", { id: "sure", textContent: `${question} ` }, field);
  const dialog = el("dialog", {}, el("form", { method: "dialog" }, title, el("button", { textContent: yes, value: "yes" }), " ", no));
  dialog.setAttribute("aria-labelledby", "sure");
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((answer) => dialog.addEventListener("close", () => { dialog.remove(); answer(dialog.returnValue === "yes"); }));
}
