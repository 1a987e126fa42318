import { guidedTourLimits as limits } from '../limits';
import { plural } from '../plural';
import { allStops, type GuidedTour } from './guided-tour';

const stopForms = { one: '# stop', other: '# stops' };

/** Why these guided tours are too many, or too long; null if they fit. @param bytes their stored size, of all together */
export function guidedToursProblem(tours: readonly GuidedTour[], bytes: number): string | null {
  if (tours.length > limits.tours) return `A tour can have at most ${limits.tours} guided tours.`;
  const full = tours.find(({ stops }) => stops.length > limits.stops);
  if (full) return `“${full.name}” has ${plural(full.stops.length, stopForms)}. A guided tour can have at most ${limits.stops}.`;
  const stops = allStops(tours).length;
  if (stops > limits.stopsInAll)
    return `The guided tours have ${plural(stops, stopForms)} together. They can have at most ${limits.stopsInAll}.`;
  return bytes > limits.bytes ? 'The guided tours have more text than can be stored: 150 kB together. Shorten some texts.' : null;
}

/** How many stops can still be added to a guided tour. */
export const remainingStops = (tours: readonly GuidedTour[], { stops }: Pick<GuidedTour, 'stops'>): number =>
  Math.max(0, Math.min(limits.stops - stops.length, limits.stopsInAll - allStops(tours).length));
