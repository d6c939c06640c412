import { isIP, isIPv6 } from 'node:net';
import { isPublic } from '../push/addresses.ts';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that name a network: all its addresses belong to one household or machine. */
const NETWORK = 4;

/** Whether it is an address of this machine or of a private network. */
export function isNear(ip: string | undefined): boolean {
  const address = MAPPED.exec(ip ?? '')?.[1] ?? ip?.split('%')[0] ?? '';
  const family = isIP(address);
  return family !== 0 && !isPublic({ address, family });
}

/** What limits count as one address: of IPv6 the whole network (/64), which is what a household or a machine is given. */
export function addressOf(ip: string | undefined): string {
  // Fastify's types do not say so: a client that has hung up has no address.
  if (ip === undefined) return 'gone';
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain] = ip.split('%') as [string];
  if (!isIPv6(plain)) return ip;
  const [head, tail] = plain.split('::') as [string, string?];
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${all
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
