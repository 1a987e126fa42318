import type { Folder } from '../folders/folder';
import type { IconRef } from '../icons';
import type { PoiId } from '../ids';
import type { Poi } from '../pois/poi';

/** How a point is shown while points are coloured: in a colour with its shape, by what it has of the chosen kind. `shape` is a path in a square of 16. */
export type PointMark = { name: string; color: string; shape: string; icon: IconRef };
/** A point as list, scan and plan show it. */
export type MarkedPoi = Poi & { mark?: PointMark };

/** What a filter shows of a tour: some points, or null for all, and how points are marked. `unmarked` is for all others, or null without colours. */
export type PointView = { shown: ReadonlySet<PoiId> | null; marks: ReadonlyMap<PoiId, PointMark>; unmarked: PointMark | null };

/** Folders as a filter shows them: without points that it hides and folders that have no others, and with the marks of points, which their names say too. */
export function viewedFolders(folders: readonly Folder[], view: PointView): Folder[] {
  const { shown } = view;
  return folders.flatMap((folder) => {
    const pois = folder.pois.filter(({ identifier }) => !shown || shown.has(identifier)).map((poi) => marked(poi, view));
    const children = viewedFolders(folder.children, view);
    return shown && pois.length + children.length === 0 ? [] : [{ ...folder, pois, children }];
  });
}

function marked(poi: Poi, { marks, unmarked }: PointView): MarkedPoi {
  const mark = marks.get(poi.identifier) ?? unmarked;
  if (!mark) return poi;
  const suffix = mark.name === '' ? '' : ` · ${mark.name}`;
  const { tag } = poi;
  return {
    ...poi,
    name: poi.name + suffix,
    icon: mark.icon,
    tag: tag && { ...tag, icon: mark.icon, label: tag.label + suffix },
    mark,
  };
}
