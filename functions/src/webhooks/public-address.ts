import { lookup as lookUp } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { AppError } from '@/domain/app-error';

export type Resolved = { address: string; family: number };
export type Resolve = (hostname: string) => Promise<Resolved[]>;

const resolveAll: Resolve = (hostname) => lookUp(hostname, { all: true });

/**
 * An address of a host to connect to, if all of its addresses are public: none of our own network, of this machine, or of the platform’s metadata. The
 * connection is made to that address, so that another answer of the name service later opens nothing.
 * @throws AppError invalid-argument
 */
export async function publicAddressOf(hostname: string, resolve: Resolve = resolveAll): Promise<Resolved> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = ipaddr.isValid(bare) ? [{ address: bare, family: bare.includes(':') ? 6 : 4 }] : await resolve(bare).catch(() => []);
  const [first] = found;
  if (!first) throw new AppError('invalid-argument', 'This address leads nowhere. Check its name.');
  if (!found.every(({ address }) => isPublic(address)))
    throw new AppError('invalid-argument', 'This address leads into a private network. Use a public one.');
  return first;
}

/** An IPv4 address in an IPv6 one counts as what it is. */
const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
