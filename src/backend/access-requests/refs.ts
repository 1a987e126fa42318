import { type AccessRequest, accessRequestFrom } from '@/domain/access-requests/access-request';
import type { OrgId } from '@/domain/ids';
import type { Source } from '../live/source';

/** organizations/{organization}/accessRequests/{request}: for those who may invite. */
export const accessRequests = (organization: OrgId): Source<AccessRequest> => ({
  path: `organizations/${organization}/accessRequests`,
  read: accessRequestFrom,
});
