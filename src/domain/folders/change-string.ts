import type { Folder } from '../folders';
import { type Poi, storedPoi } from '../pois';

/** How often tags were moved, got another icon or another stem since the tour was loaded. @see EDIT-051 */
export type TagCounters = { moves: number; icons: number; stems: number };

/** What of an edited tour decides whether it needs saving. @see EDIT-050 */
export type EditedState = {
  hasUnuploadedScreenshots: boolean;
  poseUpdated: boolean;
  markersUpdated: boolean;
  changeString: string;
  savedChangeString: string;
};

/**
 * All that matters of an edited tour in one text: two states that differ in anything worth saving differ in it.
 * Tour name, floors, folders and their nesting, every PoI in its place with its content, and the counters of tag changes.
 * @see EDIT-051
 */
export const changeString = (tour: { name: string; folders: readonly Folder[]; floors: readonly string[] }, tags: TagCounters): string =>
  JSON.stringify([tour.name, tour.floors, tour.folders.map(folderShape), tags.moves, tags.icons, tags.stems]);

/** Whether the tour needs saving. @see EDIT-035 EDIT-050 */
export const needsSaving = (state: EditedState): boolean =>
  state.hasUnuploadedScreenshots || state.poseUpdated || state.markersUpdated || state.changeString !== state.savedChangeString;

const folderShape = (folder: Folder): unknown => [folder.id, folder.name, folder.pois.map(poiShape), folder.children.map(folderShape)];

// The viewer names a tag anew each time it is placed, which is no change of the tour.
const poiShape = (poi: Poi): unknown => storedPoi(poi.tag ? { ...poi, tag: { ...poi.tag, sid: '' } } : poi);
