import type { FastifyRequest } from 'fastify';

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
