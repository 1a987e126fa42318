import { AppError } from '../../app-error';
import { eulerFrom, type Vector, vectorFrom, zoomFrom } from '../../geometry';
import { iconRefs } from '../../icons';
import { folderLimits, idLimit } from '../../limits';
import { plainName } from '../../plain-name';
import { type Poi, poiTypes } from '../../pois/poi';
import { asTag, lacksPlace, withIcon, withName, withoutTag } from '../../pois/tag-changes';
import { cellText } from './cells';
import type { Column } from './column';
import { idInCell, writtenId } from './ids';
import { pathSeparator, type SheetFolder, type SheetPoint } from './sheet-point';

const invalid = (message: string): AppError => new AppError('invalid-argument', message);

const withPoi = (point: SheetPoint, poi: Poi): SheetPoint => ({ ...point, poi });

/** Where a point stands in the list. An id of a folder wins over its name, so that renaming a column's cells is enough to move points. */
export const placeColumns: readonly Column[] = [
  {
    key: 'folder',
    kind: 'text',
    moves: true,
    write: ({ folder }) => folder.path,
    read: (point, cell, { folders }) => ({ ...point, folder: folderByPath(String(cell), folders) }),
  },
  {
    key: 'folder id',
    kind: 'text',
    moves: true,
    isId: true,
    write: ({ folder }) => writtenId(folder.id ?? ''),
    read: (point, cell, { folders }) => {
      const folder = folders.find(({ id }) => id === idInCell(String(cell)));
      if (!folder) throw invalid('The tour has no folder with this id.');
      return { ...point, folder };
    },
  },
  {
    key: 'order',
    kind: 'number',
    moves: true,
    write: ({ order }) => order,
    read: (point, cell) => {
      const order = Number(cell);
      if (!Number.isInteger(order) || order < 1) throw invalid('Write 1 for the first point of its folder, 2 for the next.');
      return { ...point, order };
    },
  },
];

function folderByPath(written: string, folders: readonly SheetFolder[]): SheetFolder {
  const names = written.split(pathSeparator.trim()).map((name) => plainName(cellText(name)));
  const path = names.join(pathSeparator);
  const [found, second] = folders.filter((folder) => folder.path === path || folder.path === written.trim());
  if (second) throw invalid('More than one folder has this name. Write the id of one under “folder id”.');
  if (found) return found;
  if (names.some((name) => name === '')) throw invalid('Write the name of the folder.');
  if (names.length > 2) throw invalid('Folders are nested once at most.');
  if (names.some((name) => name.length > folderLimits.name)) throw invalid(`Use at most ${folderLimits.name} characters.`);
  return { id: null, path };
}

/** What a point is. */
export const pointColumns: readonly Column[] = [
  {
    key: 'external id',
    kind: 'text',
    canClear: true,
    isId: true,
    write: ({ poi }) => writtenId(cellText(poi.externalId ?? '')),
    read: (point, cell, { externalIds }) => {
      const id = plainName(idInCell(cellText(String(cell))));
      if ((externalIds.get(id) ?? point.poi.identifier) !== point.poi.identifier) throw invalid('Another point of the tour has this id.');
      if (id.length > idLimit) throw invalid(`Use at most ${idLimit} characters.`);
      return withPoi(point, withExternalId(point.poi, id));
    },
  },
  {
    key: 'kind',
    kind: 'text',
    write: ({ poi }) => poi.type,
    read: (point, cell) => {
      const type = oneOfThese(poiTypes, cell);
      if (type === 'tag' && lacksPlace(point.poi)) throw invalid('It has no place in the scan yet: place it first.');
      if (type === 'tag') return withPoi(point, asTag(point.poi));
      return withPoi(point, { ...(point.poi.tag ? withoutTag(point.poi) : point.poi), type });
    },
  },
  {
    key: 'name',
    kind: 'text',
    write: ({ poi }) => cellText(poi.name),
    read: (point, cell) => {
      const name = plainName(String(cell));
      if (name === '') throw invalid('Enter a name.');
      if (name.length > folderLimits.poiName) throw invalid(`Use at most ${folderLimits.poiName} characters.`);
      return withPoi(point, withName(point.poi, name));
    },
  },
  {
    key: 'icon',
    kind: 'text',
    write: ({ poi }) => poi.icon,
    read: (point, cell) => withPoi(point, withIcon(point.poi, oneOfThese(iconRefs, cell))),
  },
];

const withExternalId = ({ externalId: _, ...poi }: Poi, id: string): Poi => (id === '' ? poi : { ...poi, externalId: id });

function oneOfThese<Word extends string>(words: readonly Word[], cell: string | number): Word {
  const word = words.find((each) => each === String(cell).trim().toLowerCase());
  if (!word) throw invalid(`Write one of ${words.join(', ')}.`);
  return word;
}

const positionOf = ({ tag, position }: Poi): Vector => tag?.anchorPosition ?? position;

const positionColumn = (axis: keyof Vector): Column => ({
  key: axis,
  kind: 'number',
  write: ({ poi }) => positionOf(poi)[axis],
  read: (point, cell) => {
    const { poi } = point;
    const position = vectorFrom({ ...positionOf(poi), [axis]: cell }, positionOf(poi));
    if (position[axis] !== cell) throw invalid('Write metres.');
    return withPoi(point, { ...poi, position, tag: poi.tag && { ...poi.tag, anchorPosition: position } });
  },
});

const rotationColumn = (axis: 'x' | 'y'): Column => ({
  key: `rotation ${axis}`,
  kind: 'number',
  write: ({ poi }) => poi.rotation[axis],
  read: (point, cell) => {
    const rotation = { ...point.poi.rotation, [axis]: eulerFrom({ [axis]: cell })[axis] };
    if (rotation[axis] !== cell) throw invalid('Write degrees.');
    return withPoi(point, { ...point.poi, rotation });
  },
});

/** Where a point is in the scan, and the view of it. */
export const viewColumns: readonly Column[] = [
  {
    key: 'floor',
    kind: 'number',
    write: ({ poi }) => poi.floor,
    read: (point, cell) => {
      if (!Number.isInteger(cell)) throw invalid('Write the number of a floor, 0 for the first.');
      return withPoi(point, { ...point.poi, floor: Number(cell) });
    },
  },
  {
    key: 'sweep',
    kind: 'text',
    canClear: true,
    write: ({ poi }) => cellText(poi.sweep),
    read: (point, cell) => withPoi(point, { ...point.poi, sweep: String(cell).trim() }),
  },
  ...(['x', 'y', 'z'] as const).map(positionColumn),
  ...(['x', 'y'] as const).map(rotationColumn),
  {
    key: 'zoom',
    kind: 'number',
    write: ({ poi }) => poi.zoom,
    read: (point, cell) => {
      const zoom = zoomFrom(cell, Number.NaN);
      if (Number.isNaN(zoom)) throw invalid('Write a zoom level, such as 1.');
      return withPoi(point, { ...point.poi, zoom });
    },
  },
];
