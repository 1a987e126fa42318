import { allFolders, allPois } from '@/domain/folders/folder';
import { type PoiId, poiId } from '@/domain/ids';
import { folderThing, guidedTourThing, poiThing, roomThing, stopThing } from '@/domain/languages/things';
import type { TourText } from '@/domain/languages/tour-texts';
import { contentLimits, folderLimits, guidedTourLimits, imageAltLimit, markerLimits, roomLimits, tourLimits } from '@/domain/limits';
import type { EditedTour } from '@/domain/tours/edited';

/** The names of what texts belong to, by thing. */
export function thingNames({ name, folders, guidedTours, rooms }: EditedTour): ReadonlyMap<string, string> {
  return new Map([
    ['tour', name],
    ...allFolders(folders).map((folder): [string, string] => [folderThing(folder.id), folder.name]),
    ...allPois(folders).map((poi): [string, string] => [poiThing(poi.identifier), poi.name]),
    ...guidedTours.flatMap((guided): [string, string][] => [
      [guidedTourThing(guided.id), guided.name],
      ...guided.stops.map((stop): [string, string] => [stopThing(stop.id), guided.name]),
    ]),
    ...rooms.map((room): [string, string] => [roomThing(room.id), room.name]),
  ]);
}

/** The point that a text belongs to; null for texts of anything else. */
export const poiOfThing = (thing: string): PoiId | null =>
  thing.startsWith(poiThing('')) ? poiId(thing.slice(poiThing('').length)) : null;

type Rule = { is: RegExp; what: string; limit: number; isRequired?: boolean };

/** What a field of a text is called, how long it can be, and whether it cannot be empty; the first that fits. */
const rules: readonly Rule[] = [
  { is: /^tour\/name$/, what: 'Name of the tour', limit: tourLimits.name, isRequired: true },
  { is: /^tour\/floor /, what: 'Name of a floor', limit: tourLimits.floorName, isRequired: true },
  { is: /^folder .*\/name$/, what: 'Name of the folder', limit: folderLimits.name, isRequired: true },
  { is: /^guide .*\/name$/, what: 'Name of the guided tour', limit: guidedTourLimits.name, isRequired: true },
  { is: /^guide .*\/description$/, what: 'Description of the guided tour', limit: guidedTourLimits.description },
  { is: /^stop .*\/title$/, what: 'Title of a stop', limit: guidedTourLimits.title },
  { is: /^stop .*\/text$/, what: 'Text of a stop', limit: guidedTourLimits.text },
  { is: /^room .*\/name$/, what: 'Name of the room', limit: roomLimits.name, isRequired: true },
  { is: /\/name$/, what: 'Name', limit: folderLimits.poiName, isRequired: true },
  { is: /\/tag label$/, what: 'Label of the tag', limit: folderLimits.tagLabel, isRequired: true },
  { is: /\/tag description$/, what: 'Description of the tag', limit: folderLimits.tagDescription },
  { is: /\/screenshotAlt$/, what: 'Text of the screenshot', limit: imageAltLimit },
  { is: /\/text \S/, what: 'Text', limit: contentLimits.text },
  { is: /\/block /, what: 'Heading', limit: contentLimits.blockName },
  { is: /\/address /, what: 'Address', limit: contentLimits.url, isRequired: true },
  { is: /\/link .* text$/, what: 'Text of a link', limit: contentLimits.itemContent },
  { is: /\/link /, what: 'Link', limit: contentLimits.itemName, isRequired: true },
  { is: /\/video /, what: 'Video', limit: contentLimits.itemName, isRequired: true },
  { is: /\/file .* marker .* text$/, what: 'Text of a marker', limit: markerLimits.body },
  { is: /\/file .* marker /, what: 'Marker', limit: markerLimits.name, isRequired: true },
  { is: /\/file .* caption$/, what: 'Caption', limit: contentLimits.imageCaption },
  { is: /\/file .* alt$/, what: 'Text of an image', limit: contentLimits.imageAlt },
];

const unknownRule: Rule = { is: /^/, what: 'Text', limit: contentLimits.itemContent };

export const ruleOf = ({ thing, field }: Pick<TourText, 'thing' | 'field'>): Rule =>
  rules.find(({ is }) => is.test(`${thing}/${field}`)) ?? unknownRule;
