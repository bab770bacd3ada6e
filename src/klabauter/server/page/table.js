// The plain table: prompt, move list, log, for any game. The server says what is possible; nothing is computed here.
import { api, byId, el, lang, problem, say, sure, words } from "/page/common.js";
import { sha256 } from "/page/sha256.js";

const id = location.pathname.split("/").pop();
const keep = (name, value) => (value === undefined ? localStorage.getItem(`${id}:${name}`) : localStorage.setItem(`${id}:${name}`, value));
const fragment = new URLSearchParams(location.hash.slice(1)).get("seat");
if (fragment) { keep("token", fragment); history.replaceState(null, "", location.pathname); }
const token = keep("token");
await words();

let socket, state, mine = [], host = false, removed = false, count = 0, wait = 500, games = [];
let events = [];  // as the seat that looks may know them
let looking;      // the seat one looks from; null: from none
const known = await api("GET", `/games?lang=${lang()}`);
games = known.games;
const levelName = (level) => known.bots.find((one) => one.id === level)?.name ?? level;
const botName = (seat, level) => `${say("player-bot", { number: seat + 1 })} (${levelName(level)})`;

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`);
  socket.onopen = () => {
    wait = 500;
    const hello = { type: "hello", since: events.length, lang: lang(), board: true };
    if (token) hello.token = token;
    if (looking !== undefined && looking !== null) hello.seat = looking;
    if (keep("password")) hello.password = keep("password");
    socket.send(JSON.stringify(hello));
  };
  socket.onmessage = (message) => hear(JSON.parse(message.data));
  socket.onclose = (event) => {
    if (event.code === 4400 || event.code === 4404) return;
    byId("net").textContent = say("reconnecting");
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 10000);
  };
}

const send = (type, values = {}) => socket.readyState === 1 && socket.send(JSON.stringify({ type, id: ++count, ...values }));

function hear(message) {
  byId("net").textContent = "";
  if (message.type === "problem" && message.code === "who-are-you" && token) { localStorage.removeItem(`${id}:token`); location.reload(); }
  else if (message.type === "problem") problem(message);
  else if (message.type === "welcome") { ({ seats: mine, host, removed } = message); byId("said").replaceChildren(); message.chat.forEach(chat); }
  else if (message.type === "said") chat(message);
  else if (message.type === "unsaid") byId("said").querySelector(`[data-line="${message.id}"]`)?.remove();
  else if (message.type === "hints") hints(message);
  else if (message.type === "because") problem({ message: message.text ?? "" });
  else if (message.type === "state") show(message);
}

function chat(said) {
  const line = el("p", {}, el("strong", { textContent: said.name }), ": ", el("bdi", { textContent: said.text }), " ");
  line.dataset.line = said.id;
  if (!mine.includes(said.seat ?? -1)) line.append(care({ line: said.id }, "mute"), " ", el("button", { className: "rule", textContent: say("report"), onclick: () => report(said.id) }));
  byId("said").append(line);
  byId("said").scrollTop = byId("said").scrollHeight;
}

// Mute or block whoever said a line or sits at a seat; what was said before is shown anew without it.
function care(whom, kind) {
  return el("button", { className: "rule", textContent: say(kind), onclick: async () => {
    if (!await sure(say(`${kind}-sure`), say(kind))) return;
    try { await api("POST", "/me/blocks", { table: id, kind, ...whom }, token); socket.close(); } catch (error) { problem(error); }
  } });
}

async function report(line) {
  try { await api("POST", "/reports", { table: id, line }, token); problem(null); byId("done").textContent = say("reported"); } catch (error) { problem(error); }
}

async function remove(seat) {
  if (await sure(say("remove-sure"), say("remove"))) await api("POST", `/tables/${id}/seats/${seat}/remove`, undefined, token).catch(problem);
}

// The best moves of the strongest bot; only while they belong to what is asked now.
function hints({ at, moves }) {
  if (at !== state.at) return;
  byId("hints").hidden = false;
  byId("hints").querySelector("ol").replaceChildren(...moves.map((one) => el("li", {}, el("strong", { textContent: one.text }), ` ${one.estimate} `,
    ...one.reasons.flatMap((reason) => [el("br"), reason.text + " ", rule(reason.rule)]))));
}

function show(told) {
  const before = state;
  state = told;
  if (before && before.seat !== told.seat) events = [];
  looking = told.seat;
  events = events.slice(0, told.since).concat(told.events);
  if (!before || before.at !== told.at || before.seat !== told.seat) { problem(null); byId("hints").hidden = true; }
  fairness();
  const behind = curtain();
  byId("table").hidden = behind;
  if (behind) return;
  const table = told.table;
  byId("title").textContent = games.find((game) => game.id === table.game)?.title ?? table.game;
  byId("chat").hidden = table.chat === false;  // true goes without saying
  byId("agreed").hidden = !table.hints;
  seats(table);
  prompt(told);
  byId("log").replaceChildren(...events.map((event) => el("p", {}, event.text + " ", rule(event.rule))));
  table.seats.forEach((seat, n) => {  // what people did beside the game, after so many events
    for (const [after, key] of [[seat.parted, "resigned"], [seat.declined, "declined"]])
      if (after > 0) byId("log").querySelectorAll(":scope > p:not(.beside)")[after - 1]?.after(el("p", { className: "beside", textContent: `${called(seat, n)}: ${say(key)}` }));
  });
  byId("log").scrollTop = byId("log").scrollHeight;
  byId("board").replaceChildren(...(told.board ?? []).map((line) => el("div", { className: `d${Math.min(line.depth, 5)}` },
    el("strong", { textContent: line.text ? `${line.name}: ` : line.name }), line.text)));
  result(told);
}

// Several seats in one place: nothing of a seat is asked for before its person is alone with the screen.
function curtain() {
  const turn = state.table.turn ?? null;
  if (mine.length < 2 || state.table.status !== "playing" || !mine.includes(turn) || state.seat === turn) { byId("curtain").hidden = true; return false; }
  if (state.seat !== null) { look(null); return true; }
  const name = state.table.seats[turn].name ?? `${say("seat")} ${turn + 1}`;
  byId("curtain").hidden = false;
  byId("curtain").querySelector("p").textContent = say("curtain", { name });
  const button = byId("curtain").querySelector("button");
  button.textContent = say("show", { name });
  button.onclick = () => { byId("curtain").hidden = true; look(turn); };
  button.focus();
  return true;
}

function look(seat) { events = []; byId("log").replaceChildren(); send("look", { seat }); }

const called = (seat, n) => seat.name ?? (seat.bot ? botName(n, seat.bot) : say(state.table.status === "open" ? "empty" : "gone"));

function seats(table) {
  byId("seats").replaceChildren(...table.seats.map((seat, n) => {
    const notes = [seat.away && say("away"), seat.resigned && say("resigned"), seat.agrees && say("agrees"), n === table.host && say("host"), seat.relinked && say("relinked")].filter(Boolean);
    const line = el("li", { className: n === table.turn ? "seat turn" : "seat" }, `${n + 1}. ${called(seat, n)}${notes.length ? ` (${notes.join(", ")})` : ""} `);
    if (seat.name && mine.length && !mine.includes(n)) {
      line.append(care({ seat: n }, "block"));
      if (host && table.status === "open") line.append(" ", el("button", { className: "rule", textContent: say("remove"), onclick: () => remove(n) }));
    }
    return line;
  }));
  const free = table.status === "open" && table.seats.some((seat) => !seat.name && !seat.bot);
  byId("invite").hidden = !free;
  byId("invite").textContent = free ? say("invite", { link: location.origin + location.pathname }) : "";
}

function prompt({ prompt: asked, table, undo, seat, hints: allowed }) {
  const own = asked && asked.moves;
  byId("prompt").textContent = own || asked ? asked.text : say(`status-${table.status}`);
  byId("moves").replaceChildren(...(own ? asked.moves : []).map((choice, n) => {
    const cost = Object.entries(choice.cost ?? {}).map(([what, much]) => `${much} ${what}`).join(", ");
    return el("li", {}, el("button", { onclick: () => send("play", { move: choice.move, at: state.at }) },
      el("span", { className: "key", textContent: n < 9 ? String(n + 1) : "" }), choice.text + (cost ? ` (${cost})` : "")));
  }));
  const buttons = [];
  const add = (key, action) => buttons.push(el("button", { textContent: say(key), onclick: action }), " ");
  if (own && allowed && !table.seats[seat].away) add("hint", () => send("hint"));
  if (undo) add("undo", () => send("undo", { at: state.at }));
  if (asked) buttons.push(rule(asked.rule), " ");
  if (table.status === "open" && host) add("start", () => send("start"));
  if (table.status === "open" && host) {
    const [low, high] = games.find((one) => one.id === table.game).seats;
    const last = table.seats.at(-1);
    if (table.seats.length < high) add("more-seats", () => reseat("POST"));
    if (table.seats.length > low && !last.name && !last.bot) add("less-seats", () => reseat("DELETE"));
  }
  if (table.status === "open" && host && table.removed) add("welcome", () => api("POST", `/tables/${id}/welcome`, undefined, token).catch(problem));
  if (table.status === "open" && !mine.length && !(removed && table.removed)) add("join", join);
  if (table.status === "open" && removed && table.removed) buttons.push(el("strong", { textContent: say("removed") }));
  if (table.status === "playing" && seat !== null) {
    const self = table.seats[seat];
    if (self.away) add("back", () => send("back"));
    else if (!self.resigned) {
      add(self.agrees ? "disagree" : "agree", () => send("agree-end", { agree: !self.agrees }));
      if (!self.agrees && table.seats.some((other) => other.agrees)) add("decline", () => send("agree-end", { agree: false }));
      add("resign", async () => await sure(say("resign-sure"), say("resign")) && send("resign"));
    }
  }
  if (table.status === "over") {
    buttons.push(el("a", { href: `/api/tables/${id}/record`, textContent: say("record") }), " ");
    if (table.rematch) buttons.push(el("strong", { textContent: say("rematch-waits") }), " ");
    if (mine.length) add(table.rematch ? "rematch-go" : "rematch", async () => { try { location.href = (await api("POST", `/tables/${id}/rematch`, {}, token)).link; } catch (error) { problem(error); } });
  }
  byId("buttons").replaceChildren(...buttons);
}

const reseat = (method) => api(method, `/tables/${id}/seats`, undefined, token).catch(problem);

async function join() {
  try {
    if (!localStorage.getItem("name")) {
      const field = el("input", { maxLength: 40, autocomplete: "nickname", required: true });
      if (!await sure(say("your-name"), say("join"), field)) return;
      localStorage.setItem("name", field.value);
    }
    const name = localStorage.getItem("name");
    await api("GET", "/me").catch(() => api("POST", "/guest", { name, lang: lang() }));
    location.href = (await api("POST", `/tables/${id}/join`, {})).link;
    location.reload();
  } catch (error) { problem(error); }
}

function rule(number) {
  return el("button", { className: "rule", textContent: `§ ${number}`, onclick: async () => {
    try {
      const found = await api("GET", `/rules/${state.table.game}/${number}?lang=${lang()}`);
      byId("rule").querySelector("h2").textContent = `§ ${found.number} ${found.title}`;
      byId("rule").querySelector("p").textContent = found.text;
      byId("rule").showModal();
    } catch (error) { problem(error); }
  } });
}

function result({ result: standings, ended, table }) {
  byId("result").hidden = !standings;
  if (!standings) return;
  byId("ended").textContent = ended ?? "";
  const rows = [...standings].sort((a, b) => a.rank - b.rank).map((one) => el("tr", {}, el("td", { textContent: `${one.rank}.` }),
    el("td", { textContent: table.seats[one.seat].name ?? botName(one.seat, table.seats[one.seat].bot ?? "") }), el("td", { textContent: one.score })));
  byId("result").querySelector("table").replaceChildren(...rows);
  verify();
}

// Fairness: every own seat promises a contribution before the start and opens it afterwards; at the end all of it is checked.
const pledge = (text) => sha256(`klabauter pledge 1\n${text}`);

function fairness() {
  const { status, seats: all, commitment } = state.table;
  if (status === "open") keep("commitment", commitment);
  for (const seat of mine) {
    if (status === "open" && !all[seat].pledged && !keep(`pledged-${seat}`)) {
      const text = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      keep(`contribution-${seat}`, text);
      keep(`pledged-${seat}`, "1");
      send("pledge", { seat, hash: pledge(text) });
    }
    if (status === "starting" && all[seat].pledged && !all[seat].opened && keep(`contribution-${seat}`)) {
      keep(`opened-${seat}`, "1");
      send("open", { seat, text: keep(`contribution-${seat}`) });
    }
  }
}

async function verify() {
  const text = await (await fetch(`/api/tables/${id}/record`, token ? { headers: { authorization: `Bearer ${token}` } } : {})).text();
  const header = JSON.parse(text.split("\n")[0]);
  const { secret, commitment, rounds } = header.meta.fairness;
  const { contributions, pledges } = rounds.at(-1);
  const fine = sha256(`klabauter commitment 1\n${secret}`) === commitment && (!keep("commitment") || keep("commitment") === commitment)
    && contributions.every((one, n) => (one === null ? pledges[n] === null : pledge(one) === pledges[n]))
    && mine.every((seat) => !keep(`opened-${seat}`) || rounds.some((one) => one.contributions[seat] === keep(`contribution-${seat}`)))
    && sha256(["klabauter seed 1", secret, ...contributions.map((one) => one ?? "")].join("\n")) === header.seed;
  byId("luck").textContent = say(fine ? "luck-fine" : "luck-wrong");
}

byId("say").addEventListener("submit", (event) => {
  event.preventDefault();
  const input = event.target.querySelector("input");
  if (input.value.trim()) send("say", { text: input.value.trim() });
  input.value = "";
});

document.addEventListener("keydown", (event) => {
  if (event.target.tagName === "INPUT" || event.ctrlKey || event.altKey || event.metaKey) return;
  if (/^[1-9]$/.test(event.key)) byId("moves").children[Number(event.key) - 1]?.querySelector("button").click();
  if (event.key === "u" && state?.undo) send("undo", { at: state.at });
});

connect();
