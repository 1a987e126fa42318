import type { OrgId } from '@/domain/ids';
import { docOf, docsOf } from '../listen';
import { liveQuery } from '../live-query';
import { organizations } from './refs';

export const organizationQueries = {
  /** One organization; `null` when there is none. */
  one: (id: OrgId) => liveQuery(['organizations', id], docOf(organizations, id)),
  /** All of them, for global admins and directory admins. @throws AppError `permission-denied` */
  all: () => liveQuery(['organizations'], docsOf(organizations)),
};
