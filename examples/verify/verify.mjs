#!/usr/bin/env node
// Checks a proof of Klabauter's luck: commitment, rounds, pledges, seed and the ticket of every draw. Written from
// docs/luck.md alone, without Klabauter and without packages. It does not know the rules of the games, so it cannot tell
// whether these draws had to happen; `klabauter verify` can.
//
//     node verify.mjs proof.json          exit code 0: valid, 1: not valid, 2: cannot be read
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';

const FIELDS = ['format', 'version', 'game', 'rules', 'seats', 'options', 'components', 'fingerprint', 'bots', 'commitment', 'secret', 'rounds', 'seed', 'draws', 'moves', 'digest'];
const MOST = 2n ** 64n;

const sha256 = (...lines) => createHash('sha256').update(lines.join('\n'), 'utf8').digest('hex');
const commitmentOf = (secret) => sha256('klabauter commitment 1', secret);
const pledgeOf = (contribution) => sha256('klabauter pledge 1', contribution);
const seedOf = (secret, contributions) => sha256('klabauter seed 1', secret, ...contributions.map((one) => one ?? ''));

/** Outcome `index` of a source, as a number below `tickets` (a BigInt). */
export function ticketOf(seed, source, index, tickets) {
  const key = createHash('sha256').update(`klabauter luck 1\n${seed}`, 'utf8').digest();
  for (let attempt = 0; ; attempt++) {
    const block = createHmac('sha256', key).update(`${source}\n${index}\n${attempt}`, 'utf8').digest();
    const number = block.readBigUInt64BE(0);
    if (number < MOST - (MOST % tickets)) return number % tickets;
  }
}

// -- number 1: the form

const isText = (value) => typeof value === 'string';
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isHex = (value) => isText(value) && /^[0-9a-f]{64}$/.test(value);
const isListOf = (value, fits) => Array.isArray(value) && value.every(fits);
const isPair = (value) => Array.isArray(value) && value.length === 2;
const isSeat = (value, seats) => Number.isInteger(value) && value >= 0 && value < seats;
const isOutcome = (value) => isPair(value) && isText(value[0]) && Number.isSafeInteger(value[1]) && value[1] > 0;
const sumOf = (outcomes) => outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);

function isDraw(value) {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [source, index, outcomes, result] = value;
  return isText(source) && Number.isSafeInteger(index) && isText(result) && isListOf(outcomes, isOutcome) && outcomes.length > 0 && sumOf(outcomes) <= MOST;
}

function isRound(value, seats) {
  const bySeat = (list) => isListOf(list, (one) => one === null || isHex(one)) && list.length === seats;
  return isObject(value) && Object.keys(value).sort().join() === 'contributions,pledges' && bySeat(value.pledges) && bySeat(value.contributions);
}

function misshapen(proof) {
  if (!isObject(proof)) return ['This is not a JSON object.'];
  if (Object.keys(proof).sort().join() !== [...FIELDS].sort().join()) return [`The fields must be exactly these: ${FIELDS.join(', ')}.`];
  const { seats } = proof;
  const fits = {
    format: proof.format === 'klabauter proof',
    version: proof.version === 1,
    game: isText(proof.game),
    rules: Number.isInteger(proof.rules),
    seats: Number.isInteger(seats) && seats > 0,
    options: isObject(proof.options),
    components: isObject(proof.components),
    fingerprint: isText(proof.fingerprint),
    bots: isListOf(proof.bots, (one) => isSeat(one, seats)) && proof.bots.every((one, n) => n === 0 || proof.bots[n - 1] < one),
    commitment: isHex(proof.commitment),
    secret: isHex(proof.secret),
    rounds: isListOf(proof.rounds, (one) => isRound(one, seats)) && proof.rounds.length > 0,
    seed: isText(proof.seed),
    draws: isListOf(proof.draws, isDraw),
    moves: isListOf(proof.moves, (one) => isPair(one) && isSeat(one[0], seats) && isText(one[1])),
    digest: isText(proof.digest),
  };
  return FIELDS.filter((name) => !fits[name]).map((name) => `The field "${name}" has not the form it must have.`);
}

