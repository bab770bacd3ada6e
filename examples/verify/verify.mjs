// Checks a proof of Klabauter's luck without the rules of the games: numbers 1 to 8 of "The proof" in luck.md.
//     node verify.mjs proof.json
// Exit code 0: all is well; 1: the proof has faults; 2: it cannot be read. Rounds, seats, draws, moves count from 0.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const faults = [];
const fault = (where, what) => void faults.push(`${where}: ${what}`);
const quote = (text) => JSON.stringify(text);

const isList = Array.isArray;
const isObject = (value) => typeof value === "object" && value !== null && !isList(value);
const isWhole = (value) => typeof value === "bigint" && value >= 0n;
const isWeight = (value) => isWhole(value) && value > 0n;
const isText = (value) => typeof value === "string" && !/\p{Surrogate}/u.test(value); // half a pair has no UTF-8
const isHex = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
const isTuple = (list, ...kinds) => isList(list) && list.length === kinds.length && kinds.every((is, i) => is(list[i]));

const KINDS = new Map([[isList, "a list"], [isObject, "an object"], [isWhole, "a whole number"], [isText, "a text"],
  [isHex, "64 digits 0-9, a-f"]]);
const ROUND = { pledges: isList, contributions: isList };
const PROOF = {
  format: (value) => value === "klabauter proof", version: (value) => value === 1n, game: isText, rules: isWhole,
  seats: isWhole, options: isObject, components: isObject, fingerprint: isText, bots: isList, commitment: isHex,
  secret: isHex, rounds: isList, seed: isText, draws: isList, moves: isList, digest: isText,
};

/** The value of a JSON text, with whole numbers as BigInt, since weights may be too large for a Number. */
function parse(text) {
  JSON.parse(text); // throws if this is not JSON
  let [written, kept] = [0, -1]; // fields; the value as a whole is visited like one
  const mark = (token, colon) => { // "text" becomes "=text", 12 becomes "#12", names stay as they are
    if (colon) written++;
    return colon ? token : token[0] === '"' ? `"=${token.slice(1)}` : `"#${token}"`;
  };
  const unmark = function (_, value) {
    if (isObject(this)) kept++;
    if (typeof value !== "string") return value;
    return value[0] === "=" ? value.slice(1) : /^#-?\d+$/.test(value) ? BigInt(value.slice(1)) : Number(value.slice(1));
  };
  const value = JSON.parse(text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?\d[\d.eE+-]*/g, mark), unmark);
  if (kept < written) fault("proof", "an object has two fields of the same name");
  return value;
}

function checkFields(object, fields, where) {
  if (!isObject(object)) return fault(where, "is not an object");
  for (const [name, is] of Object.entries(fields)) {
    if (!Object.hasOwn(object, name)) fault(where, `has no field "${name}"`);
    else if (!is(object[name])) fault(where, `"${name}" is not ${KINDS.get(is) ?? "that of a proof"}`);
  }
  const unknown = Object.keys(object).filter((name) => !Object.hasOwn(fields, name));
  for (const name of unknown) fault(where, `has an unknown field ${quote(name)}`);
}

function checkLists({ seats, bots, rounds, draws, moves }) {
  const isSeat = (value) => isWhole(value) && value >= 0n && value < seats;
  if (!bots.every(isSeat)) fault("bots", "not all of them are seats of this table");
  else if (bots.some((bot, i) => i > 0 && !(bots[i - 1] < bot))) fault("bots", "they are not ascending");
  if (rounds.length === 0) fault("rounds", "there are none");
  rounds.forEach((round, r) => checkRoundFormat(round, seats, `round ${r}`));
  draws.forEach((draw, d) => checkDrawFormat(draw, `draw ${d}`));
  moves.forEach((move, m) => isTuple(move, isSeat, isText) || fault(`move ${m}`, "is not [seat, text]"));
}

function checkRoundFormat(round, seats, where) {
  checkFields(round, ROUND, where);
  for (const name of Object.keys(ROUND).filter((name) => isList(round?.[name]))) {
    const list = round[name];
    if (BigInt(list.length) !== seats) fault(where, `"${name}" has ${list.length} entries for ${seats} seats`);
    list.forEach((entry, seat) => {
      const isRight = entry === null || isHex(entry);
      if (!isRight) fault(`${where}, seat ${seat}`, `"${name}" has neither null nor ${KINDS.get(isHex)}`);
    });
  }
}

function checkDrawFormat(draw, where) {
  if (!isTuple(draw, isText, isWhole, isList, isText)) return fault(where, "is not [text, whole number, list, text]");
  const wrong = draw[2].findIndex((entry) => !isTuple(entry, isText, isWeight));
  if (wrong >= 0) fault(where, `outcome ${wrong} is not [text, whole number above 0]`);
  else if (draw[2].length === 0) fault(where, "has no outcomes");
  else if (total(draw[2]) > 2n ** 64n) fault(where, "the sum of the weights is above 2^64");
}

