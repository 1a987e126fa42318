import type { TourFile } from '../attachments';
import { blockNames, type ContentBlock } from '../content/content-blocks';
import { documentTypeName } from '../document-type-texts';
import { originalFileName } from '../files/names';
import { type Folder, isUncategorized } from '../folders/folder';
import type { Vector } from '../geometry';
import type { GuidedTour } from '../guided-tours/guided-tour';
import type { GuidedStopId, GuidedTourId, PoiId, RoomId } from '../ids';
import type { PointType } from '../point-types/point-type';
import { detailsText, type ValueWriting } from '../point-types/search-text';
import { detailsBlock } from '../point-types/values';
import type { Poi } from '../pois/poi';
import { imagesIn, plainText } from '../rich-text';
import { middleOf } from '../rooms/area';
import { placeOfPoint } from '../rooms/room-of-point';
import { type Place, type Room, roomAt } from '../rooms/rooms';
import type { Tour } from '../tours/tour';

/** The groups of results, in the order in which they are shown. */
export const searchKinds = ['poi', 'room', 'text', 'file', 'guide'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Where a result leads; a part of a point says which block of its content, or `detailsBlock`. `page`: the list of the tour's own files. */
export type SearchTarget =
  | { poi: PoiId; block: string | null }
  | { room: RoomId }
  | { guide: GuidedTourId; stop: GuidedStopId | null }
  | { page: 'files' };

/**
 * Something that can be found. `title` is shown; `name` is "" where the title is that of the point around it. `storedText`: a text that is shown in
 * another form, as it is stored, which is found too. `position` in metres.
 */
export type SearchEntry = {
  kind: SearchKind;
  title: string;
  name: string;
  text: string;
  storedText?: string;
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
  pointTypes?: readonly PointType[];
  /** How the values of their fields are shown; as stored without it. */
  writing?: ValueWriting;
  /** The tour's own files, where visitors have a list of them. */
  files?: Pick<Tour, 'floorplans' | 'documents' | 'files'> | null;
};

/** Everything of a tour that its visitors can find. It is given what they are shown, so nothing else is found. */
export function searchEntries({ folders, guidedTours = [], files = null, pointTypes = [], ...around }: Source): SearchEntry[] {
  return [
    ...around.rooms.map(roomEntry),
    ...folders.flatMap((folder) => folderEntries(folder, { ...around, pointTypes })),
    ...(files ? fileEntries(files) : []),
    ...guidedTours.flatMap(guideEntries),
  ];
}

const nowhere = { point: '', folder: '', room: '', floor: null, position: null };

function roomEntry({ id, name, floor, areas }: Room): SearchEntry {
  const { x, z } = middleOf(areas);
  const position = { x, y: areas[0]?.heights?.from ?? 0, z };
  return { ...nowhere, kind: 'room', title: name, name, text: '', target: { room: id }, floor, position };
}

function fileEntries({ floorplans, documents, files }: NonNullable<Source['files']>): SearchEntry[] {
  const entry = ({ name, alt }: TourFile, more: string, floor: number | null): SearchEntry => {
    const title = originalFileName(name);
    return { ...nowhere, kind: 'file', title, name: title, text: joined(more, alt), target: { page: 'files' }, floor };
  };
  const isThere = ({ url }: TourFile) => url !== '';
  return [
    ...floorplans.filter(isThere).map((plan) => entry(plan, '', plan.floor === '' ? null : Number(plan.floor) - 1)),
    ...documents.filter(isThere).map((document) => entry(document, documentTypeName(document.documentType), null)),
    ...files.filter(isThere).map((file) => entry(file, '', null)),
  ];
}

type PointSource = Pick<Source, 'rooms' | 'sweeps' | 'writing'> & { pointTypes: readonly PointType[] };

const folderEntries = (folder: Folder, source: PointSource): SearchEntry[] => [
  ...folder.pois.flatMap((poi) => pointEntries(poi, isUncategorized(folder) ? '' : folder.name, source)),
  ...folder.children.flatMap((child) => folderEntries(child, source)),
];

function pointEntries(poi: Poi, folder: string, { rooms, sweeps, pointTypes, writing }: PointSource): SearchEntry[] {
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
    ...texts(detailsText(poi, pointTypes, writing), detailsBlock).map((details) => ({
      ...details,
      storedText: detailsText(poi, pointTypes),
    })),
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