// -- numbers 2 to 8

const unopened = ({ pledges, contributions }) => pledges.flatMap((pledge, seat) => (pledge !== null && contributions[seat] === null ? [seat] : []));

function wrongRounds({ rounds, bots }) {
  const wrong = [];
  const silent = new Set(); // seats that did not open in an earlier round
  rounds.forEach((round, n) => {
    const where = `Round ${n + 1}`;
    round.pledges.forEach((pledge, seat) => {
      const given = round.contributions[seat];
      if (given !== null && pledgeOf(given) !== pledge) wrong.push(`${where}: the contribution of seat ${seat} does not belong to its pledge.`);
      if (bots.includes(seat) && (pledge !== null || given !== null)) wrong.push(`${where}: seat ${seat} is a bot and has a pledge or a contribution.`);
      if (silent.has(seat) && pledge !== null) wrong.push(`${where}: seat ${seat} has pledged again.`);
    });
    const missing = unopened(round);
    if (n === rounds.length - 1) for (const seat of missing) wrong.push(`${where}: the contribution that seat ${seat} pledged is missing.`);
    else if (missing.length === 0) wrong.push(`${where} was repeated although everything was opened.`);
    for (const seat of missing) silent.add(seat);
  });
  return wrong;
}

function wrongDraws({ seed, draws }) {
  const counted = new Map();
  for (const [n, [source, index, outcomes, result]] of draws.entries()) {
    const expected = counted.get(source) ?? 0;
    if (index !== expected) return [`Draw ${n + 1}: the index of ${source} must be ${expected}, not ${index}.`];
    counted.set(source, expected + 1);
    const ticket = ticketOf(seed, source, index, sumOf(outcomes));
    let sum = 0n;
    const [drawn] = outcomes.find(([, weight]) => (sum += BigInt(weight)) > ticket);
    if (drawn !== result) return [`Draw ${n + 1}: ticket ${ticket} of ${source} falls on "${drawn}", not on "${result}".`];
  }
  return [];
}

/** What is wrong with a proof, and what one should know about a valid one. */
export function verify(proof) {
  const wrong = misshapen(proof);
  if (wrong.length > 0) return { wrong, warnings: [] };
  const { commitment, secret, rounds, seed } = proof;
  const last = rounds[rounds.length - 1].contributions;
  if (commitmentOf(secret) !== commitment) wrong.push('The commitment is not that of the secret.');
  wrong.push(...wrongRounds(proof));
  if (seedOf(secret, last) !== seed) wrong.push('The seed is not that of the secret and the contributions.');
  wrong.push(...wrongDraws(proof));
  const warnings = rounds.slice(0, -1).flatMap((round, n) => unopened(round).map((seat) => `Round ${n + 1} is void: seat ${seat} did not open its contribution.`));
  if (last.every((one) => one === null)) warnings.push('Nobody contributed: the server alone chose the luck.');
  return { wrong, warnings };
}

function main([file]) {
  let proof;
  try {
    proof = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`Cannot read a proof from ${file ?? 'no file'}: ${error.message}`);
    return 2;
  }
  const { wrong, warnings } = verify(proof);
  for (const line of wrong) console.log(`WRONG    ${line}`);
  for (const line of warnings) console.log(`WARNING  ${line}`);
  if (wrong.length > 0) return 1;
  const contributors = proof.rounds[proof.rounds.length - 1].contributions.flatMap((one, seat) => (one === null ? [] : [seat]));
  console.log(`VALID    ${proof.game}, ${proof.seats} seats, commitment ${proof.commitment}`);
  console.log(`         rounds: ${proof.rounds.length}, contributions of seats: ${contributors.join(', ') || 'none'}, draws: ${proof.draws.length}`);
  console.log('         Not checked here: that these draws follow from the rules and the moves (klabauter verify does).');
  return 0;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) exit(main(argv.slice(2)));
