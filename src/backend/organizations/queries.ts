import type { OrgId } from '@/domain/ids';
import { docOf, docsOf } from '../listen';
import { liveQuery } from '../live-query';
import { organizationRef, organizationsRef } from './refs';

export const organizationQueries = {
  /** One organization; `null` when there is none. */
  one: (id: OrgId) => liveQuery(['organizations', id], docOf(organizationRef(id))),
  /** All of them, for a global admin. @throws AppError `permission-denied` */
  all: () => liveQuery(['organizations'], docsOf(organizationsRef, 'organizations')),
};
