import { allPois, type Folder } from '../folders/folder';
import type { Vector } from '../geometry';
import { type Poi, poiDefaults } from '../pois/poi';

const nowhere: Vector = { x: 0, y: 0, z: 0 };

/**
 * A point without its place in the scan, which waits to be placed in another one. Its tag keeps its label, icon and stem, but is in no scan until it
 * is placed: a point with a tag that is not of type `tag` shows none. The screenshot goes: it shows the other scan.
 */
export function toBePlaced({ screenshotAlt: _, ...poi }: Poi): Poi {
  return {
    ...poi,
    type: poi.type === 'tag' ? 'poi' : poi.type,
    toBePlaced: true,
    position: nowhere,
    rotation: { x: 0, y: 0 },
    sweep: '',
    zoom: poiDefaults.zoom,
    floor: poiDefaults.floor,
    screenshot: '',
    tag: poi.tag && { ...poi.tag, anchorPosition: nowhere },
  };
}

/** Whether a point still waits for its place: one that was given a view or a tag in any way does not. */
export const isToBePlaced = (poi: Poi): boolean => poi.toBePlaced === true && poi.sweep === '' && poi.type !== 'tag';

/** The points of a tour that wait for their places, in the order of the list. */
export const poisToBePlaced = (folders: readonly Folder[]): Poi[] => allPois(folders).filter(isToBePlaced);

/** The point once it has a place. */
export function placed<Placed extends Pick<Poi, 'toBePlaced'>>(poi: Placed): Placed {
  if (poi.toBePlaced === undefined) return poi;
  const { toBePlaced: _, ...rest } = poi;
  return rest as Placed;
}
