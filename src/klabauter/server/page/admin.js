// For admins: reports, people, registration, tables. Whoever is none is not even shown this page.
import { api, byId, el, form, lang, problem, say, sure, words } from "/page/common.js";

await words();
const { games, bots } = await api("GET", `/games?lang=${lang()}`);
const title = (id) => games.find((game) => game.id === id)?.title ?? id;
const botName = (level) => say("bot", { level: bots.find((one) => one.id === level)?.name ?? level });
const when = (time) => new Date(time).toLocaleString(lang());
const button = (key, action, question) => el("button", { textContent: say(key), onclick: async () => {
  if (question && !await sure(say(question), say(key))) return;
  problem(null);
  try { await action(); await show(); byId("done").textContent ||= say("done"); } catch (error) { problem(error); }
} });
const ban = (who) => button("admin-ban", () => api("POST", `/admin/people/${who}/ban`), "admin-ban-sure");
const none = () => el("li", { textContent: say("admin-none") });

async function show() {
  const { registration, reports, tables, aside, counts, clock } = await api("GET", "/admin");
  byId("counts").textContent = Object.entries(counts).map(([kind, number]) => `${say(`admin-count-${kind}`)}: ${number}`).join(" · ");
  byId("clock").hidden = !clock;
  byId("clock").textContent = clock ? say("admin-clock", { seconds: Math.round(clock.by / 1000), when: when(clock.at) }) : "";
  byId("reports").replaceChildren(...reports.map((one) => el("li", {}, el("strong", { textContent: one.name ?? say("gone") }), ": ", el("bdi", { textContent: one.about }), ` (${when(one.at)}) `,
    el("a", { href: `/t/${one.table}`, textContent: say("admin-table") }), " ",
    button("admin-remove", () => api("POST", `/admin/reports/${one.id}?remove=true`)), " ",
    button("admin-settle", () => api("POST", `/admin/reports/${one.id}`)), " ", one.who ? ban(one.who) : null)));
  if (!reports.length) byId("reports").append(none());
  byId("registration").textContent = say(`admin-registration-${registration}`);
  const other = registration === "open" ? "closed" : "open";
  byId("toggle").replaceWith(Object.assign(button(`admin-register-${other}`, () => api("POST", `/admin/registration/${other}`)), { id: "toggle" }));
  byId("tables").replaceChildren(...tables.map(({ table, people, touched }) => el("li", {},
    el("a", { href: `/t/${table.id}`, textContent: `${title(table.game)} ${table.id}` }),
    ` ${say(`admin-status-${table.status}`)}, ${when(touched)}: ${table.seats.map((seat, n) => seat.name ?? (seat.bot ? botName(seat.bot) : people[n] ? say("gone") : "…")).join(", ")} `,
    button("admin-close", () => api("POST", `/admin/tables/${table.id}/close`), "admin-close-sure"))));
  if (!tables.length) byId("tables").append(none());
  byId("aside").hidden = !aside.length;
  byId("aside").querySelector("ul").replaceChildren(...aside.map((one) => el("li", { textContent: `${title(one.game)} ${one.id}, ${when(one.touched)}: ${one.why}` })));
  if (!byId("people").hidden) await search();
}

async function search() {
  const { find, banned } = Object.fromEntries(new FormData(byId("find")));
  const found = await api("GET", `/admin/people?${new URLSearchParams({ find, banned: banned === "on" })}`);
  byId("people").hidden = false;
  byId("people").querySelector("tbody").replaceChildren(...found.map((one) => el("tr", {}, el("td", { textContent: one.name }), el("td", { textContent: one.login ?? say("admin-guest") }),
    el("td", { textContent: when(one.seen) }), el("td", {}, one.admin ? say("admin") : one.banned ? button("admin-unban", () => api("POST", `/admin/people/${one.id}/unban`)) : ban(one.id), " ",
      one.login ? button("admin-reset", async () => {
        const { link } = await api("POST", `/admin/reset/${one.login}`);
        byId("done").textContent = say("admin-reset-link", { link: new URL(link, location.origin).href });
      }) : null))));
}

form("find", search, null);
form("close", async ({ table }, page) => { await api("POST", `/admin/tables/${table}/close`); page.reset(); await show(); });
await show();
