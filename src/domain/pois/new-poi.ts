import type { Euler, Vector } from '../geometry';
import { poiId } from '../ids';
import { randomIdentifier } from '../random';
import { placed } from '../reuse/to-be-placed';
import { newNames, newTagLabel, type Poi, type PoiType, poiDefaults, stemHeights, type Tag, tagDefaults } from './poi';

/** The position and direction of the camera; position in metres, rotation in degrees, `floor` counted from 0. @see EDIT-016 */
export type View = { position: Vector; rotation: Euler; sweep: string; zoom: number; floor: number };

/**
 * A new PoI at the current view, with a random identifier; a tag gets default values there.
 * @see MODEL-066 MODEL-068 MODEL-069 MODEL-099 EDIT-013 EDIT-016
 */
export function newPoi(type: PoiType, view: View, userUid: string): Poi {
  const identifier = randomIdentifier();
  return {
    identifier: poiId(identifier),
    id: identifier,
    userUid,
    name: newNames[type],
    type,
    category: '',
    ...view,
    screenshot: '',
    content: [],
    tag: type === 'tag' ? newTag(view.position) : null,
    stem: { ...tagDefaults.stemVector },
    icon: poiDefaults.icon,
    normal: poiDefaults.normal,
    defaultStemHeight: poiDefaults.defaultStemHeight,
  };
}

/** A new tag, created by Place. @see MODEL-069 MODEL-070 MODEL-071 MODEL-072 MODEL-073 EDIT-024 */
export const newTag = (anchorPosition: Vector): Tag => ({
  sid: '',
  label: newTagLabel,
  icon: poiDefaults.icon,
  description: '',
  anchorPosition,
  stemHeight: stemHeights.default,
  stemVector: { ...tagDefaults.stemVector },
  color: { ...tagDefaults.color },
});

/** The PoI after Set View: it gets the viewer's rotation and sweep, and its position unless it is a tag. @see EDIT-034 */
export const withView = (poi: Poi, { rotation, sweep, position }: Pick<View, 'rotation' | 'sweep' | 'position'>): Poi => ({
  ...placed(poi),
  rotation,
  sweep,
  ...(poi.type !== 'tag' && { position }),
});

/** The PoI with the view of another one. That of a tag is not seen from where the tag is: the position stays. */
export const withViewOf = (poi: Poi, { type, rotation, sweep, position, floor }: Poi): Poi => ({
  ...poi,
  rotation,
  sweep,
  ...(poi.type !== 'tag' && { floor }),
  ...(poi.type !== 'tag' && type !== 'tag' && { position }),
});
