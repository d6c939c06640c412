import type { FastifyReply, FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of this server sent this, or one of an origin that the operator trusts (a friend). */
const isOurs = (origin: string, request: FastifyRequest, friends: readonly string[]): boolean => {
  if (friends.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
};

/**
 * Browsers send cookies along with requests from any page, so a request with a cookie must come from a page of ours.
 * Programs send their token in a header and need no origin.
 */
export function isForeign(request: FastifyRequest, friends: readonly string[], socket = false): boolean {
  const { origin, authorization, cookie } = request.headers;
  if (SAFE.has(request.method) && !socket) return false;
  if (origin !== undefined) return !isOurs(origin, request, friends);
  return cookie !== undefined && authorization === undefined;
}

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS = 'authorization, content-type';
/** Seconds for which a browser may remember the preflight's answer. */
const REMEMBERED = '600';

/** Tells browsers that pages of a friend may use this server. True if this was the preflight, which is now answered. */
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
