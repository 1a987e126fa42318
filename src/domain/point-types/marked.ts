import type { Folder } from '../folders/folder';
import type { IconRef } from '../icons';
import type { PoiId } from '../ids';
import type { Poi } from '../pois/poi';
import { isDeepEqual } from '../same';

/** How a point is shown while points are coloured: in a colour with its shape, by what it has of the chosen kind. `shape` is a path in a square of 16. */
export type PointMark = { name: string; color: string; shape: string; icon: IconRef };
/** A point as list, scan and plan show it. */
export type MarkedPoi = Poi & { mark?: PointMark };

/** What a filter shows of a tour: some points, or null for all, and how points are marked. `unmarked` is for all others, or null without colours. */
export type PointView = { shown: ReadonlySet<PoiId> | null; marks: ReadonlyMap<PoiId, PointMark>; unmarked: PointMark | null };

type Marking = (poi: Poi, mark: PointMark) => MarkedPoi;

/** A point that looks as before stays the same object, so that lists and scan compare thousands of them by what changed alone. */
function remembering(marking: Marking): Marking {
  const marked = new WeakMap<Poi, MarkedPoi>();
  return (poi, mark) => {
    const before = marked.get(poi);
    if (before && isDeepEqual(before.mark, mark)) return before;
    const next = marking(poi, mark);
    marked.set(poi, next);
    return next;
  };
}

const withMark = remembering((poi, mark) => ({ ...poi, icon: mark.icon, mark }));

const withNamedMark = remembering((poi, mark) => {
  const suffix = mark.name === '' ? '' : ` · ${mark.name}`;
  const { tag } = poi;
  return {
    ...poi,
    name: poi.name + suffix,
    icon: mark.icon,
    tag: tag && { ...tag, icon: mark.icon, label: tag.label + suffix },
    mark,
  };
});

/** Folders as a filter shows them: without points that it hides and folders that have no others, and with the marks of points, which their names say too. */
export const viewedFolders = (folders: readonly Folder[], view: PointView): Folder[] => foldersOf(folders, view, withNamedMark);

/** The same for who edits them: names are as they are. */
export const editedFolders = (folders: readonly Folder[], view: PointView): Folder[] => foldersOf(folders, view, withMark);

function foldersOf(folders: readonly Folder[], view: PointView, marking: Marking): Folder[] {
  const { shown, marks, unmarked } = view;
  return folders.flatMap((folder) => {
    const pois = folder.pois
      .filter(({ identifier }) => !shown || shown.has(identifier))
      .map((poi) => {
        const mark = marks.get(poi.identifier) ?? unmarked;
        return mark ? marking(poi, mark) : poi;
      });
    const children = foldersOf(folder.children, view, marking);
    return shown && pois.length + children.length === 0 ? [] : [{ ...folder, pois, children }];
  });
}

/** The same view with one more point. */
export const withShownPoint = (view: PointView, point: PoiId | null): PointView =>
  point === null || !view.shown || view.shown.has(point) ? view : { ...view, shown: new Set([...view.shown, point]) };

/** What a point is coloured by, in folders as a filter shows them. */
export const markOfPoint = (poi: Poi): PointMark | undefined => (poi as MarkedPoi).mark;
