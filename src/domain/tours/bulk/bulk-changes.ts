import type { Place } from '../../place';
import { isDeepEqual } from '../../same';
import type { ListedTour } from '../listed-tour';
import type { Tour } from '../tour';

/** The fields of a tour that many can get at once. */
export const bulkFields = ['tourTypeId', 'collection', 'public', 'place'] as const;
export type BulkFields = Pick<Tour, (typeof bulkFields)[number]>;

/** The parts of a place that many tours can share. */
export type SharedPlace = Partial<Pick<Place, 'country' | 'locality' | 'administrative_area_level_1'>>;

/** What many tours get. Of a place only these parts change; the others, such as the coordinates, stay. */
export type BulkChange = Partial<Omit<BulkFields, 'place'>> & { place?: SharedPlace };

/** What a change wrote into a tour, and what was there before. */
export type WrittenChange = { before: Partial<BulkFields>; written: Partial<BulkFields> };

/** What a change writes into a tour. */
export function changeIn(tour: BulkFields, { place, ...change }: BulkChange): WrittenChange {
  const written = { ...change, ...(place && { place: { ...tour.place, ...place } }) };
  const before = Object.fromEntries(bulkFields.filter((field) => field in written).map((field) => [field, tour[field]]));
  return { before, written };
}

/** What undoes a change; null if somebody changed one of its fields since, which then stay as they are. */
export const undoIn = (tour: BulkFields, { before, written }: WrittenChange): Partial<BulkFields> | null =>
  hasExactly(tour, written) ? before : null;

/** Whether a tour has just these fields. */
export const hasExactly = (tour: BulkFields, fields: Partial<BulkFields>): boolean =>
  bulkFields.every((field) => !(field in fields) || isDeepEqual(tour[field], fields[field]));

/** Whether a change would change nothing of a listed tour. Of a place it does not know the region, so that this counts as a change. */
export function hasAlready(tour: ListedTour, { place, ...change }: BulkChange): boolean {
  const { administrative_area_level_1: region, ...parts } = place ?? {};
  return region === undefined && isPart(change, tour) && isPart(parts, tour.place);
}

const isPart = (part: Readonly<Record<string, unknown>>, whole: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(part).every(([name, value]) => whole[name] === value);
