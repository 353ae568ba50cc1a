// Players who answer at once: node players.cjs PORT RACES SECONDS
// Reads "go" on stdin when the clock starts; prints what was counted as one line of JSON.

const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { race, END } = require('./race.cjs');

const [port, races, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const SEATS = 2;
const took = [];
let counts = false;

async function post(path, body) {
  const answer = await fetch(`${server}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

function play(client, seat, again) {
  let asked = -1;
  let since = 0;
  return (state) => {
    if (state === null || state._stateID === asked) return;
    if (asked >= 0 && state._stateID > asked && since) {
      if (counts) took.push(performance.now() - since);
      since = 0;
    }
    if (state.ctx.gameover) return again();
    if (state.ctx.currentPlayer !== seat) return;
    asked = state._stateID;
    const open = state.G.tokens[seat].flatMap((place, token) => (place < END ? [token] : []));
    since = performance.now();
    setImmediate(() => client.moves.move(open[Math.floor(Math.random() * open.length)]));
  };
}

async function begin() {
  const { matchID } = await post('/games/race/create', { numPlayers: SEATS });
  const clients = [];
  let over = false;
  const again = () => {
    if (over) return;
    over = true;
    clients.forEach((client) => client.stop());
    begin();
  };
  for (let seat = 0; seat < SEATS; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`/games/race/${matchID}/join`, {
      playerID,
      playerName: playerID,
    });
    const client = Client({
      game: race,
      numPlayers: SEATS,
      matchID,
      playerID,
      credentials: playerCredentials,
      multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
      debug: false,
    });
    clients.push(client);
  }
  clients.forEach((client, seat) => {
    client.subscribe(play(client, String(seat), again));
    client.start();
  });
}

async function main() {
  for (let number = 0; number < races; number++) await begin();
  console.log('ready');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  counts = true;
  setTimeout(() => {
    counts = false;
    // A pipe takes it in pieces; all of it must be through before the end.
    process.stdout.write(`${JSON.stringify(took)}\n`, () => process.exit(0));
  }, seconds * 1000);
}

main();
