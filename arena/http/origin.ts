import type { FastifyReply, FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of this server, or of one that was named as its friend, sent this. */
const isOurs = (origin: string, request: FastifyRequest, friends: readonly string[]): boolean => {
  if (friends.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
};

/**
 * Browsers send cookies along from anywhere, so whoever comes with one has to come from here. Programs, which say who
 * they are in a header, need no origin.
 */
export function isForeign(request: FastifyRequest, friends: readonly string[], socket = false): boolean {
  const { origin, authorization, cookie } = request.headers;
  if (SAFE.has(request.method) && !socket) return false;
  if (origin !== undefined) return !isOurs(origin, request, friends);
  return cookie !== undefined && authorization === undefined;
}

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS = 'authorization, content-type';
/** Seconds for which a browser need not ask again. */
const REMEMBERED = '600';

/** Tells browsers that pages of a friend may use this server. Whether this was the question itself, and is answered. */
export function welcomesFriend(request: FastifyRequest, reply: FastifyReply, friends: readonly string[]): boolean {
  const { origin } = request.headers;
  if (friends.length > 0) void reply.header('vary', 'origin');
  if (origin === undefined || !friends.includes(origin)) return false;
  void reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
  void reply
    .code(204)
    .header('access-control-allow-methods', METHODS)
    .header('access-control-allow-headers', HEADERS)
    .header('access-control-max-age', REMEMBERED)
    .send();
  return true;
}
