import type { OrgId } from '../ids';
import type { OlderTour } from '../older/older-tours';
import { plainName } from '../plain-name';

/** The current choices in the console's Duplicate mode. @see ADMIN-041 */
export type DuplicateChoice = { from: OrgId | null; tour: OlderTour | null; to: OrgId | null; name: string };

/** Number of visible steps, out of four; each appears when the previous one is complete. @see ADMIN-041 */
export function visibleDuplicateSteps({ from, tour, to }: DuplicateChoice): 1 | 2 | 3 | 4 {
  if (!from) return 1;
  if (!tour) return 2;
  return to ? 4 : 3;
}

/** Why an older tour cannot be copied yet; null if it can. @see ADMIN-044 ADMIN-045 */
export function duplicateProblem({ from, tour, to, name }: DuplicateChoice, existingNames: readonly string[]): string | null {
  if (!from) return 'Choose the organization to copy from.';
  if (!tour) return 'Choose the tour to copy.';
  if (!to) return 'Choose the organization to copy to.';
  if (plainName(name) === '') return 'Enter a name.';
  return existingNames.includes(plainName(name)) ? 'Tour with that name already exists in the destination organization' : null;
}
