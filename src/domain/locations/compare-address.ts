import type { Euler } from '../geometry';
import type { LocationId, TourId } from '../ids';
import { pathTo } from '../path-pattern';

/** Two tours of a location, for everybody where both are public: the query names them, and how they are shown. */
export const comparePattern = '/compare/:location';
export const comparePath = (location: LocationId, view: CompareAddress): string =>
  `${pathTo(comparePattern, { location })}?${compareParameters(view)}`;

export type CompareLayout = 'beside' | 'slider';

/** What a scan shows: a direction from a sweep, or the whole of it, in degrees. */
export type ScanView = { sweep: string; rotation: Euler } | { mode: 'dollhouse' | 'floorplan'; floor: number | 'all' | null };

/** A comparison as its address has it: which tours, how they stand to each other, and what they show. */
export type CompareAddress = {
  /** "" for the oldest */
  first: TourId | '';
  /** "" for the newest */
  second: TourId | '';
  layout: CompareLayout;
  /** The scans move together, so that the first alone has a view. */
  isLinked: boolean;
  firstView: ScanView | null;
  secondView: ScanView | null;
};

/** Reads a comparison; what is missing or makes no sense is as it is at first. */
export function compareAddressIn(query: URLSearchParams): CompareAddress {
  const isLinked = query.get('apart') !== '1';
  return {
    first: (query.get('first') ?? '') as TourId | '',
    second: (query.get('second') ?? '') as TourId | '',
    layout: query.get('show') === 'slider' ? 'slider' : 'beside',
    isLinked,
    firstView: scanViewFrom(query.get('view')),
    secondView: isLinked ? null : scanViewFrom(query.get('view2')),
  };
}

/** The query of a comparison, without what is as it is at first. Other parameters, such as a language, stay. */
export function compareParameters(address: CompareAddress, before = new URLSearchParams()): URLSearchParams {
  const { first, second, layout, isLinked, firstView, secondView } = address;
  const query = new URLSearchParams(before);
  const values = {
    first,
    second,
    show: layout === 'slider' ? layout : '',
    apart: isLinked ? '' : '1',
    view: scanViewText(firstView),
    view2: isLinked ? '' : scanViewText(secondView),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query;
}

/** "{sweep}_{x}_{y}", or "dollhouse_{floor}". */
function scanViewText(view: ScanView | null): string {
  if (!view) return '';
  if ('sweep' in view) return [view.sweep, ...[view.rotation.x, view.rotation.y].map((degrees) => Number(degrees.toFixed(1)))].join('_');
  return view.floor === null ? view.mode : `${view.mode}_${view.floor}`;
}

function scanViewFrom(text: string | null): ScanView | null {
  const outside = /^(dollhouse|floorplan)(?:_(all|\d{1,3}))?$/.exec(text ?? '');
  if (outside) {
    const [, mode, floor] = outside;
    return { mode: mode as 'dollhouse' | 'floorplan', floor: floor === undefined ? null : floor === 'all' ? floor : Number(floor) };
  }
  const inside = /^(.{1,200})_(-?\d{1,3}(?:\.\d+)?)_(-?\d{1,3}(?:\.\d+)?)$/.exec(text ?? '');
  return inside ? { sweep: inside[1] ?? '', rotation: { x: Number(inside[2]), y: Number(inside[3]) } } : null;
}
