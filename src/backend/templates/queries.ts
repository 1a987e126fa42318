import type { OrgId } from '@/domain/ids';
import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { templatesOf } from './refs';

export const templateQueries = {
  /** All templates of an organization, live, for its members. @throws AppError `permission-denied` */
  of: (organization: OrgId) => liveQuery(['organizations', organization, 'pointTemplates'], docsOf(templatesOf(organization))),
};
