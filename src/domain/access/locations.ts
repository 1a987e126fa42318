import type { OrgId } from '../ids';
import { belongs, type Directory, edits, runs, type Who } from './principals';

type Guarded = { organization: OrgId };

/** A location and its tours are seen by those who belong to its organization. @see ACCESS-065 */
export const canReadLocation = (who: Who, { organization }: Guarded, directory: Directory | null = null): boolean =>
  belongs(who, organization, directory);

/** They are changed by those who edit it. @see ACCESS-065 */
export const canUpdateLocation = (who: Who, { organization }: Guarded, directory: Directory | null = null): boolean =>
  edits(who, organization, directory);

/** They are made and deleted by those who run it. @see ACCESS-065 */
export const canRunLocation = (who: Who, { organization }: Guarded, directory: Directory | null = null): boolean =>
  runs(who, organization, directory);
