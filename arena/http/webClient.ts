import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { packageRoot } from '../packageRoot.ts';
import type { Previews } from '../previews/previews.ts';
import { shownAt, withTags } from './metaTags.ts';

/** Where the build of this repository puts the web client; undefined where it was not built. */
export function builtWebClient(): string | undefined {
  const folder = fileURLToPath(new URL('../web/dist', packageRoot));
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

/** The files of the web client, and its page for every address that a person may come by. */
export async function serveWebClient(
  server: FastifyInstance,
  folder: string,
  previews?: Pick<Previews, 'of'>,
): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
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
  server.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isVisit(request)) return reply.callNotFound();
    void reply.header('cache-control', 'no-cache');
    const { url, protocol, host } = request;
    const id = shownAt(url);
    // A failed preview must not keep anybody from the page.
    const preview = id === undefined ? undefined : await previews?.of(id).catch(() => undefined);
    if (id === undefined || !preview) return reply.sendFile('index.html');
    return sendText(request, reply, withTags(page, preview, `${protocol}://${host}`, id, url));
  });
}

/** A person's browser that asks for a page, or anybody at the front door; not a program that mistook an address of the API. */
const isVisit = ({ url, headers }: FastifyRequest): boolean =>
  url === '/' || (!url.startsWith('/api/') && (headers.accept ?? '').includes('text/html'));

/** Smaller is not worth the time here: the page is four kilobytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a generated page, in the smallest encoding that the client accepts. */
function sendText({ headers }: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const accepted = headers['accept-encoding'] ?? '';
  void reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotliCompressSync(text, BROTLI));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipSync(text));
  return reply.send(text);
}
