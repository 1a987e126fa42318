import type { Collaboration } from '../collaboration/collaborations';
import type { Collection } from '../collections/collection';
import { emailAddress } from '../email';
import { tourId, type UserId, userId } from '../ids';
import type { OrganizationMember } from '../people/organization-members';
import { byText } from '../search';
import type { Tour } from '../tours/tour';
import type { Identity } from './identity';
import { activeInvitation } from './invitations';
import { type Directory, isDirectoryAdmin, isMember } from './principals';
import type { Role } from './roles';
import { canRead, canWrite } from './tours';

type TourRef = Pick<Tour, 'id' | 'organization' | 'collection' | 'createdBy'>;

/** The people a tour could be open to: the accounts of its organization, the directory, and the invitations to it and to its collection. */
export type PeopleAround = {
  members: readonly OrganizationMember[];
  /** Null for those who may not read it: directory admins are then not listed. */
  directory: Directory | null;
  invitations: readonly Collaboration[];
  now: Date;
};

/** Why somebody can open a tour. */
export type AccessReason =
  | { by: 'membership'; role: Role; lacksRole?: true }
  | { by: 'creating' }
  | { by: 'directory' }
  | { by: 'invitation'; invitation: Collaboration };

/** Somebody who can open a tour without it being public. */
export type PersonWithAccess = {
  /** Null for an address: whoever proves that it is theirs can open the tour. */
  uid: UserId | null;
  /** In lower case; "" for an account without one. */
  email: string;
  name: string;
  canEdit: boolean;
  reasons: AccessReason[];
};

/**
 * Everybody who can open a tour apart from its being public, sorted by name, each once with all reasons. Global admins are listed only as members:
 * they can open every tour. Decides with the same functions as the app, which the security rules mirror.
 * @see ACCESS-037 ACCESS-039 ACCESS-043
 */
export function peopleWithAccess(tour: TourRef, people: PeopleAround): PersonWithAccess[] {
  const members = people.members.filter(({ state }) => state !== 'disabled').map(identityOf);
  // also of disabled accounts: nobody can sign in with their addresses
  const accountAddresses = new Set(people.members.filter(({ state }) => state !== 'unverified').map(({ email }) => email));
  const addresses = new Set([...people.invitations.map(({ email }) => emailAddress(email)), ...(people.directory?.admins ?? [])]);
  const others = [...addresses].filter((address) => address !== '' && !accountAddresses.has(address)).map(holderOf);
  const context = { directory: people.directory, invitations: people.invitations, now: people.now };
  return [...members, ...others]
    .filter((person) => canRead(person, { ...tour, public: false }, context))
    .map((person) => ({
      uid: person.uid === noUid ? null : person.uid,
      email: person.email,
      name: person.displayName || person.email,
      canEdit: canWrite(person, { ...tour, public: false }, context),
      reasons: reasonsOf(person, tour, people),
    }))
    .toSorted((one, other) => byText(one.name, other.name));
}

/**
 * Everybody who can open a collection, and so every tour in it; `canEdit` is about its tours. Sorted, and global admins are left out, as above.
 * @see ACCESS-062
 */
export const peopleWithCollectionAccess = (
  { id, organization }: Pick<Collection, 'id' | 'organization'>,
  people: PeopleAround,
): PersonWithAccess[] => peopleWithAccess({ id: noTour, organization, collection: id, createdBy: noUid }, people);

/** What happens to those who can open a tour when it is changed: who no longer can, who newly can, and who only loses or gains editing. */
export type AccessChange = {
  lost: PersonWithAccess[];
  gained: PersonWithAccess[];
  stopEditing: PersonWithAccess[];
  startEditing: PersonWithAccess[];
};

/** Compares the people of a tour before and after a change. */
export function accessChange(before: readonly PersonWithAccess[], after: readonly PersonWithAccess[]): AccessChange {
  const [was, is] = [new Map(before.map((person) => [keyOf(person), person])), new Map(after.map((person) => [keyOf(person), person]))];
  const staying = after.filter((person) => was.has(keyOf(person)));
  return {
    lost: before.filter((person) => !is.has(keyOf(person))),
    gained: after.filter((person) => !was.has(keyOf(person))),
    stopEditing: staying.filter((person) => !person.canEdit && was.get(keyOf(person))?.canEdit),
    startEditing: staying.filter((person) => person.canEdit && !was.get(keyOf(person))?.canEdit),
  };
}

const keyOf = ({ uid, email }: PersonWithAccess): string => uid ?? email;

function reasonsOf(person: Identity, tour: TourRef, { directory, invitations, now }: PeopleAround): AccessReason[] {
  const reasons: AccessReason[] = [];
  if (isMember(person, tour.organization))
    reasons.push({ by: 'membership', role: person.role, ...(person.lacksRole && { lacksRole: true }) });
  if (isMember(person, tour.organization) && person.uid === tour.createdBy) reasons.push({ by: 'creating' });
  if (isDirectoryAdmin(person, directory, tour.organization)) reasons.push({ by: 'directory' });
  for (const invitation of invitations)
    if (activeInvitation(person, tour, 'read', [invitation], now)) reasons.push({ by: 'invitation', invitation });
  return reasons;
}

const noUid = userId('');
/** No document has this id. */
const noTour = tourId('/');

/** Whoever holds an address, without the rights of an account. */
const holderOf = (email: string): Identity => ({
  uid: noUid,
  email,
  displayName: '',
  verified: true,
  role: 'user',
  organization: null,
});

const identityOf = ({ uid, email, displayName, state, role, hasRole, organization }: OrganizationMember): Identity => ({
  uid,
  email,
  displayName,
  verified: state === 'active' && email !== '',
  role,
  ...(!hasRole && { lacksRole: true as const }),
  organization,
});
