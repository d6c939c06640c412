import { openPostgres } from '@tactarium/arena/storage/postgres';
import { type AnyGame, apply, match as matchOf, simulationSeed, type Typed } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The limit: what a match server costs that keeps nothing. Rules, redaction and sockets are the same; there is no
 * storage, no account, no clock, no schema, no digest, and a killed process has lost everything. With a DATABASE_URL each
 * move is one row there before it is answered, and that is all that is done for it: what waiting for a disk costs.
 */
const game = matchOf(gameNamed('rps')!.game) as AnyGame;

interface Match {
  state: unknown;
  readonly counts: number[];
  readonly sockets: (WebSocket | undefined)[];
}

const matches = new Map<string, Match>();

const url = process.env['DATABASE_URL'];
const database = url ? openPostgres(url) : undefined;
await database?.query('create table if not exists moves (match text, seat int, n int, command text)');

function matchNamed(id: string): Match {
  const known = matches.get(id);
  if (known) return known;
  const options = game.readOptions({ variant: 'onslaught' });
  if (!options.ok) throw new Error(options.error.code);
  const state = game.setup(options.value, simulationSeed(matches.size));
  const made = { state, counts: [0, 0], sockets: [undefined, undefined] };
  matches.set(id, made);
  return made;
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url!, 'http://localhost');
  const id = searchParams.get('match')!;
  const seat = Number(searchParams.get('seat'));
  const match = matchNamed(id);
  match.sockets[seat] = socket;
  socket.on('message', async (data) => {
    const message = JSON.parse(String(data)) as { type: string; n: number; command: Typed };
    if (message.type === 'watch') {
      socket.send(JSON.stringify({ type: 'seen', match: id, view: game.view(match.state, seat) }));
      return;
    }
    const applied = apply(game, match.state, seat, message.command);
    if (!applied.ok) {
      socket.send(JSON.stringify({ type: 'refused', n: message.n, code: applied.error.code }));
      return;
    }
    match.state = applied.value.state;
    const n = match.counts[seat]!++;
    if (database) {
      const row = [id, seat, n, JSON.stringify(message.command)];
      await database.query('insert into moves values ($1, $2, $3, $4)', row);
    }
    socket.send(JSON.stringify({ type: 'accepted', match: id, n, next: n + 1 }));
    for (const [viewer, other] of match.sockets.entries()) {
      const events = applied.value.events.flatMap((event) => game.redact(event, viewer) ?? []);
      other?.send(JSON.stringify({ type: 'news', match: id, events }));
    }
  });
});
server.on('listening', () => {
  const { port } = server.address() as { port: number };
  process.stdout.write(`listens on http://localhost:${port}\n`);
});
