// boardgame.io's server with its store in memory, on a port of its own; prints the port.

const { Server } = require('boardgame.io/server');
const { race } = require('./race.cjs');

const server = Server({ games: [race], origins: [/.*/] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(appServer.address().port);
});
