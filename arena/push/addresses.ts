import { BlockList, isIP } from 'node:net';

export interface Address {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly Address[]>;

/** Networks that are not the public Internet: this machine, its neighbours, and what is kept for other uses. */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only what is given out to the public counts, without what holds addresses of IPv4 in itself. */
const PUBLIC_6 = ['2000::/3'];
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], type: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [net, prefix] = network.split('/') as [string, string];
    list.addSubnet(net, Number(prefix), type);
  }
  return list;
};
const closed = listOf(NOT_PUBLIC, 'ipv4');
const open6 = listOf(PUBLIC_6, 'ipv6');
const closed6 = listOf(NOT_PUBLIC_6, 'ipv6');

export const isPublic = ({ address, family }: Address): boolean =>
  family === 6 ? open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6') : !closed.check(address, 'ipv4');

/** Whether this may be an address of a push service, before anybody asks where its name leads. */
export function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const literal = literalOf(hostname);
  return literal
    ? isPublic(literal)
    : hostname.includes('.') && !/\.(localhost|local|internal|home\.arpa)\.?$/.test(hostname);
}

/** Where the endpoint leads: a literal address leads to itself. */
export async function addressesOf(endpoint: string, resolve: Resolve): Promise<readonly Address[]> {
  if (!isEndpoint(endpoint)) return [];
  const { hostname } = new URL(endpoint);
  const literal = literalOf(hostname);
  return literal ? [literal] : resolve(hostname);
}

function literalOf(hostname: string): Address | undefined {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family === 0 ? undefined : { address, family };
}
