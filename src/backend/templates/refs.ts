import type { OrgId } from '@/domain/ids';
import { type PointTemplate, templateFrom } from '@/domain/reuse/template';
import type { Source } from '../live/source';

/** organizations/{organization}/pointTemplates/{number} */
export const templatesOf = (organization: OrgId): Source<PointTemplate> => ({
  path: `organizations/${organization}/pointTemplates`,
  read: templateFrom,
});
