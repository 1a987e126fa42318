import { type OrgId, orgId } from '../ids';
import { emailLimit } from '../limits';
import { type AccessLevel, canBeInvited, type Grant, invitationParts, isOlderInvitationOf } from './invitations';
import type { Directory } from './principals';

/** What an invitation grants while its tour or collection belongs to `organization`. Valid until `expires`; null means it never expires. */
export type GrantEntry = { level: AccessLevel; expires: Date | null; organization: OrgId };

/**
 * The document `grants/{address}`, the address in lower case: everything that invitations and the directory grant to one address, so that
 * `storage.rules` need a single lookup. `tours` and `collections` by id; `organizations` are those that a directory admin manages. `guests` says until when
 * the address is a guest of an organization, whatever the tour or collection: null means that it never expires. `full` are those whose storage is full.
 */
export type Grants = {
  tours: Readonly<Record<string, GrantEntry>>;
  collections: Readonly<Record<string, GrantEntry>>;
  organizations: readonly OrgId[];
  guests: Readonly<Record<OrgId, Date | null>>;
  full?: readonly OrgId[];
};

/** Bytes that each of the first three fields may use, and the last; a Firestore document holds 1 MiB. */
const maxFieldBytes = 300_000;
const maxGuestBytes = 100_000;
/** Bytes of an entry without its id, and the maximum bytes of one character of the id. */
const entryBytes = 60;
const characterBytes = 3;

/** The maximum number of invitations of one kind that fit for one address, whatever their ids. */
export const maxGrantsPerKind = maxFieldBytes / entryBytes;

/**
 * Everything granted to an address; null if there is nothing. Expired grants are included because the reader checks the time. Entries that do not fit
 * in a document are dropped, so that the document can always be written and a revocation always takes effect.
 * @param invitations may belong to anybody; the ids say whose they are
 * @param full the organizations whose storage is full
 * @see ACCESS-037 ACCESS-039 ACCESS-054 ACCESS-069 MODEL-045
 */
export function grantsOf(
  address: string,
  invitations: readonly Grant[],
  directory: Directory,
  full: ReadonlySet<OrgId> = new Set(),
): Grants | null {
  if (!isGrantable(address)) return null;
  const tours = grantsOfKind(address, 'tour', invitations);
  const collections = grantsOfKind(address, 'collection', invitations);
  const organizations = takeFitting(managedOrganizations(address, directory));
  const isNothing = [tours, collections, organizations].every((part) => Object.keys(part).length === 0);
  if (isNothing) return null;
  const guests = guestsOf([...Object.values(tours), ...Object.values(collections)]);
  const fullOnes = Object.keys(guests)
    .map(orgId)
    .filter((organization) => full.has(organization));
  return { tours, collections, organizations, guests, ...(fullOnes.length > 0 && { full: fullOnes }) };
}

function guestsOf(entries: readonly GrantEntry[]): Grants['guests'] {
  const until = new Map<OrgId, Date | null>();
  for (const { organization, expires } of entries) {
    const before = until.get(organization);
    if (before === undefined || (before !== null && (expires === null || expires > before))) until.set(organization, expires);
  }
  return Object.fromEntries(
    takeFitting([...until.keys()], maxGuestBytes).map((organization) => [organization, until.get(organization) ?? null]),
  );
}

/** The addresses that a directory may grant something to. */
export const directoryAddresses = ({ admins }: Directory): string[] => [...new Set(admins)].filter(isGrantable);

/** Whether the address can be a document id. */
const isGrantable = (address: string): boolean => address.length <= emailLimit && canBeInvited(address);

type Entry = readonly [target: string, entry: GrantEntry];

function grantsOfKind(address: string, kind: 'tour' | 'collection', invitations: readonly Grant[]): Record<string, GrantEntry> {
  const ofToday = invitations.flatMap((invitation): [Entry[0], Grant][] => {
    const parts = invitationParts(invitation.id);
    return parts?.kind === kind && parts.address === address ? [[parts.target, invitation]] : [];
  });
  const replaced = new Set(ofToday.map(([target]) => target));
  const older = invitations.flatMap((invitation): [Entry[0], Grant][] => {
    const { tour = '' } = invitation;
    return kind === 'tour' && isOlderInvitationOf(address, invitation) && !replaced.has(tour) ? [[tour, invitation]] : [];
  });
  const entries = [...older, ...ofToday].filter(([, grant]) => canGrant(grant)).map(entryOf);
  const fittingKeys = new Set(takeFitting(entries.map(([target, { organization }]) => `${target}${organization}`)));
  return Object.fromEntries(entries.filter(([target, { organization }]) => fittingKeys.has(`${target}${organization}`)));
}

const entryOf = ([target, { accessLevel, expires, organization }]: [string, Grant]): Entry => [
  target,
  { level: accessLevel, expires, organization },
];

/** A malformed invitation is read as expired at time 0; one without an organization grants nothing. */
const canGrant = ({ expires, organization }: Grant): boolean => organization !== '' && (expires === null || expires.getTime() > 0);

const managedOrganizations = (address: string, { admins, organizations }: Directory): OrgId[] =>
  admins.includes(address) ? [...new Set(organizations)].filter((organization) => organization.length > 0) : [];

/** The leading ids that fit in one field. */
function takeFitting<Id extends string>(ids: readonly Id[], bytes = maxFieldBytes): Id[] {
  let remainingBytes = bytes;
  const firstTooMany = ids.findIndex((id) => {
    remainingBytes -= entryBytes + characterBytes * id.length;
    return remainingBytes < 0;
  });
  return firstTooMany < 0 ? [...ids] : ids.slice(0, firstTooMany);
}
