import { scaled, type Vector } from '../geometry';
import type { IconRef } from '../icons';
import { newNames, type Poi, poiDefaults, stemHeights, type Tag } from '../pois';
import { newPoi, newTag, type View } from './new-poi';

const upwards: Vector = { x: 0, y: 1, z: 0 };
const lengthOf = ({ x, y, z }: Vector) => Math.hypot(x, y, z);
const unit = (vector: Vector): Vector => (lengthOf(vector) === 0 ? upwards : scaled(vector, 1 / lengthOf(vector)));
const fourDecimals = (metres: number) => Math.round(metres * 10_000) / 10_000;

/** The nearest length, in metres, that the slider has. @see EDIT-031 */
export function slidStemHeight(metres: number): number {
  const { min, max, step } = stemHeights;
  return fourDecimals(Math.min(max, Math.max(min, min + Math.round((metres - min) / step) * step)));
}

/** The tag so many metres long; it keeps its direction. @see EDIT-030 EDIT-031 EDIT-032 */
export function withStemHeight(tag: Tag, metres: number): Tag {
  const stemHeight = slidStemHeight(metres);
  return { ...tag, stemHeight, stemVector: scaled(unit(tag.stemVector), stemHeight) };
}

/** The tag along another vector, in metres, whose length is the tag's. @see EDIT-032 */
export const withStemVector = (tag: Tag, stemVector: Vector): Tag => ({
  ...tag,
  stemVector,
  stemHeight: slidStemHeight(lengthOf(stemVector)),
});

/** The PoI with a tag of its own: the one it has, else a new one that takes over the PoI's icon. @see EDIT-024 */
export const asTag = (poi: Poi): Poi =>
  poi.type === 'tag' && poi.tag ? poi : { ...poi, type: 'tag', tag: poi.tag ?? { ...newTag(poi.position), icon: poi.icon } };

/** The PoI without its tag. @see EDIT-027 */
export const withoutTag = (poi: Poi): Poi => ({ ...poi, type: 'poi', tag: null });

/**
 * The PoI whose tag was put at a place. Who put it saw the place from where one stood, which becomes the view of the PoI.
 * The tag is as long as it says, also where that was changed while it was being put.
 * @param view null from outside, where nobody stands
 * @see EDIT-026 EDIT-030
 */
export function withTagAt(poi: Poi, place: Pick<Tag, 'anchorPosition' | 'stemVector'>, view: View | null): Poi {
  const { tag } = asTag(poi);
  const seen = view && { rotation: view.rotation, sweep: view.sweep, floor: view.floor };
  return { ...poi, ...seen, type: 'tag', position: place.anchorPosition, tag: tag && withStemHeight({ ...tag, ...place }, tag.stemHeight) };
}

/** The PoI with another icon, in the list and in the scan. @see EDIT-032 EDIT-033 */
export const withIcon = (poi: Poi, icon: IconRef): Poi => ({ ...poi, icon, tag: poi.tag && { ...poi.tag, icon } });

/** A tag of the model itself, as far as it can be taken over. Lengths in metres, colour parts 0 to 1. */
export type ModelTag = Pick<Tag, 'label' | 'description' | 'anchorPosition' | 'stemVector' | 'color'> & { id: string };

/**
 * A PoI of type tag that stands where a tag of the model stands and says what it says; it remembers which it was.
 * @param view from where it is seen
 * @see EDIT-063
 */
export function poiFromModelTag(modelTag: ModelTag, view: View, userUid: string): Poi {
  const { id, label, description, anchorPosition, stemVector, color } = modelTag;
  const tag: Tag = {
    ...newTag(anchorPosition),
    sid: id,
    ...(label.trim() !== '' && { label }),
    description,
    stemVector,
    stemHeight: slidStemHeight(lengthOf(stemVector)),
    color,
  };
  return { ...newPoi('tag', view, userUid), name: label.trim() || newNames.tag, position: anchorPosition, icon: poiDefaults.icon, tag };
}
