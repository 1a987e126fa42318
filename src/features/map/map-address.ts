import type { Position } from '@/widgets/map/position';

export type MapAddressView = { center: Position; zoom: number };

/** What the map stores in the URL. */
export type MapAddress = {
  q: string;
  types: ReadonlySet<string>;
  /** The selected tour. */
  tour: string | null;
  /** Null until the map was moved. */
  view: MapAddressView | null;
  /** The layer in place of the streets. */
  base: string | null;
  layers: ReadonlySet<string>;
  /** Whether the list shows all tours, not only those that the map shows. */
  listsAll: boolean;
};

/** Decimal places of a degree in the URL: about ten metres. */
const digits = 4;

/** @param tourInPath the tour that an older address names in its path @see ROUTE-007 */
export const mapAddressFrom = (parameters: URLSearchParams, tourInPath?: string): MapAddress => ({
  q: parameters.get('q') ?? '',
  types: new Set(parameters.getAll('type')),
  tour: parameters.get('tour') || tourInPath || null,
  view: viewFrom(parameters.get('at') ?? ''),
  base: parameters.get('base') || null,
  layers: new Set(parameters.getAll('layer')),
  listsAll: parameters.get('list') === 'all',
});

export function parametersOf({ q, types, tour, view, base, layers, listsAll }: MapAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (q !== '') parameters.set('q', q);
  for (const type of types) parameters.append('type', type);
  if (base) parameters.set('base', base);
  for (const layer of layers) parameters.append('layer', layer);
  if (listsAll) parameters.set('list', 'all');
  if (view) parameters.set('at', viewText(view));
  if (tour) parameters.set('tour', tour);
  return parameters;
}

export const viewText = ({ center, zoom }: MapAddressView): string =>
  [center.latitude.toFixed(digits), center.longitude.toFixed(digits), Number(zoom.toFixed(1))].join(',');

/** Reads "59.3293,18.0686,6.5"; null for anything that no map can show. */
function viewFrom(text: string): MapAddressView | null {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = parts;
  const isView = parts.length === 3 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 540 && zoom >= 1 && zoom <= 20;
  return isView ? { center: { latitude, longitude }, zoom } : null;
}
