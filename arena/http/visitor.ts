import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Players, Visitor } from '../players/players.ts';

/** Over TLS browsers take `__Host-` only from this very host, so no page of a neighbouring one can set it. */
const COOKIE = 'tactarium';
const SECURE_COOKIE = '__Host-tactarium';
const YEAR = 365 * 24 * 3600;
/** No token is longer; what is longer is not looked up. */
const LONGEST = 200;

declare module 'fastify' {
  interface FastifyRequest {
    /** The player who makes the request, on routes that need a session. */
    visitor: Visitor;
  }
}

function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return /^Bearer ([\w-]+)$/.exec(authorization)?.[1];
  return request.cookies[cookieOf(request)];
}

export async function visitorOf(request: FastifyRequest, players: Players): Promise<Visitor | undefined> {
  const token = tokenOf(request);
  return token === undefined || token.length > LONGEST ? undefined : players.visitor(token);
}

const cookieOf = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? SECURE_COOKIE : COOKIE);

const cookieOptions = (request: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: request.protocol === 'https' }) as const;

export function remember(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieOf(request), token, { ...cookieOptions(request), maxAge: YEAR });
}

export function forget(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(cookieOf(request), cookieOptions(request));
}
