import { findPoi } from '../folders/find';
import type { Folder } from '../folders/folder';
import type { GuidedStop, GuidedTour, StopView } from './guided-tour';

/** A stop as visitors see it. */
export type ShownStop = GuidedStop & {
  /** "" for a stop that has no title, and no point */
  name: string;
  /** an image of it; "" for none */
  image: string;
  /** where it is; null at a point without a view, which is shown from anywhere */
  place: StopView | null;
};

/** The stops of a guided tour, without those whose point is gone. */
export const shownStops = ({ stops }: Pick<GuidedTour, 'stops'>, folders: readonly Folder[]): ShownStop[] =>
  stops.flatMap((stop) => {
    const { poi: id, view: place, title: name } = stop;
    if (id === null) return place === null ? [] : [{ ...stop, name, image: stop.image ?? '', place }];
    const poi = findPoi(folders, id);
    if (!poi) return [];
    const { sweep, rotation, zoom, floor } = poi;
    const view: StopView = { sweep, rotation, zoom, mode: 'inside', floor, position: null };
    return [{ ...stop, name: name || poi.name, image: poi.screenshot, place: sweep === '' ? null : view }];
  });
