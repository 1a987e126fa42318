import { allPois, foldersFrom } from '../folders/folder';
import { tourId } from '../ids';
import { byName } from '../search';
import type { Stored } from '../stored';
import { countedOf, type NamedTour, remainingOf } from './counted';
import {
  type MonthRanking,
  type NamedPoint,
  type OverviewSpan,
  type OverviewVisits,
  overviewSpans,
  type RankedPoint,
} from './overview-visits';
import type { OverviewSums } from './sum-visits';

/** How many of a ranking are stored. */
const rankedTours = 10;
/** The most visited tours whose points that nobody opened are listed: each is read whole. */
export const lookedThroughTours = 50;
/** Of the most opened points, those that may be needed: some are gone from their tours. */
const lookedUpPoints = 3 * rankedTours;

/** A tour of an organization, and whether visitors can open it: it is public, or has a version that is open. */
export type VisitableTour = { id: string; name: string; isOpen: boolean };

/** The tours whose points must be read to name what was opened: at most 260. */
export function toursWithPoints(sums: OverviewSums): string[] {
  const ofPoints = overviewSpans.flatMap((span) => sums.points[span].slice(0, lookedUpPoints).map(({ tour }) => tour));
  const ofMonths = sums.months.flatMap(({ points }) => points.slice(0, rankedTours).map(({ tour }) => tour));
  return [...new Set([...ofPoints, ...ofMonths, ...mostVisited(sums)])];
}

const mostVisited = ({ tours }: OverviewSums): string[] => tours[90].slice(0, lookedThroughTours).map(({ tour }) => tour);

/** The names of a tour's points by id, in their order. */
export const pointNames = (stored: Stored): Map<string, string> =>
  new Map(allPois(foldersFrom(stored.folders)).map(({ identifier, name }) => [identifier, name]));

type Names = {
  tours: readonly VisitableTour[];
  /** By tour, of those that `toursWithPoints` names. */
  points: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

/** Gives the sums names: of tours and points that are gone, nothing is shown. */
export function namedVisits(
  sums: OverviewSums,
  { tours, points }: Names,
): Pick<OverviewVisits, 'days' | 'rankings' | 'months' | 'unopened'> {
  const byId = new Map(tours.map((tour) => [tour.id, named(tour)]));
  const nameOf = (tour: string, id: string): NamedPoint[] => {
    const [ofTour, name] = [byId.get(tour), points.get(tour)?.get(id)];
    return ofTour && name !== undefined ? [{ id, name, tour: ofTour }] : [];
  };
  const mostOf = (visited: Pick<OverviewSums['months'][number], 'tours' | 'points'>, lookedUp: number) => ({
    tours: visited.tours
      .flatMap(({ tour, views, before }) => {
        const found = byId.get(tour);
        return found ? [{ ...found, views, before }] : [];
      })
      .slice(0, rankedTours),
    points: visited.points
      .slice(0, lookedUp)
      .flatMap(({ tour, id, openings }): RankedPoint[] => nameOf(tour, id).map((point) => ({ ...point, openings })))
      .slice(0, rankedTours),
  });
  const ranking = (span: OverviewSpan) => {
    const visited = new Set(sums.tours[span].map(({ tour }) => tour));
    return {
      ...mostOf({ tours: sums.tours[span], points: sums.points[span] }, lookedUpPoints),
      unvisited: countedOf(
        tours
          .filter(({ id, isOpen }) => isOpen && !visited.has(id))
          .toSorted(byName)
          .map(named),
      ),
    };
  };
  const opened = new Set(sums.points[90].map(({ tour, id }) => `${tour}/${id}`));
  const unopened = mostVisited(sums).flatMap((tour) =>
    [...(points.get(tour)?.keys() ?? [])].flatMap((id) => (opened.has(`${tour}/${id}`) ? [] : nameOf(tour, id))),
  );
  const months = new Map(sums.months.map(({ month, ...visited }) => [month, mostOf(visited, rankedTours)]));
  return { days: sums.days, rankings: { 7: ranking(7), 30: ranking(30), 90: ranking(90) }, months, unopened: countedOf(unopened) };
}

const named = ({ id, name }: { id: string; name: string }): NamedTour => ({ id: tourId(id), name });

/** Visits with the names that tours have now, without tours that are gone, until they are counted again. */
export function renamedVisits(visits: OverviewVisits, tours: readonly { id: string; name: string }[]): OverviewVisits {
  const byId = new Map(tours.map((tour) => [tour.id, named(tour)]));
  const ofTours = <Tour extends NamedTour>(items: readonly Tour[]): Tour[] =>
    items.flatMap((tour) => {
      const now = byId.get(tour.id);
      return now ? [{ ...tour, name: now.name }] : [];
    });
  const ofPoints = <Point extends NamedPoint>(items: readonly Point[]): Point[] =>
    items.flatMap((point) => ofTours([point.tour]).map((tour) => ({ ...point, tour })));
  const mostOf = ({ tours: ranked, points }: MonthRanking): MonthRanking => ({ tours: ofTours(ranked), points: ofPoints(points) });
  const ranking = (span: OverviewSpan) => {
    const { unvisited, ...most } = visits.rankings[span];
    return { ...mostOf(most), unvisited: remainingOf(unvisited, ofTours) };
  };
  return {
    ...visits,
    rankings: { 7: ranking(7), 30: ranking(30), 90: ranking(90) },
    months: new Map([...visits.months].map(([month, most]) => [month, mostOf(most)])),
    unopened: remainingOf(visits.unopened, ofPoints),
  };
}
