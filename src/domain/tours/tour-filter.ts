import { dayMs } from '../durations';
import type { TourTypeId } from '../ids';
import type { PublicationState } from '../publishing/publication-state';
import { oneOf } from '../stored';

/** How long ago a tour may have changed last, in days. */
export const changedSpans = ['7', '30', '90', '365'] as const;

const older = 'older';

/** What versions make of a tour. */
export const publicationStates = ['published', 'unpublished', 'proposed'] as const;

/** What a list of tours is narrowed to besides their types; "" is everything. */
export type TourFacets = {
  access: '' | 'public' | 'default';
  /** The id of a collection, or `none` for the tours that are in no collection. */
  collection: string;
  /** A country as it is stored, or `none` for the tours that lack one, which are unfinished. */
  country: string;
  scan: '' | 'none' | 'some';
  /** By versions: open to everybody, none of them, or one that is proposed. */
  state: '' | (typeof publicationStates)[number];
  /** `older`: not for a year, or at no recorded time. */
  changed: '' | (typeof changedSpans)[number] | typeof older;
};

/** What no collection and no country is called in the address: neither an id nor a country. */
export const without = 'none';

export const tourFacetNames = [
  'access',
  'state',
  'collection',
  'country',
  'scan',
  'changed',
] as const satisfies readonly (keyof TourFacets)[];

/** The filter of tours: an empty set of types means all types. */
export type TourFilter = TourFacets & { types: ReadonlySet<TourTypeId> };

export const noFacets: TourFacets = { access: '', state: '', collection: '', country: '', scan: '', changed: '' };

/** Reads the facets from an address, which may have anything in it. */
export const tourFacetsFrom = (read: (name: string) => string): TourFacets => ({
  access: oneOf(['public', 'default', ''], read('access'), ''),
  state: oneOf([...publicationStates, ''], read('state'), ''),
  collection: read('collection'),
  country: read('country'),
  scan: oneOf(['none', 'some', ''], read('scan'), ''),
  changed: oneOf([...changedSpans, older, ''], read('changed'), ''),
});

type FilteredTour = PublicationState & {
  public: boolean;
  matterportId: string;
  tourTypeId: TourTypeId;
  collection: string;
  place: { country: string };
  updated: Date | null;
};

/** Whether the filter lets a tour through. @see TOUR-004 */
export function passesFilter(tour: FilteredTour, filter: TourFilter, now: Date): boolean {
  const { types, access, state, collection, country, scan, changed } = filter;
  const named = (chosen: string, value: string) => chosen === '' || (chosen === without ? value === '' : chosen === value);
  return (
    (types.size === 0 || types.has(tour.tourTypeId)) &&
    (access === '' || tour.public === (access === 'public')) &&
    (state === '' || (state === 'proposed' ? tour.isProposed : tour.isPublished === (state === 'published'))) &&
    named(collection, tour.collection) &&
    named(country, tour.place.country) &&
    (scan === '' || (tour.matterportId === '') === (scan === 'none')) &&
    (changed === '' || (changed === older ? !isChangedWithin(365, tour, now) : isChangedWithin(Number(changed), tour, now)))
  );
}

const isChangedWithin = (days: number, { updated }: FilteredTour, now: Date): boolean =>
  updated !== null && updated.getTime() >= now.getTime() - days * dayMs;

/** How many choices a filter consists of. */
export const choicesIn = ({ types, ...facets }: TourFilter): number =>
  types.size + Object.values(facets).filter((value) => value !== '').length;
