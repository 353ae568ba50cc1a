// A race of dice and tokens as boardgame.io writes games, of the size of Spiralized at two seats:
// four tokens each on 211 places, two dice a turn, one token moved by each; whoever is met goes back.

const TOKENS = 4;
const END = 211;

const roll = (random) => [random.Die(6), random.Die(6)];

function move({ G, ctx, events, random }, token) {
  const own = G.tokens[ctx.currentPlayer];
  if (!(token >= 0 && token < TOKENS) || own[token] === END) return 'INVALID_MOVE';
  own[token] = Math.min(END, own[token] + G.dice[0]);
  for (const [seat, tokens] of Object.entries(G.tokens)) {
    if (seat === ctx.currentPlayer || own[token] === END) continue;
    G.tokens[seat] = tokens.map((place) => (place === own[token] ? 0 : place));
  }
  G.dice.shift();
  if (own.every((place) => place === END)) events.endGame({ winner: ctx.currentPlayer });
  else if (G.dice.length === 0) {
    G.dice = roll(random);
    events.endTurn();
  }
}

exports.race = {
  name: 'race',
  setup: ({ ctx, random }) => ({
    tokens: Object.fromEntries(ctx.playOrder.map((seat) => [seat, Array(TOKENS).fill(0)])),
    dice: roll(random),
  }),
  // Not on the client: its state changes when the server has answered.
  moves: { move: { move, client: false } },
};
exports.END = END;
