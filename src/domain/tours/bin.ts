import { dayMs } from '../durations';
import { type UserId, userId } from '../ids';
import { comparableName } from '../plain-name';
import { date, record, type Stored, text } from '../stored';
import { type ListedTour, listedTourFrom } from './listed-tour';

/** How many days a deleted tour, and a file that no saved state names, can be restored. */
export const binDays = 30;

/** A deleted tour, as the bin lists it: `organizations/{organization}/bin/{tour}`, with the whole tour in the field `tour`. */
export type BinnedTour = ListedTour & { deletedAt: Date | null; deletedBy: UserId; deletedByEmail: string };

/** Reads a tour in the bin. */
export const binnedTourFrom = (id: string, stored: Stored): BinnedTour => ({
  ...listedTourFrom(id, record(stored.tour)),
  deletedAt: date(stored.deletedAt),
  deletedBy: userId(text(stored.deletedBy)),
  deletedByEmail: text(stored.deletedByEmail),
});

/** When a tour that was deleted then is deleted for good. */
export const purgeTime = (deletedAt: Date): Date => new Date(deletedAt.getTime() + binDays * dayMs);

/** How many days are left to restore a tour, a begun one counting; 0 once they are over. */
export const remainingDays = ({ deletedAt }: Pick<BinnedTour, 'deletedAt'>, now: Date): number =>
  deletedAt === null ? binDays : Math.max(0, Math.ceil((purgeTime(deletedAt).getTime() - now.getTime()) / dayMs));

/** Whether the name typed by the user is that of the tour, so that it can be deleted for good. Case and outer spaces don’t matter. */
export const isTypedName = (typed: string, name: string): boolean => comparableName(typed) === comparableName(name);
