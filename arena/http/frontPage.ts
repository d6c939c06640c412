import { games } from '@tactarium/games';

/** The front page of a server whose web client was not built. */
export const frontPage = (): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tactarium</title>
<h1>Tactarium</h1>
<p>A home for turn-based tactics. This server plays:</p>
<ul>
${games.map(({ name, game }) => `<li>${name} (<code>${game.id}</code>)</li>`).join('\n')}
</ul>
<p>In a terminal: <code>tactarium play rps --server http://localhost:8080 --bot normal</code></p>
<p><a href="/docs">The API</a> · <a href="/healthz">alive</a> · <a href="/readyz">ready</a> · <a href="/metrics">metrics</a></p>
</html>
`;
