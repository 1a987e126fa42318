import { AppError } from '../app-error';
import type { GuidedStopId, GuidedTourId } from '../ids';
import { guidedTourLimits } from '../limits';
import { moveItemTo } from '../reorder';
import type { GuidedStop, GuidedTour } from './guided-tour';
import { guidedToursProblem, remainingStops } from './limits';

type Tours = readonly GuidedTour[];

/** @throws AppError `out-of-range` where a tour has as many guided tours, or stops, as it can have */
export function addGuidedTour(tours: Tours, added: GuidedTour): Tours {
  const next = [...tours, added];
  const problem = guidedToursProblem(next, 0);
  if (problem) throw new AppError('out-of-range', problem);
  return next;
}

export const changeGuidedTour = (tours: Tours, id: GuidedTourId, change: (tour: GuidedTour) => GuidedTour): Tours =>
  tours.map((tour) => (tour.id === id ? change(tour) : tour));

export const removeGuidedTour = (tours: Tours, id: GuidedTourId): Tours => tours.filter((tour) => tour.id !== id);

/** @param to the new index, from 0 */
export const moveGuidedTour = (tours: Tours, id: GuidedTourId, to: number): Tours =>
  moveItemTo(
    tours,
    tours.findIndex((tour) => tour.id === id),
    to,
  );

/** Adds stops at the end. @throws AppError `out-of-range` if there is no room for all of them */
export const addStops = (tours: Tours, id: GuidedTourId, stops: readonly GuidedStop[]): Tours =>
  changeGuidedTour(tours, id, (tour) => {
    const remaining = remainingStops(tours, tour);
    if (stops.length > remaining) throw new AppError('out-of-range', fullMessage(remaining));
    return { ...tour, stops: [...tour.stops, ...stops] };
  });

const fullMessage = (remaining: number): string =>
  `A guided tour can have at most ${guidedTourLimits.stops} stops, and all of a tour ${guidedTourLimits.stopsInAll} together. ${
    remaining === 0 ? 'Delete stops before you add others.' : `There is room for ${remaining} more.`
  }`;

export const changeStop = (tours: Tours, id: GuidedStopId, change: (stop: GuidedStop) => GuidedStop): Tours =>
  changeStops(tours, id, (stops) => stops.map((stop) => (stop.id === id ? change(stop) : stop)));

export const removeStop = (tours: Tours, id: GuidedStopId): Tours =>
  changeStops(tours, id, (stops) => stops.filter((stop) => stop.id !== id));

/** @param to the new index in its guided tour, from 0 */
export const moveStop = (tours: Tours, id: GuidedStopId, to: number): Tours =>
  changeStops(tours, id, (stops) =>
    moveItemTo(
      stops,
      stops.findIndex((stop) => stop.id === id),
      to,
    ),
  );

const changeStops = (tours: Tours, id: GuidedStopId, change: (stops: readonly GuidedStop[]) => readonly GuidedStop[]): Tours =>
  tours.map((tour) => (tour.stops.some((stop) => stop.id === id) ? { ...tour, stops: change(tour.stops) } : tour));
