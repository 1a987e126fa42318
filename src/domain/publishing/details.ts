import { addressLine } from '../place';
import { isRecord } from '../stored';
import { readTourFields, type TourFieldTypes } from '../tours/fields';
import type { Tour } from '../tours/tour';

const names = ['address', 'floors', 'tourDate', 'defurnishId', 'nira', 'showsScanMarks', 'tourTypeId'] as const;

/** What a visitor of a version reads about its tour, or can switch to, besides the points: the tour's fields, and as the address the line that it shows. */
export type VersionDetails = Pick<TourFieldTypes, (typeof names)[number]>;

/** The details of a tour as it is. The place on the map is not among them. */
export const detailsOf = ({ address, place, floors, tourDate, defurnishId, nira, showsScanMarks, tourTypeId }: Tour): VersionDetails => ({
  address: addressLine(place) || address,
  floors: [...floors],
  tourDate,
  defurnishId,
  nira,
  showsScanMarks,
  tourTypeId,
});

/** Reads the stored details; null for a version from before versions had them. */
export const detailsFrom = (stored: unknown): VersionDetails | null => (isRecord(stored) ? readTourFields(names, stored) : null);
