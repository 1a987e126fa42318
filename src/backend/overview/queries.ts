import type { OrgId } from '@/domain/ids';
import { type Overview, type OverviewAudience, overviewFrom } from '@/domain/overview/overview';
import { docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

/** organizations/{organization}/overview/{audience} */
const overviewsOf = (organization: OrgId): Source<Overview> => ({
  path: `organizations/${organization}/overview`,
  read: overviewFrom,
});

/** What an organization’s overview shows, live; null while the server has not written it. @throws AppError `permission-denied`, `unavailable` */
export const overviewQuery = (organization: OrgId, audience: OverviewAudience) =>
  liveQuery(['overview', organization, audience], docOf(overviewsOf(organization), audience));
