import { blockNames, type ContentBlock } from '../content/content-blocks';
import type { Folder } from '../folders/folder';
import { isUncategorized } from '../folders/folder';
import type { GuidedTour } from '../guided-tours/guided-tour';
import { newTagLabel, type Poi } from '../pois/poi';
import type { Tour } from '../tours/tour';
import { altField, captionField, linkField, linkTextField, markerField, markerTextField, planAltField, videoField } from './text-fields';
import { folderThing, guidedTourThing, poiThing, roomThing, stopThing } from './things';

/** How a text is written: on one line, on several, or as rich text. */
export type TextKind = 'line' | 'lines' | 'rich';

/**
 * A translatable text of a tour. `thing` and `field` are what its translation is stored by: `tour`, or a folder or point by its id; what is inside of
 * them and has no id of its own is named by what stays when its text changes, such as a link by its address.
 */
export type TourText = { thing: string; field: string; text: string; kind: TextKind };

type Translate = (text: TourText) => string;
/** Translates a field of one thing; blank texts stay as they are. */
type Field = (field: string, text: string, kind?: TextKind) => string;

/** What of a tour is translated. */
export type TranslatedTour = Pick<
  Tour,
  'name' | 'description' | 'thumbnailAlt' | 'floors' | 'floorplans' | 'folders' | 'guidedTours' | 'rooms'
>;

/**
 * The tour with each of its translatable texts replaced. What lists the texts and what shows them translated both go through here, so that there is
 * one list of what is translatable.
 */
export function mapTourTexts<T extends TranslatedTour>(tour: T, translate: Translate): T {
  const fieldOf =
    (thing: string): Field =>
    (field, text, kind = 'line') =>
      text.trim() === '' ? text : translate({ thing, field, text, kind });
  const field = fieldOf('tour');
  return {
    ...tour,
    name: field('name', tour.name),
    description: field('description', tour.description, 'lines'),
    thumbnailAlt: field('thumbnailAlt', tour.thumbnailAlt),
    floors: tour.floors.map((floor, index) => field(`floor ${index + 1}`, floor)),
    floorplans: tour.floorplans.map((plan) => withAlt(plan, planAltField(plan), field)),
    folders: tour.folders.map((folder) => mapFolder(folder, fieldOf)),
    guidedTours: tour.guidedTours.map((guided) => mapGuidedTour(guided, fieldOf)),
    rooms: tour.rooms.map((room) => ({ ...room, name: fieldOf(roomThing(room.id))('name', room.name) })),
  };
}

function mapGuidedTour(guided: GuidedTour, fieldOf: (thing: string) => Field): GuidedTour {
  const field = fieldOf(guidedTourThing(guided.id));
  const [name, description] = [field('name', guided.name), field('description', guided.description, 'lines')];
  const stops = guided.stops.map((stop) => {
    const ofStop = fieldOf(stopThing(stop.id));
    return { ...stop, title: ofStop('title', stop.title), text: ofStop('text', stop.text, 'lines') };
  });
  return { ...guided, name, description, stops };
}

const mapFolder = (folder: Folder, fieldOf: (thing: string) => Field): Folder => ({
  ...folder,
  name: isUncategorized(folder) ? folder.name : fieldOf(folderThing(folder.id))('name', folder.name),
  pois: folder.pois.map((poi) => mapPoi(poi, fieldOf(poiThing(poi.identifier)))),
  children: folder.children.map((child) => mapFolder(child, fieldOf)),
});

const mapPoi = (poi: Poi, field: Field): Poi => {
  const name = field('name', poi.name);
  return {
    ...poi,
    name,
    ...(poi.screenshotAlt !== undefined && { screenshotAlt: field('screenshotAlt', poi.screenshotAlt) }),
    tag: poi.tag && {
      ...poi.tag,
      label: labelOf(poi.tag.label, poi.name, name, field),
      description: field('tag description', poi.tag.description, 'lines'),
    },
    content: poi.content.map((block) => mapBlock(block, field)),
  };
};

/** A tag that is called like its point is translated with it; the label of one that nobody named is no text. */
const labelOf = (label: string, poiName: string, translatedName: string, field: Field): string => {
  if (label === newTagLabel) return label;
  return label === poiName ? translatedName : field('tag label', label);
};

function mapBlock(block: ContentBlock, field: Field): ContentBlock {
  if (block.type === 'unknown') return block;
  const name = block.name === blockNames[block.type] ? block.name : field(`block ${block.identifier}`, block.name);
  switch (block.type) {
    case 'text':
      return { ...block, name, content: field(`text ${block.identifier}`, block.content, 'rich') };
    case 'custom':
      return { ...block, name };
    case 'list':
      return {
        ...block,
        name,
        content: block.content.map((item) => {
          return { ...item, name: field(linkField(item), item.name), content: field(linkTextField(item), item.content, 'lines') };
        }),
      };
    case 'embeds':
      return {
        ...block,
        name,
        content: block.content.map((item) => ({ ...item, name: field(videoField(item), item.name) })),
      };
    case 'file':
      return {
        ...block,
        name,
        content: block.content.map((file) => {
          return {
            ...withAlt(file, altField(file), field),
            ...(file.caption !== undefined && { caption: field(captionField(file), file.caption) }),
            markers: file.markers.map((marker) => ({
              ...marker,
              name: field(markerField(file, marker), marker.name),
              body: field(markerTextField(file, marker), marker.body, 'lines'),
            })),
          };
        }),
      };
  }
}

const withAlt = <T extends { alt?: string }>(file: T, key: string, field: Field): T =>
  file.alt === undefined ? file : { ...file, alt: field(key, file.alt) };

/** All translatable texts of a tour, in the order in which it shows them; each place once. */
export function tourTexts(tour: TranslatedTour): TourText[] {
  const found = new Map<string, TourText>();
  mapTourTexts(tour, (text) => {
    const key = textKey(text);
    if (!found.has(key)) found.set(key, text);
    return text.text;
  });
  return [...found.values()];
}

/** Identifies a text among those of a tour. */
export const textKey = ({ thing, field }: Pick<TourText, 'thing' | 'field'>): string => `${thing}/${field}`;
