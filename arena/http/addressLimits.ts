import { refusal } from '@tactarium/engine';
import type { FastifyReply } from 'fastify';
import type { Arena } from '../arena.ts';
import type { Rates } from '../counts/counts.ts';
import type { Limits } from '../limits.ts';
import { addressOf } from './address.ts';
import { shownAt } from './metaTags.ts';
import { Refused } from './problems.ts';
import type { Server } from './server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests from one address in a minute: this route is counted for itself. */
    readonly perMinute?: number;
  }
}

/** Files of the web client are cheap, and a page has many; its links to matches are not, as each is looked up. */
const LIMITED = /^\/(api|cards|docs|readyz|metrics)\b/;
const MINUTE = 60;

/** Counts requests by where they come from, and by the route that answers, however its address was written. */
export function limitAddresses(server: Server, arena: Arena, limits: Limits): void {
  const { counts } = arena;
  const others = counts.rates('addresses', limits.addresses, MINUTE);
  const routes = new Map<string, Rates>();
  const ratesOf = (route: string, most: number): Rates => {
    const rates = routes.get(route) ?? counts.rates(route, most, MINUTE);
    routes.set(route, rates);
    return rates;
  };
  server.addHook('onRequest', async ({ routeOptions, url, ip }, reply) => {
    const { url: route = '', config } = routeOptions;
    if (!LIMITED.test(route) && shownAt(url) === undefined) return;
    const rates = config.perMinute === undefined ? others : ratesOf(route, config.perMinute);
    slowDown(reply, await rates.take(addressOf(ip), arena.now));
  });
}

/** Refuses a request that came `wait` milliseconds too early. */
export function slowDown(reply: FastifyReply, wait: number): void {
  if (wait <= 0) return;
  void reply.header('retry-after', Math.ceil(wait / 1_000));
  throw new Refused(refusal('limit/requests'));
}
