import type { OrgId } from '@/domain/ids';
import { docOf, docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { screensOf } from './refs';

export const screenQueries = {
  /** All screens of an organization, live, for its members. @throws AppError `permission-denied` */
  of: (organization: OrgId) => liveQuery(['organizations', organization, 'screens'], docsOf(screensOf(organization))),
  /** One screen, live; `null` if it does not exist. @throws AppError `permission-denied` for one that is not public */
  one: (organization: OrgId, id: string) => liveQuery(['organizations', organization, 'screens', id], docOf(screensOf(organization), id)),
};