const total = (outcomes) => outcomes.reduce((sum, [, weight]) => sum + weight, 0n);
const sha256 = (...lines) => createHash("sha256").update(lines.join("\n")).digest();
const hex = (...lines) => sha256(...lines).toString("hex");
const silent = ({ contributions }) => [...contributions.keys()].filter((seat) => contributions[seat] === null);
const unopened = (round) => silent(round).filter((seat) => round.pledges[seat] !== null);

function checkSeed({ commitment, secret, seed, rounds }) {
  if (hex("klabauter commitment 1", secret) !== commitment) fault("commitment", "is not that of the secret");
  const given = rounds.at(-1).contributions.join("\n"); // null becomes an empty line
  if (hex("klabauter seed 1", secret, given) !== seed) fault("seed", "is not that of secret and last round");
}

function checkRounds({ rounds, bots }) {
  const out = new Set(); // the seats that have left a pledge unopened
  rounds.forEach((round, r) => {
    const isLast = r === rounds.length - 1;
    const left = unopened(round);
    if (!isLast && left.length === 0) fault(`round ${r}`, "was repeated although every pledge is opened");
    round.pledges.forEach((pledge, seat) => {
      const given = round.contributions[seat];
      const refuse = (what) => fault(`round ${r}, seat ${seat}`, what);
      if (given !== null && hex("klabauter pledge 1", given) !== pledge) refuse("its contribution was not pledged");
      if (bots.includes(BigInt(seat)) && (pledge ?? given) !== null) refuse("a bot pledges or contributes");
      if (isLast && pledge !== null && given === null) refuse("its pledge of the last round is not opened");
      if (out.has(seat) && pledge !== null) refuse("it pledges again after a pledge that it has not opened");
    });
    left.forEach((seat) => out.add(seat));
  });
}

/** The ticket of a source and an index: a whole number from 0 to tickets - 1. */
function ticketOf(key, source, index, tickets) {
  for (let attempt = 0; ; attempt++) {
    const number = createHmac("sha256", key).update(`${source}\n${index}\n${attempt}`).digest().readBigUInt64BE();
    if (number < 2n ** 64n - (2n ** 64n % tickets)) return number % tickets;
  }
}

function checkDraws({ seed, draws }) {
  const key = sha256("klabauter luck 1", seed);
  const counts = new Map();
  draws.forEach(([source, index, outcomes, result], d) => {
    const where = `draw ${d} (${quote(source)} ${index})`;
    const count = counts.get(source) ?? 0;
    counts.set(source, count + 1);
    if (index !== BigInt(count)) fault(where, `its index should be ${count}`);
    const ticket = ticketOf(key, source, index, total(outcomes));
    let reached = 0n;
    const [drawn] = outcomes.find(([, weight]) => ticket < (reached += weight));
    if (drawn !== result) fault(where, `ticket ${ticket} is ${quote(drawn)}, not ${quote(result)}`);
  });
}

function report({ game, seats, bots, rounds, draws }) {
  console.log(`All is well: ${quote(game)}, seats: ${seats}, rounds: ${rounds.length}, draws: ${draws.length}.`);
  rounds.forEach((round, r) => unopened(round).forEach((seat) =>
    console.log(`Warning: round ${r} is void, since seat ${seat} has not opened its pledge.`)));
  const without = silent(rounds.at(-1)).map((seat) => (bots.includes(BigInt(seat)) ? `${seat} (bot)` : seat));
  console.log(`Seats without a contribution: ${without.join(", ") || "none"}.`);
  if (BigInt(without.length) === seats) console.log("Warning: nobody has contributed, the server chose the seed.");
  console.log("Not checked: whether the rules of the game lead to these draws and this digest.");
}

/** What is wrong with the text of a proof, and the proof itself. */
export function check(text) {
  faults.length = 0;
  const proof = parse(text);
  checkFields(proof, PROOF, "proof");
  if (faults.length === 0) checkLists(proof); // each step relies on the form that the one before has checked
  if (faults.length === 0) [checkSeed, checkRounds, checkDraws].forEach((step) => step(proof));
  return { proof, faults: [...faults] };
}

function main(files) {
  if (files.length !== 1) throw new Error("usage: node verify.mjs proof.json");
  const { proof, faults } = check(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(files[0])));
  if (faults.length === 0) report(proof);
  else console.log(["The proof is not valid:", ...faults].join("\n- "));
  return faults.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {}); // its reader may stop early
  try {
    process.exitCode = main(process.argv.slice(2));
  } catch (error) {
    console.error(`Cannot read a proof: ${error.message}`);
    process.exitCode = 2;
  }
}
