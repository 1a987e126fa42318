import { type GuidedStopId, type GuidedTourId, guidedStopId, guidedTourId } from '../ids';
import type { GuidedTour } from './guided-tour';

/** The query parameters of an address that opens a guided tour. */
export const guidedTourParameters = ['guide', 'stop', 'play'] as const;

/** When a guided tour begins to play by itself; sound waits for a press. */
export type GuidedTourStart = 'byPress' | 'atOnce' | 'whenVisible';

/** Where an address leads in a guided tour; `stop` is null for the first. `loops`: it begins again after its end, in a kiosk alone. */
export type GuidedTourStartPlace = { id: GuidedTourId; stop: GuidedStopId | null; start: GuidedTourStart; loops: boolean };

/** The guided tour in the query of an address: `guide=<id>`, a `stop=<id>` of it, `play` or `play=visible`, and `kiosk`; null if it names none. */
export function guidedTourIn(query: URLSearchParams): GuidedTourStartPlace | null {
  const [id, stop, play] = [query.get('guide') ?? '', query.get('stop') ?? '', query.get('play')];
  if (id === '') return null;
  const start = play === null ? 'byPress' : play === 'visible' ? 'whenVisible' : 'atOnce';
  return { id: guidedTourId(id), stop: stop === '' ? null : guidedStopId(stop), start, loops: query.has('kiosk') };
}

/** What is wrong with such an address. */
export function missingPart({ id, stop }: GuidedTourStartPlace, guidedTours: readonly GuidedTour[]): 'guide' | 'stop' | null {
  const guidedTour = guidedTours.find((each) => each.id === id);
  if (!guidedTour) return 'guide';
  return stop === null || guidedTour.stops.some((each) => each.id === stop) ? null : 'stop';
}

const placeParameters = ['start', 'sr', 'zoom'];

/** The address of a page with a tour, at a stop of a guided tour in place of where it started. */
export function addressAtStop(page: string, guide: GuidedTourId, stop: GuidedStopId | null): string {
  const [app = '', hash = ''] = page.split('#');
  const [path = '', search = ''] = hash.split('?');
  const query = new URLSearchParams(search);
  for (const name of [...placeParameters, ...guidedTourParameters]) query.delete(name);
  query.set('guide', guide);
  if (stop !== null) query.set('stop', stop);
  return `${app}#${path}?${query}`;
}
