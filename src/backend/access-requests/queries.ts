import type { OrgId } from '@/domain/ids';
import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { accessRequests } from './refs';

export const accessRequestQueries = {
  /** The requests for an organization's tours that nobody has answered, for its editors. @throws AppError `permission-denied` */
  open: (organization: OrgId) => liveQuery(['access-requests', organization], docsOf(accessRequests(organization), { state: 'open' })),
};
