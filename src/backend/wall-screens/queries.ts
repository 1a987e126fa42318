import type { OrgId } from '@/domain/ids';
import { docOf, docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { wallScreensOf } from './refs';

export const wallScreenQueries = {
  /** All wall screens of an organization, live, for its members. @throws AppError `permission-denied` */
  of: (organization: OrgId) => liveQuery(['organizations', organization, 'screens'], docsOf(wallScreensOf(organization))),
  /** One wall screen, live; `null` if it does not exist. @throws AppError `permission-denied` for one that is not public */
  one: (organization: OrgId, id: string) =>
    liveQuery(['organizations', organization, 'screens', id], docOf(wallScreensOf(organization), id)),
};
