import { zoomFrom } from '../geometry';
import { guidedTourParameters } from '../guided-tours/guided-tour-address';
import type { PoiId, TourId } from '../ids';
import { playerPath } from '../page-addresses';
import { parseRotationParameter, rotationParameter } from './deep-link';
import type { SharedView } from './share-links';

/** A view in an address: a sweep with its rotation in degrees. */
export type StartView = Pick<SharedView, 'sweep' | 'rotation' | 'zoom'>;

/** The query parameters that only an address with a view has. */
export const viewParameters = ['sr', 'zoom'] as const;

/** Where a tour starts; null for where it always does. */
export type StartPlace = { poi: PoiId } | { view: StartView } | null;

/**
 * The address that opens a tour at a PoI or an exact view, for everyone with read access; no document is needed.
 * @param app the app's own address, without the hash
 * @see ACCESS-042 ROUTE-043 PLAYER-046
 */
export function startAddress(app: string, tour: TourId, place: StartPlace = null): string {
  const query = new URLSearchParams(place === null ? {} : 'poi' in place ? { start: place.poi } : parametersOf(place.view)).toString();
  return `${app.replace(/\/+$/, '')}/#${playerPath(tour)}${query === '' ? '' : `?${query}`}`;
}

const parametersOf = ({ sweep, rotation, zoom }: StartView) => ({
  start: sweep,
  sr: rotationParameter(rotation),
  ...(zoom !== 1 && { zoom: String(Number(zoom.toFixed(2))) }),
});

/** The address of a page with a tour, at this view in place of where it started. @see ROUTE-043 */
export function addressAtView(page: string, view: StartView): string {
  const [app = '', hash = ''] = page.split('#');
  const [path = '', search = ''] = hash.split('?');
  const query = new URLSearchParams(search);
  for (const name of ['start', ...viewParameters, ...guidedTourParameters]) query.delete(name);
  for (const [name, value] of Object.entries(parametersOf(view))) query.set(name, value);
  return `${app}#${path}?${query}`;
}

/** The view in the query of an address; null when it names no view, or only a PoI. @see ROUTE-043 */
export function startViewIn(search: URLSearchParams): StartView | null {
  const [sweep, rotation] = [search.get('start') ?? '', parseRotationParameter(search.get('sr') ?? '-')];
  return sweep === '' || rotation === null ? null : { sweep, rotation, zoom: zoomFrom(Number(search.get('zoom') ?? 1)) };
}
