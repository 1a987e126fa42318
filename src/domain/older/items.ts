import { type Euler, eulerFrom, type Vector, vectorFrom } from '../geometry';
import { newTagLabel } from '../pois/poi';
import { asStored, number, oneOf, records, type Stored, text } from '../stored';

/** A link or a video of an older PoI; for a video the full address. @see MODEL-060 */
export type OlderLink = { name: string; url: string };

/** An item that the older viewer shows for a PoI. @see MODEL-061 */
export type ViewedItem = { type: 'text'; value: string } | { type: 'link' | 'video'; name: string; url: string };

/** A PoI or tag of the older editor; `tasks` are nested below it, `uuid` is the tag's id in the showcase. @see MODEL-060 */
export type OlderItem = {
  name: string;
  description: string;
  position: Vector;
  rotation: Euler;
  sweep: string;
  type: 'sweep' | 'tag';
  identifier: string;
  tasks: OlderItem[];
  links: OlderLink[];
  embeds: OlderLink[];
  /** The name of a colour for a tag, of an image for a sweep. @see MODEL-014 MODEL-015 */
  icon: string;
  uuid: string;
  stem: Vector;
  normal: number;
  /** As stored; `viewedContentFrom` returns what is shown of it. @see MODEL-061 */
  content: Stored[];
  files: Stored[];
};

const maxDepth = 20;

/** Default values of an older tag. @see MODEL-074 OLD-031 */
export const olderTagDefaults = { stem: { x: 0, y: 0.5, z: 0 }, normal: 0.2, icon: 'black', name: newTagLabel } as const;

/**
 * Reads stored older items with their tasks.
 * @param place prefix for generated identifiers where they are missing
 * @see MODEL-060 MODEL-074 OLD-031
 */
export const olderItemsFrom = (stored: unknown, place = 'item', depth = 0): OlderItem[] =>
  depth < maxDepth ? records(stored, (item, index) => olderItemFrom(item, `${place}-${index}`, depth)) : [];

/**
 * Reads a point of the older layout's `pointsOfInterest` as an item, so that the older player can show it. A copy of an older tour, and one that
 * points were imported into, have these alone until a list is saved.
 * @see ADMIN-057 ADMIN-076
 */
export const itemOfPoint = (id: string, stored: Stored): OlderItem => olderItemFrom({ identifier: id, ...stored }, id, 0);

function olderItemFrom(item: Stored, place: string, depth: number): OlderItem {
  const type = oneOf(['sweep', 'tag'], item.type, 'sweep');
  return {
    ...asStored(item),
    name: text(item.name) || (type === 'tag' ? olderTagDefaults.name : ''),
    description: text(item.description),
    position: vectorFrom(item.position),
    rotation: eulerFrom(item.rotation),
    sweep: text(item.sweep),
    type,
    identifier: text(item.identifier) || place,
    tasks: olderItemsFrom(item.tasks, place, depth + 1),
    links: records(item.links, linkFrom),
    embeds: records(item.embeds, linkFrom),
    icon: text(item.icon) || olderTagDefaults.icon,
    uuid: text(item.uuid),
    stem: vectorFrom(item.stem, olderTagDefaults.stem),
    normal: number(item.normal, olderTagDefaults.normal),
    content: records(item.content, (entry) => entry),
    files: records(item.files, (file) => file),
  };
}

const linkFrom = ({ name, url }: Stored): OlderLink => ({ name: text(name), url: text(url) });

/** Reads what the older viewer shows of a PoI; items of another type are skipped. @see MODEL-061 */
export const viewedContentFrom = (stored: unknown): ViewedItem[] =>
  records(stored, (item): ViewedItem[] => {
    if (item.type === 'text') return [{ type: 'text', value: text(item.value) }];
    return item.type === 'link' || item.type === 'video' ? [{ type: item.type, ...linkFrom(item) }] : [];
  }).flat();
