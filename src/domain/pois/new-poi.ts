import type { Euler, Vector } from '../geometry';
import { poiId } from '../ids';
import { newNames, newTagLabel, type Poi, type PoiType, poiDefaults, stemHeights, type Tag, tagDefaults } from '../pois';
import { randomIdentifier } from '../random';

/** Where the viewer stands and looks; position in metres, rotation in degrees, `floor` counted from 0. @see EDIT-016 */
export type View = { position: Vector; rotation: Euler; sweep: string; zoom: number; floor: number };

/** A new PoI at the present view, with an identifier of its own; a tag stands there with its defaults. @see MODEL-066 MODEL-068 MODEL-069 MODEL-099 EDIT-013 EDIT-016 */
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

/** A new tag, as Place puts it on a PoI. @see MODEL-069 MODEL-070 MODEL-071 MODEL-072 MODEL-073 EDIT-024 */
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

/** The PoI as Set View leaves it: it turns and moves with the viewer, but a tag stays where it stands. @see EDIT-034 */
export const withView = (poi: Poi, { rotation, sweep, position }: Pick<View, 'rotation' | 'sweep' | 'position'>): Poi => ({
  ...poi,
  rotation,
  sweep,
  ...(poi.type !== 'tag' && { position }),
});
