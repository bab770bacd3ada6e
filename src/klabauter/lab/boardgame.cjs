// boardgame.io's own first game, played at random; prints steps per second of processor time.
//   node boardgame.cjs FOLDER_WITH_NODE_MODULES SECONDS
const { createRequire } = require("node:module");
const path = require("node:path");
const [folder, seconds] = process.argv.slice(2);
const { Client } = createRequire(path.join(folder, "here.js"))("boardgame.io/client");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, at) => {
      G.cells[at] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[b] === G.cells[c]))
      return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function play() {
  const client = Client({ game, debug: false });
  client.start();
  let steps = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    client.moves.click(free[Math.floor(Math.random() * free.length)]);
    steps += 1;
  }
  client.stop();
  return steps;
}

for (let warm = 0; warm < 200; warm += 1) play(); // so that the compiler has had its time
const started = spent();
let steps = 0;
while (spent() - started < Number(seconds) || steps === 0) steps += play();
console.log(JSON.stringify({ steps_per_s: steps / (spent() - started) }));
