import { WebSocketServer } from 'ws';

/** The floor: a socket that says back what it hears. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const text = String(data);
    if (text.includes('"watch"')) return socket.send('{"type":"seen","view":{"game":{"turn":"red"}}}');
    const { n } = JSON.parse(text) as { n: number };
    socket.send(`{"type":"accepted","n":${n},"next":${n + 1},"echo":${JSON.stringify(text)}}`);
  });
});
server.on('listening', () => {
  const { port } = server.address() as { port: number };
  process.stdout.write(`listens on http://localhost:${port}\n`);
});
