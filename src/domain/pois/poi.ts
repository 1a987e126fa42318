import { type ContentBlock, contentFrom, storedBlock } from '../content/content-blocks';
import { type Euler, eulerFrom, type Rgb, type Vector, vectorFrom, zoomFrom } from '../geometry';
import { type IconRef, iconRefs } from '../icons';
import { type PoiId, poiId } from '../ids';
import { asStored, flag, isRecord, number, oneOf, record, records, type Stored, text } from '../stored';

export const poiTypes = ['poi', 'tag', 'sweep'] as const;
/** @see MODEL-067 */
export type PoiType = (typeof poiTypes)[number];

/** A PoI's tag in the scan; lengths in metres, colour components from 0 to 1. @see MODEL-070 */
export type Tag = {
  sid: string;
  label: string;
  icon: IconRef;
  description: string;
  anchorPosition: Vector;
  stemHeight: number;
  stemVector: Vector;
  color: Rgb;
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
  /** What the screenshot shows; stored only where an author wrote it. */
  screenshotAlt?: string;
  content: ContentBlock[];
  tag: Tag | null;
  stem: Vector;
  icon: IconRef;
  normal: number;
  defaultStemHeight: number;
  /** It was brought from a tour of another scan and has no place in this one yet; stored only while that is so. */
  toBePlaced?: true;
  /** Its type, one of the organization's, with the values of the type's fields by their keys, and its state there, some of which have a date (`2026-11-29`). */
  typeId?: string;
  fields?: Readonly<Record<string, unknown>>;
  state?: string;
  due?: string;
  /** When an editor chose its state, as `2026-11-29T18:00:00.000Z`: a check that was made later counts instead. */
  stateAt?: string;
  /** It is never part of a version. */
  leftOut?: true;
  /** What it is called in another system, such as one that writes it through the API; unique in its tour, and never part of a version. */
  externalId?: string;
  /** PoIs that older tours nested below this one, as stored. @see EDIT-023 */
  children?: Stored[];
};

/** Default names of a PoI, a tag and a sweep. @see MODEL-069 */
export const newNames: Record<PoiType, string> = { poi: 'New PoI', tag: 'New tag', sweep: 'New sweep' };
export const newTagLabel = 'Tag title';

/** The slider for a tag's stem height, in metres. @see MODEL-071 EDIT-031 */
export const stemHeights = { min: 0.1, max: 1, step: 0.05, default: 0.2 } as const;

/** Default values of a PoI and its tag. @see MODEL-068 MODEL-072 MODEL-073 */
export const poiDefaults = { zoom: 1, icon: 'green', normal: 0.2, defaultStemHeight: 0.2, floor: 0 } as const;
export const tagDefaults = { stemVector: { x: 0, y: 0.5, z: 0 }, color: { r: 1, g: 0, b: 0 } } as const;

/** Reads a stored PoI with the ledger's defaults. @param place used as identifier if none is stored @see MODEL-066 MODEL-067 MODEL-068 MODEL-069 */
export function poiFrom(stored: Stored, place: string): Poi {
  const type = oneOf(poiTypes, stored.type, 'poi');
  const { children: nested, screenshotAlt, toBePlaced, leftOut, ...fields } = withoutOddTypes(stored);
  const children = records(nested, (child) => child);
  const position = vectorFrom(stored.position);
  return {
    ...asStored(fields),
    identifier: poiId(text(stored.identifier) || text(stored.id) || place),
    id: text(stored.id),
    userUid: text(stored.userUid),
    name: text(stored.name) || newNames[type],
    type,
    category: text(stored.category),
    floor: number(stored.floor, poiDefaults.floor),
    position,
    rotation: eulerFrom(stored.rotation),
    sweep: text(stored.sweep),
    zoom: zoomFrom(stored.zoom, poiDefaults.zoom),
    screenshot: text(stored.screenshot),
    ...(text(screenshotAlt) !== '' && { screenshotAlt: text(screenshotAlt) }),
    ...(flag(toBePlaced) && { toBePlaced: true as const }),
    ...(flag(leftOut) && { leftOut: true as const }),
    content: contentFrom(stored.content, place),
    tag: type === 'tag' || isRecord(stored.tag) ? tagFrom(stored.tag, position) : null,
    stem: vectorFrom(stored.stem),
    icon: oneOf(iconRefs, stored.icon, poiDefaults.icon),
    normal: number(stored.normal, poiDefaults.normal),
    defaultStemHeight: number(stored.defaultStemHeight, poiDefaults.defaultStemHeight),
    ...(children.length > 0 && { children }),
  };
}

/** Without what says nothing of its type, so that it is not read as something else. */
function withoutOddTypes({ typeId, fields, state, due, stateAt, externalId, ...stored }: Stored): Stored {
  return {
    ...stored,
    ...(text(typeId) !== '' && { typeId }),
    ...(Object.keys(record(fields)).length > 0 && { fields }),
    ...(text(state) !== '' && { state }),
    ...(text(due) !== '' && { due }),
    ...(text(stateAt) !== '' && { stateAt }),
    ...(text(externalId) !== '' && { externalId }),
  };
}

/** The stored form of a PoI. */
export const storedPoi = (poi: Poi): Stored => ({ ...poi, content: poi.content.map(storedBlock) });

/**
 * Reads a stored tag; by default 0.2 m long along (0, 0.5, 0), red.
 * @param position of the PoI, used if no anchor is stored
 * @see MODEL-070 MODEL-071 MODEL-072 MODEL-073
 */
export function tagFrom(stored: unknown, position?: Vector): Tag {
  const tag = record(stored);
  const color = record(tag.color);
  return {
    ...asStored(tag),
    sid: text(tag.sid),
    label: text(tag.label) || newTagLabel,
    icon: oneOf(iconRefs, tag.icon, poiDefaults.icon),
    description: text(tag.description),
    anchorPosition: vectorFrom(tag.anchorPosition, position),
    stemHeight: Math.min(stemHeights.max, Math.max(stemHeights.min, number(tag.stemHeight, stemHeights.default))),
    stemVector: vectorFrom(tag.stemVector, tagDefaults.stemVector),
    color: { r: number(color.r, tagDefaults.color.r), g: number(color.g, tagDefaults.color.g), b: number(color.b, tagDefaults.color.b) },
  };
}
