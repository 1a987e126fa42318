import { scaled, type Vector } from '../geometry';
import { nearestIcon } from '../icon-colors';
import type { IconRef } from '../icons';
import { folderLimits } from '../limits';
import { nameText } from '../plain-name';
import { placed } from '../reuse/to-be-placed';
import { newPoi, newTag, type View } from './new-poi';
import { newNames, newTagLabel, type Poi, stemHeights, type Tag } from './poi';
import { withStemLength } from './tag-place';

const up: Vector = { x: 0, y: 1, z: 0 };
const lengthOf = ({ x, y, z }: Vector) => Math.hypot(x, y, z);
const unit = (vector: Vector): Vector => (lengthOf(vector) === 0 ? up : scaled(vector, 1 / lengthOf(vector)));
const fourDecimals = (metres: number) => Math.round(metres * 10_000) / 10_000;

/** The nearest stem height, in metres, that the slider allows. @see EDIT-031 */
export function snapStemHeight(metres: number): number {
  const { min, max, step } = stemHeights;
  return fourDecimals(Math.min(max, Math.max(min, min + Math.round((metres - min) / step) * step)));
}

/** Sets a tag's stem height in metres; the direction is unchanged. @see EDIT-030 EDIT-031 EDIT-032 */
export function withStemHeight<Stem extends Pick<Tag, 'stemHeight' | 'stemVector'>>(tag: Stem, metres: number): Stem {
  const stemHeight = snapStemHeight(metres);
  return { ...tag, stemHeight, stemVector: scaled(unit(tag.stemVector), stemHeight) };
}

/** Sets a tag's stem vector in metres; its length becomes the stem height. @see EDIT-032 */
export const withStemVector = (tag: Tag, stemVector: Vector): Tag => ({
  ...tag,
  stemVector,
  stemHeight: snapStemHeight(lengthOf(stemVector)),
});

/** The PoI as a tag; if it has no tag, a new one gets the PoI's icon and name. @see EDIT-024 */
export const asTag = (poi: Poi): Poi =>
  poi.type === 'tag' && poi.tag
    ? poi
    : { ...poi, type: 'tag', tag: poi.tag ?? { ...newTag(poi.position), icon: poi.icon, label: labelFor(poi.name) } };

/** Whether its tag would stand nowhere: it came from another scan, and has no place in this one yet. */
export const lacksPlace = ({ type, toBePlaced, tag, position }: Poi): boolean =>
  type !== 'tag' && (toBePlaced === true || tag !== null) && lengthOf(tag?.anchorPosition ?? position) === 0;

/** The label of a tag that nobody labelled: the name of its PoI, once that was named. @see MODEL-069 */
const labelFor = (name: string): string =>
  Object.values<string>(newNames).includes(name) ? newTagLabel : name.slice(0, folderLimits.tagLabel);

/** The PoI with another name, which its tag's label follows until somebody writes another label. */
export function withName(poi: Poi, name: string): Poi {
  const follows = poi.tag !== null && [newTagLabel, labelFor(poi.name)].includes(poi.tag.label);
  return { ...poi, name, tag: poi.tag && follows ? { ...poi.tag, label: labelFor(name) } : poi.tag };
}

/** The PoI without its tag. @see EDIT-027 */
export const withoutTag = (poi: Poi): Poi => ({ ...poi, type: 'poi', tag: null });

/**
 * The PoI after its tag was placed. The camera's view at that moment becomes the view of the PoI. The stem height is unchanged, even if it was edited
 * while placing.
 * @param view null if the camera is outside, without a position
 * @see EDIT-026 EDIT-030
 */
export function withTagAt(poi: Poi, place: Pick<Tag, 'anchorPosition' | 'stemVector'>, view: View | null): Poi {
  const { tag } = asTag(poi);
  const viewFields = view && { rotation: view.rotation, sweep: view.sweep, floor: view.floor };
  return {
    ...placed(poi),
    ...viewFields,
    type: 'tag',
    position: place.anchorPosition,
    tag: tag && withStemLength({ ...tag, ...place }, tag.stemHeight),
  };
}

/** The PoI with another icon, in the list and in the scan. @see EDIT-032 EDIT-033 */
export const withIcon = (poi: Poi, icon: IconRef): Poi => ({ ...poi, icon, tag: poi.tag && { ...poi.tag, icon } });

/** The importable fields of a tag of the model itself. Lengths in metres, colour components from 0 to 1. */
export type ModelTag = Pick<Tag, 'label' | 'description' | 'anchorPosition' | 'stemVector' | 'color'> & { id: string };

/** A PoI of type tag with the position, texts and colour of a model's tag, and its id. @param view the camera's view of it @see EDIT-063 */
export function poiFromModelTag(modelTag: ModelTag, view: View, userUid: string): Poi {
  const { id, description, anchorPosition, stemVector, color } = modelTag;
  const label = nameText(modelTag.label);
  const icon = nearestIcon(color);
  const tag: Tag = {
    ...newTag(anchorPosition),
    sid: id,
    icon,
    ...(label.trim() !== '' && { label }),
    description,
    stemVector,
    stemHeight: snapStemHeight(lengthOf(stemVector)),
    color,
  };
  return { ...newPoi('tag', view, userUid), name: label.trim() || newNames.tag, position: anchorPosition, icon, tag };
}
