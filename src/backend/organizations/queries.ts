import type { OrgId } from '@/domain/ids';
import { docOf, docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { organizations } from './refs';

export const organizationQueries = {
  /** One organization; `null` if it does not exist. */
  one: (id: OrgId) => liveQuery(['organizations', id], docOf(organizations, id)),
  /** All organizations, for global admins and directory admins. @throws AppError `permission-denied` */
  all: () => liveQuery(['organizations'], docsOf(organizations)),
};
