// The account: who one is, how one is told, where one is signed in, what one takes along.
import { api, byId, el, form, lang, problem, say, sure, words } from "/page/common.js";
import { NoPush, impossible, subscription } from "/page/push.js";

await words();
const server = await api("GET", "/server");
let me = await api("GET", "/me").catch(() => null);
if (me?.lang && me.lang !== lang()) { localStorage.setItem("lang", me.lang); await words(); }

const when = (time) => new Date(time).toLocaleString(lang());
const act = (action, done = "done") => async () => {
  problem(null);
  try { await action(); byId("done").textContent = done ? say(done) : ""; } catch (error) { problem(error); }
};

// -- coming in

byId("out").hidden = Boolean(me?.login);
byId("join").hidden = Boolean(me?.login);
const who = () => { byId("who").textContent = me ? say(me.login ? "you-account" : "you-guest", { name: me.name, login: me.login }) : say("you-nobody"); };
who();
byId("admin").hidden = !me?.admin;
for (const one of document.querySelectorAll(".account")) one.hidden = !me?.login || (!server.mail && one.querySelector("[name=mail]") !== null);
byId("forgot").hidden = !server.mail;
byId("forgot-how").textContent = say(server.mail ? "forgot-mail" : "forgot-admin");
byId("register").hidden = !server.registration;
byId("register-why").textContent = say(server.registration ? "register-why" : "register-closed");
byId("register-name").hidden = Boolean(me);
byId("register-mail").hidden = !server.mail;

form("sign-in", async (told) => {
  const signed = await api("POST", "/sign-in", told);
  if (signed.lang) localStorage.setItem("lang", signed.lang);
  localStorage.setItem("name", signed.name);
  location.reload();
});
form("forgot", (told) => api("POST", "/forgot", told), "forgot-sent");
form("register", async ({ name, login, password, mail }) => {
  if (!me) me = await api("POST", "/guest", { name: name || login, lang: lang() });
  await api("POST", "/register", { login, password, ...(mail ? { mail } : {}) });
  location.reload();
});

// -- being here

async function show() {
  const [ways, devices, blocks] = await Promise.all([api("GET", "/me/notify"), api("GET", "/me/devices"), api("GET", "/me/blocks")]);
  byId("mail").elements.mail.value = ways.address ?? "";
  byId("unconfirmed").hidden = !ways.unconfirmed || !server.mail;
  byId("unconfirmed").querySelector("span").textContent = say("mail-unconfirmed", { mail: ways.unconfirmed ?? "" });
  const fields = byId("ways").elements;
  fields.mail.checked = Boolean(ways.mail);
  fields.mail.disabled = !ways.address;
  fields.webhook.value = ways.webhook ?? "";
  byId("secret").textContent = ways.secret ? say("webhook-secret", { secret: ways.secret }) : "";
  byId("feed-off").hidden = !ways.feed;
  push(Boolean(ways.push));
  byId("devices").replaceChildren(...devices.map((one) => el("li", {}, `${say(one.here ? "device-here" : "device", { time: when(one.created) })}${one.push ? ` (${say("push")})` : ""} `,
    one.here ? null : el("button", { textContent: say("sign-out"), onclick: act(async () => { await api("DELETE", `/me/devices/${one.id}`); await show(); }) }))));
  byId("blocks").hidden = !blocks.length;
  byId("blocks").querySelector("ul").replaceChildren(...blocks.map((one) => el("li", {}, `${say(`blocked-${one.kind}`, { name: one.name })} `,
    el("button", { textContent: say("unblock"), onclick: act(async () => { await api("DELETE", `/me/blocks/${one.id}`); await show(); }) }))));
}

form("change", async (told) => {
  me = await api("PATCH", "/me", told);
  localStorage.setItem("name", me.name);
  who();
  if (lang() !== told.lang) { localStorage.setItem("lang", told.lang); location.reload(); }
});
form("new-password", async (told, page) => { await api("POST", "/me/password", told); page.reset(); await show(); });
form("mail", async ({ mail, password }, page) => { await api("PUT", "/me/mail", { mail: mail || null, password }); page.reset(); await show(); });
byId("mail-again").onclick = act(() => api("POST", "/me/mail"));
form("ways", async ({ mail, webhook }) => { await api("PUT", "/me/notify", { mail: mail === "on", webhook: webhook || null }); await show(); });

byId("feed-on").onclick = act(async () => {
  const { link } = await api("POST", "/me/feed");
  byId("feed-link").textContent = say("feed-link", { link: location.origin + link });
  byId("feed-off").hidden = false;
});
byId("feed-off").onclick = act(async () => { await api("DELETE", "/me/feed"); byId("feed-link").textContent = ""; byId("feed-off").hidden = true; });

// -- web push

function push(on) {
  const why = impossible();
  byId("push-why").textContent = say(why ? `push-${why}` : on ? "push-is-on" : "push-text");
  byId("push-on").hidden = Boolean(why) || on;
  byId("push-off").hidden = !on;
}

byId("push-on").onclick = act(async () => {
  const made = await subscription(server.push).catch((error) => { throw error instanceof NoPush ? new Error(say(`push-${error.why}`)) : error; });
  await api("PUT", "/me/push", made.toJSON());
  await show();
});
byId("push-off").onclick = act(async () => {
  await api("DELETE", "/me/push");
  const made = await navigator.serviceWorker?.getRegistration("/page/");
  await (await made?.pushManager.getSubscription())?.unsubscribe();
  await show();
});

// -- going

byId("sign-out").onclick = act(async () => {
  if (!me.login && !await sure(say("sign-out-guest"), say("sign-out"))) return;
  await api("POST", "/sign-out");
  location.href = "/";
}, null);
byId("delete").onclick = act(async () => {
  if (!await sure(say("delete-sure"), say("delete"))) return;
  await api("DELETE", "/me");
  localStorage.clear();
  location.href = "/";
}, null);

// -- shown, now that every button works

byId("in").hidden = !me;
if (me) {
  byId("change").elements.name.value = me.name;
  byId("change").elements.lang.value = me.lang ?? lang();
  await show();
}

const link = new URLSearchParams(location.hash.slice(1)).get("confirm");
if (link) {
  history.replaceState(null, "", location.pathname);
  await act(async () => { await api("POST", "/confirm", { token: link }); if (me) await show(); }, "mail-confirmed")();
}
