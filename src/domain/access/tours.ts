import type { OrgId, UserId } from '../ids';
import type { Organization } from '../organizations';
import type { Tour } from '../tours';
import { type AccessLevel, activeInvitation, type Grant } from './invitations';
import { belongs, type Directory, edits, isGlobalAdmin, isMember, runs, type Who } from './principals';

type Guarded = Pick<Tour, 'public' | 'organization'> & Partial<Pick<Tour, 'id' | 'collection' | 'createdBy'>>;

/** What a decision knows beside the claims: `app/dcms`, the person's invitations, and the time. */
export type Facts = { directory: Directory | null; invitations: readonly Grant[]; now: Date };

/** Claims alone decide. */
export const noFacts: Facts = { directory: null, invitations: [], now: new Date(0) };

/** Whether an invitation that is in force reaches the level. @see ACCESS-039 ACCESS-054 */
export const isInvited = (who: Who, tour: Guarded, level: AccessLevel, { invitations, now }: Facts): boolean =>
  activeInvitation(who, tour, level, invitations, now) !== undefined;

/** Those who edit the organization's tours, and the member who created this one. @see ACCESS-013 ACCESS-038 */
const editsTour = (who: Who, tour: Guarded, { directory }: Pick<Facts, 'directory'>): boolean =>
  edits(who, tour.organization, directory) || (isMember(who, tour.organization) && who?.uid === tour.createdBy);

/** @see ACCESS-036 ACCESS-037 ACCESS-038 ACCESS-039 ACCESS-040 */
export const canWrite = (who: Who, tour: Guarded, facts = noFacts): boolean =>
  editsTour(who, tour, facts) || isInvited(who, tour, 'readUpdate', facts);

/** @see ACCESS-043 ACCESS-056 */
export const canRead = (who: Who, tour: Guarded, facts = noFacts): boolean =>
  tour.public || belongs(who, tour.organization, facts.directory) || isInvited(who, tour, 'read', facts);

/** What someone may change who was invited to edit: what a tour shows, never who sees it or where it belongs. @see ACCESS-039 */
export const contentFields = ['name', 'description', 'folders', 'floors', 'numberOfFloors', 'historyId', 'updated'] as const;

/** Whether these fields of a tour may be changed; its organization only by a global admin. @see ACCESS-015 ACCESS-057 ACCESS-058 */
export function canChange(who: Who, tour: Guarded, fields: readonly (keyof Tour)[], facts = noFacts): boolean {
  if (isGlobalAdmin(who)) return true;
  if (fields.includes('organization')) return false;
  if (editsTour(who, tour, facts)) return true;
  return fields.every((field) => contentFields.some((content) => content === field)) && isInvited(who, tour, 'readUpdate', facts);
}

/**
 * Whether a tour may be in the collection it names, `null` when there is none of that id: a collection lets its guests in,
 * so it is one of the tour's own organization. Who moves a tour to another organization takes it out.
 * @see ACCESS-057
 */
export const isAmongItsOwn = (tour: Pick<Tour, 'organization' | 'collection'>, collection: { organization: OrgId } | null): boolean =>
  tour.collection === '' || collection?.organization === tour.organization;

/** Whether a share document may be made; without it only the address of the tour can be copied. @see ACCESS-042 ACCESS-060 */
export const canShare = (who: Who, tour: Pick<Tour, 'organization'>): boolean => isGlobalAdmin(who) || isMember(who, tour.organization);

/** @see ACCESS-013 ACCESS-057 */
export const canCreateTour = (
  who: Who,
  organization: Pick<Organization, 'id' | 'canCreateTours'>,
  { directory }: Pick<Facts, 'directory'> = noFacts,
): boolean => runs(who, organization.id, directory) || (organization.canCreateTours && isMember(who, organization.id));

/** What somebody reads who may not edit a tour, or is no member where they would create one. @see ACCESS-014 */
export const tourEditRefusal = 'You are not allowed to create / Edit tours.';

/** Why the create form is closed. @see ACCESS-014 */
export const tourCreationRefusal = (who: Who, organization: OrgId): string =>
  isMember(who, organization)
    ? 'You are not allowed to create tours for this Organization. Please contact your administrator.'
    : tourEditRefusal;

/**
 * Whether tours of an organization may become public: a suspended organization publishes nothing new. What is public stays so.
 * @see MODEL-003
 */
export const canPublish = ({ status }: Pick<Organization, 'status'>): boolean => status;

/** Who made a share link, and those who delete the tour, take it back. @see ACCESS-060 */
export const canDeleteLink = (
  who: Who,
  tour: Pick<Tour, 'organization'>,
  link: { user: UserId },
  facts: Pick<Facts, 'directory'> = noFacts,
): boolean => (who !== null && who.uid === link.user) || canDeleteTour(who, tour, facts);

/** @see ACCESS-058 */
export const canDeleteTour = (who: Who, tour: Pick<Tour, 'organization'>, { directory }: Pick<Facts, 'directory'> = noFacts): boolean =>
  runs(who, tour.organization, directory);
