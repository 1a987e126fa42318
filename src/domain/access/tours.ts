import type { OrgId } from '../ids';
import type { Tour } from '../tours';
import type { Identity } from './identity';

/** Who asks: someone signed in, or a visitor. */
export type Who = Identity | null;
type Guarded = Pick<Tour, 'public' | 'organization'>;

/** The claim `admin`, or the role admin. */
export const isGlobalAdmin = (who: Who): boolean => who?.role === 'admin';

/** Whether the organization of the claims is this one. Nobody is a member of "". */
export const isMember = (who: Who, organization: OrgId): boolean => who?.organization === organization && organization.length > 0;

/** A member who may change the organization's tours. */
export const isEditor = (who: Who, organization: OrgId): boolean =>
  isMember(who, organization) && (who?.role === 'superuser' || who?.role === 'ultrauser');

/** A member who runs the organization. */
export const isOrgAdmin = (who: Who, organization: OrgId): boolean => isMember(who, organization) && who?.role === 'ultrauser';

/** @see ACCESS-036 ACCESS-038 */
export const canWrite = (who: Who, tour: Guarded): boolean => isGlobalAdmin(who) || isEditor(who, tour.organization);

/** @see ACCESS-043 */
export const canRead = (who: Who, tour: Guarded): boolean => tour.public || canWrite(who, tour) || isMember(who, tour.organization);

/** @see ACCESS-042 */
export const canShare = (who: Who, tour: Guarded): boolean => isGlobalAdmin(who) || isMember(who, tour.organization);
