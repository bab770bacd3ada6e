// First Mate: a small bot for Klabauter in JavaScript, for Node, without any package (docs/bot-protocol.md).
//
//     klabauter play freibeuter --seats "human,program:node examples/bots/first_mate.js"
//
// It plays all five games and knows little of any: which kind of move it likes best, and that what is worth more is
// better. first_mate.py is the same bot in Python and plays the same moves.
"use strict";

const readline = require("node:readline");

// The kinds of moves of each game ("verb"), the best liked first. What is not named here is liked least.
const LIKES = {
  "jolly-und-roger": "take lay board kraken tortuga parrot split",
  "port-royal": "hire trade moor discover stop pass",
  "freibeuter": "chests boat board dutchman draw",
  "rum-und-ehre": "take open chart win guard invite drink keep ahoy move dark enter board barrel stand",
  "mutinies": "use keep go send deal steal lay cabin wake",
};
const WORTH = ["gold", "coins", "value"]; // the fields in which the views of these games say what something is worth

/** One JSON object on one line. */
function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

/** What the things in a part of the view are worth, by their ids. Ids are the same in views and in moves. */
function worths(data, found = new Map()) {
  if (data !== null && typeof data === "object") {
    if (!Array.isArray(data) && "id" in data) {
      found.set(data.id, WORTH.reduce((sum, field) => sum + (data[field] ?? 0), 0));
    }
    for (const inner of Object.values(data)) worths(inner, found);
  }
  return found;
}

/** What a part of a move is worth: as the view says, or the number in its id, so that red-5 is better than red-3. */
function worth(part, known) {
  return known.get(part) ?? Number(/\d+/.exec(part)?.[0] ?? 0);
}

/** The first of the best moves. */
function choose(game, view, moves) {
  const liked = (LIKES[game] ?? "").split(" ");
  if (game === "port-royal" && view.public.harbour.length >= 3) {
    liked.unshift("stop"); // enough lies in the harbour; one more card may spoil it all
  }
  const known = worths(view.public);
  let best = null;
  for (const { move, verb, parts } of moves) {
    const rank = liked.includes(verb) ? liked.indexOf(verb) : liked.length;
    const value = parts.reduce((sum, part) => sum + worth(part, known), 0);
    if (best === null || rank < best.rank || (rank === best.rank && value > best.value)) {
      best = { move, rank, value };
    }
  }
  return best.move;
}

let game = null;
let moves = [];

const answers = {
  hello(message) {
    game = message.game;
    say({ type: "hello", protocol: 1, name: "First Mate (JavaScript)", version: "1" });
  },
  ask(message) {
    moves = message.moves;
    say({ type: "move", question: message.question, move: choose(game, message.view, moves) });
  },
  // A mistake of ours: standard error is where a bot may talk to its author. There is one more try.
  refusal(message) {
    console.error(message.why);
    say({ type: "move", question: message.question, move: moves[0].move });
  },
  error(message) {
    console.error(message.why);
  },
  // "over", and whatever a later version of the protocol may add, needs no answer.
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  answers[message.type]?.(message);
}); // Node ends by itself when Klabauter closes our standard input.
