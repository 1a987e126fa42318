import { allPois, type Folder } from '@/domain/folders';
import { addPoi, deletePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { poiDefaults } from '@/domain/pois';
import type { View } from '@/domain/pois/new-poi';
import { poiFromModelTag } from '@/domain/pois/tag-changes';
import { rotationTowards } from '@/showcase/moves';
import type { ModelTag, Sweep } from '@/showcase/port';
import type { EditingSession } from '../session/editing-session';

/** The tags of the model that were not taken over, or are listed again. @see EDIT-063 EDIT-064 */
export function listedTags(tags: readonly ModelTag[], folders: readonly Folder[], listedAgain: ReadonlySet<PoiId>): ModelTag[] {
  const taken = new Set(allPois(folders).flatMap(({ identifier, tag }) => (tag && !listedAgain.has(identifier) ? [tag.sid] : [])));
  return tags.filter(({ id }) => !taken.has(id));
}

/** Makes a PoI of a tag of the model, in the selected folder, and lists it no more. @see EDIT-063 */
export function takeOver(session: EditingSession, modelTag: ModelTag): void {
  const { store, visit, edit } = session;
  const { given, selectedFolder } = store.getState();
  const poi = poiFromModelTag(modelTag, viewOf(modelTag, visit.viewer()?.values.sweeps.value ?? []), given.author?.uid ?? '');
  edit(`Import tag “${poi.name}”`, (edited) => ({ ...edited, folders: addPoi(edited.folders, poi, selectedFolder) }));
  store.setState(({ takenOver }) => ({ takenOver: [...takenOver, poi.identifier] }));
}

/** The last that was taken over here, of those that are there still. */
export const lastTakenOver = (takenOver: readonly PoiId[], folders: readonly Folder[]): PoiId | undefined =>
  takenOver.findLast((poi) => findPoi(folders, poi) !== undefined);

/** Takes the last one back: its PoI goes, and it is listed again. @see EDIT-064 */
export function takeBackLast({ store, edit }: EditingSession): void {
  const { takenOver, edited } = store.getState();
  const last = lastTakenOver(takenOver, edited.folders);
  if (!last) return;
  const isDone = edit('Take back the imported tag', (before) => ({ ...before, folders: deletePoi(before.folders, last) }));
  if (isDone) store.setState({ takenOver: takenOver.filter((poi) => poi !== last) });
}

/** Lists all tags of the model again; what was made of them stays. @see EDIT-064 */
export const listAllAgain = ({ store }: EditingSession): void =>
  store.setState(({ edited }) => ({ takenOver: [], listedAgain: new Set(allPois(edited.folders).map(({ identifier }) => identifier)) }));

/** Shows where a tag of the model stands. */
export function showModelTag({ visit }: EditingSession, modelTag: ModelTag): void {
  const viewer = visit.viewer();
  const view = viewOf(modelTag, viewer?.values.sweeps.value ?? []);
  if (viewer && view.sweep !== '') visit.goToView(view);
}

/** From the nearest sweep, towards the tag. */
function viewOf({ anchorPosition, stemVector }: ModelTag, sweeps: readonly Sweep[]): View {
  const head = { x: anchorPosition.x + stemVector.x, y: anchorPosition.y + stemVector.y, z: anchorPosition.z + stemVector.z };
  const distance = ({ position: { x, y, z } }: Sweep) => Math.hypot(x - head.x, y - head.y, z - head.z);
  const nearest = sweeps.reduce<Sweep | null>((best, sweep) => (best && distance(best) <= distance(sweep) ? best : sweep), null);
  return {
    position: anchorPosition,
    rotation: nearest ? rotationTowards(nearest.position, head) : { x: 0, y: 0 },
    sweep: nearest?.id ?? '',
    zoom: poiDefaults.zoom,
    floor: nearest?.floor ?? poiDefaults.floor,
  };
}
