import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { packageRoot } from '../packageRoot.ts';

/** Where the build of this repository puts the web client; undefined where it was not built. */
export function builtWebClient(): string | undefined {
  const folder = fileURLToPath(new URL('../web/dist', packageRoot));
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

/** The files of the web client, and its page for every address that a person may come by. */
export async function serveWebClient(server: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  await server.register(files, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      // A cache on the way must not hand brotli to a client that asked for plain text.
      response.header('vary', 'accept-encoding');
      // Their names change when they do.
      if (path.startsWith(assets)) response.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  server.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (!isVisit(request)) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

/** A person's browser that asks for a page, or anybody at the front door; not a program that mistook an address of the API. */
const isVisit = ({ url, headers }: FastifyRequest): boolean =>
  url === '/' || (!url.startsWith('/api/') && (headers.accept ?? '').includes('text/html'));
