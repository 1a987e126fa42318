import { blockNames, type ContentBlock } from '../content/content-blocks';
import { originalFileName } from '../files/names';
import { type Folder, isUncategorized } from '../folders/folder';
import type { Vector } from '../geometry';
import type { GuidedTour } from '../guided-tours/guided-tour';
import type { GuidedStopId, GuidedTourId, PoiId, RoomId } from '../ids';
import type { Poi } from '../pois/poi';
import { imagesIn, plainText } from '../rich-text';
import { middleOf } from '../rooms/area';
import { placeOfPoint } from '../rooms/room-of-point';
import { type Place, type Room, roomAt } from '../rooms/rooms';

/** The groups of results, in the order in which they are shown. */
export const searchKinds = ['poi', 'room', 'text', 'file', 'guide'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Where a result leads; a part of a point says which block of its content. */
export type SearchTarget = { poi: PoiId; block: string | null } | { room: RoomId } | { guide: GuidedTourId; stop: GuidedStopId | null };

/** Something that can be found. `title` is shown; `name` is "" where the title is that of the point around it. `position` in metres. */
export type SearchEntry = {
  kind: SearchKind;
  title: string;
  name: string;
  text: string;
  target: SearchTarget;
  /** the name of the point that a file belongs to; "" for others */
  point: string;
  folder: string;
  room: string;
  floor: number | null;
  position: Vector | null;
};

type Source = {
  folders: readonly Folder[];
  guidedTours?: readonly GuidedTour[];
  rooms: readonly Room[];
  sweeps: readonly (Place & { id: string })[];
};

/** Everything of a tour that its visitors can find. It is given what they are shown, so nothing else is found. */
export function searchEntries({ folders, guidedTours = [], rooms, sweeps }: Source): SearchEntry[] {
  return [
    ...rooms.map(roomEntry),
    ...folders.flatMap((folder) => folderEntries(folder, { rooms, sweeps })),
    ...guidedTours.flatMap(guideEntries),
  ];
}

const nowhere = { point: '', folder: '', room: '', floor: null, position: null };

function roomEntry({ id, name, floor, areas }: Room): SearchEntry {
  const { x, z } = middleOf(areas);
  const position = { x, y: areas[0]?.heights?.from ?? 0, z };
  return { ...nowhere, kind: 'room', title: name, name, text: '', target: { room: id }, floor, position };
}

const folderEntries = (folder: Folder, scan: Pick<Source, 'rooms' | 'sweeps'>): SearchEntry[] => [
  ...folder.pois.flatMap((poi) => pointEntries(poi, isUncategorized(folder) ? '' : folder.name, scan)),
  ...folder.children.flatMap((child) => folderEntries(child, scan)),
];

function pointEntries(poi: Poi, folder: string, { rooms, sweeps }: Pick<Source, 'rooms' | 'sweeps'>): SearchEntry[] {
  const place = placeOfPoint(poi, sweeps);
  const room = (place && roomAt(rooms, place)?.name) ?? '';
  const around = { folder, room, floor: place?.floor ?? poi.floor, position: place?.position ?? null };
  const entry = (kind: SearchKind, name: string, text: string, block: string | null): SearchEntry => {
    const target = { poi: poi.identifier, block };
    return { kind, title: name || poi.name, name, text, target, point: kind === 'file' ? poi.name : '', ...around };
  };
  const texts = (text: string, block: string | null) => (text === '' ? [] : [entry('text', '', text, block)]);
  return [
    entry('poi', poi.name, '', null),
    ...texts(joined(poi.tag?.description, poi.screenshotAlt), null),
    ...poi.content.flatMap((block) =>
      block.type === 'file'
        ? block.content.map(({ name, alt, caption, markers }) =>
            entry('file', originalFileName(name), joined(alt, caption, ...markers.flatMap(markerTexts)), block.identifier),
          )
        : texts(blockText(block), block.identifier),
    ),
  ];
}

const markerTexts = ({ name, body }: { name: string; body: string }) => [name, plainText(body)];

function blockText(block: Exclude<ContentBlock, { type: 'file' }>): string {
  const title = block.name === blockNames[block.type] ? '' : block.name;
  switch (block.type) {
    case 'text':
    case 'custom':
      return joined(title, plainText(block.content), ...imagesIn(block.content).map(({ alt }) => alt));
    case 'list':
      return joined(title, ...block.content.flatMap(({ name, content }) => [name, content]));
    case 'embeds':
      return joined(title, ...block.content.map(({ name }) => name));
    case 'unknown':
      return '';
  }
}

function guideEntries({ id, name, description, stops }: GuidedTour): SearchEntry[] {
  const entry = (title: string, text: string, stop: GuidedStopId | null): SearchEntry => {
    return { ...nowhere, kind: 'guide', title: title || name, name: title, text, target: { guide: id, stop } };
  };
  return [entry(name, description, null), ...stops.map((stop) => entry(stop.title, stop.text, stop.id))];
}

const joined = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text.trim() !== '').join(' · ');
