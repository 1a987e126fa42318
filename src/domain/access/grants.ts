import type { OrgId } from '../ids';
import { emailLimit } from '../limits';
import { type AccessLevel, type Grant, invitationParts, isUnambiguous } from './invitations';
import type { Directory } from './principals';

/** What an invitation to a tour or collection gives, for as long as that belongs to `organization`. It is in force until `expires`; null is forever. */
export type Granted = { level: AccessLevel; expires: Date | null; organization: OrgId };

/**
 * The document `grants/{address}`, the address in lower case: all that invitations and the directory give somebody by their address, where
 * `storage.rules` find it at one look. `tours` and `collections` by id; `organizations` are those that a directory admin looks after.
 */
export type Grants = {
  tours: Readonly<Record<string, Granted>>;
  collections: Readonly<Record<string, Granted>>;
  organizations: readonly OrgId[];
};

/** Bytes that each of the three parts may take; a document holds a mebibyte. */
const room = 300_000;
/** Bytes of an entry beside its id, and of a character of the id at most. */
const entryBytes = 60;
const characterBytes = 3;

/** How many invitations of a kind can matter to one address, whatever their ids. */
export const mostGranted = room / entryBytes;

/**
 * What an address is given; null is nothing. What has expired is told as it is, since the reader knows the time. The first come as far as a
 * document holds them: so it can always be written, and nothing that is revoked stays because there was too much else.
 * @param invitations those of anybody: whose they are is said by their ids
 * @see ACCESS-037 ACCESS-039 ACCESS-054 ACCESS-069
 */
export function grantsOf(address: string, invitations: readonly Grant[], directory: Directory): Grants | null {
  if (!isGrantable(address)) return null;
  const tours = granted(address, 'tour', invitations);
  const collections = granted(address, 'collection', invitations);
  const organizations = fitting(entrusted(address, directory));
  const isNothing = [tours, collections, organizations].every((part) => Object.keys(part).length === 0);
  return isNothing ? null : { tours, collections, organizations };
}

/** The addresses that a directory may give something. */
export const directoryAddresses = ({ admins }: Directory): string[] => [...new Set(admins)].filter(isGrantable);

/** Whether it is an address that can be the id of a document. */
const isGrantable = (address: string): boolean => address.length <= emailLimit && isUnambiguous(address);

function granted(address: string, kind: 'tour' | 'collection', invitations: readonly Grant[]): Record<string, Granted> {
  const entries = invitations.filter(saysSomething).flatMap(({ id, organization, accessLevel, expires }) => {
    const parts = invitationParts(id);
    return parts?.kind === kind && parts.address === address
      ? [[parts.target, { level: accessLevel, expires, organization }] as const]
      : [];
  });
  const kept = new Set(fitting(entries.map(([target, { organization }]) => `${target}${organization}`)));
  return Object.fromEntries(entries.filter(([target, { organization }]) => kept.has(`${target}${organization}`)));
}

/** An odd invitation reads as one that was over before there was time; one that names no organization counts nowhere. */
const saysSomething = ({ expires, organization }: Grant): boolean => organization !== '' && (expires === null || expires.getTime() > 0);

const entrusted = (address: string, { admins, organizations }: Directory): OrgId[] =>
  admins.includes(address) ? [...new Set(organizations)].filter((organization) => organization.length > 0) : [];

/** As many ids from the start as there is room for. */
function fitting<Id extends string>(ids: readonly Id[]): Id[] {
  let left = room;
  const tooMany = ids.findIndex((id) => {
    left -= entryBytes + characterBytes * id.length;
    return left < 0;
  });
  return tooMany < 0 ? [...ids] : ids.slice(0, tooMany);
}
