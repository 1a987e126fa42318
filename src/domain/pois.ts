import { type ContentBlock, contentFrom } from './content';
import { type Euler, eulerFrom, type Vector, vectorFrom } from './geometry';
import { type PoiId, poiId } from './ids';
import { number, oneOf, record, type Stored, text } from './stored';

export const poiTypes = ['poi', 'tag', 'sweep'] as const;
/** @see MODEL-067 */
export type PoiType = (typeof poiTypes)[number];

export const iconRefs = ['black', 'blue', 'green', 'pink', 'purple', 'red', 'teal', 'white'] as const;
/** @see MODEL-011 */
export type IconRef = (typeof iconRefs)[number];

/** How a PoI stands in the scan as a tag; lengths in metres, colour parts 0 to 1. @see MODEL-070 */
export type Tag = {
  sid: string;
  label: string;
  icon: IconRef;
  description: string;
  anchorPosition: Vector;
  stemHeight: number;
  stemVector: Vector;
  color: { r: number; g: number; b: number };
};

/** A point of interest of a tour. `rotation` in degrees, `position` in metres. @see MODEL-066 */
export type Poi = {
  identifier: PoiId;
  id: string;
  userUid: string;
  name: string;
  type: PoiType;
  category: string;
  floor: number;
  position: Vector;
  rotation: Euler;
  sweep: string;
  zoom: number;
  screenshot: string;
  content: ContentBlock[];
  tag: Tag | null;
  stem: Vector;
  icon: IconRef;
  normal: number;
  defaultStemHeight: number;
};

const newNames: Record<PoiType, string> = { poi: 'New PoI', tag: 'New tag', sweep: 'New sweep' };

/**
 * Reads a stored PoI with the ledger's defaults.
 * @param place stands in for an identifier that is missing
 * @see MODEL-066 MODEL-067 MODEL-068 MODEL-069
 */
export function poiFrom(stored: Stored, place: string): Poi {
  const type = oneOf(poiTypes, stored.type, 'poi');
  return {
    identifier: poiId(text(stored.identifier) || text(stored.id) || place),
    id: text(stored.id),
    userUid: text(stored.userUid),
    name: text(stored.name) || newNames[type],
    type,
    category: text(stored.category),
    floor: number(stored.floor, 0),
    position: vectorFrom(stored.position),
    rotation: eulerFrom(stored.rotation),
    sweep: text(stored.sweep),
    zoom: number(stored.zoom, 1),
    screenshot: text(stored.screenshot),
    content: contentFrom(stored.content, place),
    tag: type === 'tag' || stored.tag ? tagFrom(stored.tag) : null,
    stem: vectorFrom(stored.stem),
    icon: oneOf(iconRefs, stored.icon, 'green'),
    normal: number(stored.normal, 0.2),
    defaultStemHeight: number(stored.defaultStemHeight, 0.2),
  };
}

/** Reads a stored tag: stem 0.2 long along (0, 0.5, 0), red. @see MODEL-070 MODEL-071 MODEL-072 MODEL-073 */
export function tagFrom(stored: unknown): Tag {
  const tag = record(stored);
  const color = record(tag.color);
  return {
    sid: text(tag.sid),
    label: text(tag.label) || 'Tag title',
    icon: oneOf(iconRefs, tag.icon, 'green'),
    description: text(tag.description),
    anchorPosition: vectorFrom(tag.anchorPosition),
    stemHeight: number(tag.stemHeight, 0.2),
    stemVector: vectorFrom(tag.stemVector, { x: 0, y: 0.5, z: 0 }),
    color: { r: number(color.r, 1), g: number(color.g, 0), b: number(color.b, 0) },
  };
}
