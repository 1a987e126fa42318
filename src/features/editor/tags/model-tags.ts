import { addPoi, deletePoi } from '@/domain/folders/changes';
import { findFolder, findPoi } from '@/domain/folders/find';
import { allPois, type Folder } from '@/domain/folders/folder';
import type { FolderId, PoiId } from '@/domain/ids';
import type { View } from '@/domain/pois/new-poi';
import { poiDefaults } from '@/domain/pois/poi';
import { poiFromModelTag } from '@/domain/pois/tag-changes';
import { rotationTowards } from '@/showcase/moves';
import type { ModelTag, Sweep } from '@/showcase/port';
import type { EditingSession } from '../session/editing-context';

/** The model's tags that are not imported yet, or listed again. @see EDIT-063 EDIT-064 */
export function listedTags(tags: readonly ModelTag[], folders: readonly Folder[], listedAgain: ReadonlySet<PoiId>): ModelTag[] {
  const importedIds = new Set(allPois(folders).flatMap(({ identifier, tag }) => (tag && !listedAgain.has(identifier) ? [tag.sid] : [])));
  return tags.filter(({ id }) => !importedIds.has(id));
}

/** The folder that tags are added to: the selected one, else the first; undefined if there is none yet. @see EDIT-014 */
export const targetFolder = (folders: readonly Folder[], selected: FolderId | null): Folder | undefined =>
  (selected !== null ? findFolder(folders, selected) : undefined) ?? folders[0];

/**
 * Adds model tags as PoIs to the selected folder, as one step; they are no longer listed.
 * @returns whether they were added
 * @see EDIT-063
 */
export function importTags(session: EditingSession, modelTags: readonly ModelTag[]): boolean {
  const { store, player, edit } = session;
  const { input, selectedFolder } = store.getState();
  const sweeps = player.readyShowcase()?.values.sweeps.value ?? [];
  const pois = modelTags.map((modelTag) => poiFromModelTag(modelTag, viewOf(modelTag, sweeps), input.author?.uid ?? ''));
  const label = pois.length === 1 ? `Import tag “${pois[0]?.name}”` : `Import ${pois.length} tags`;
  const isDone = edit(label, (edited) => ({
    ...edited,
    folders: pois.reduce((folders, poi) => addPoi(folders, poi, selectedFolder), [...edited.folders]),
  }));
  const added = pois.map(({ identifier }) => identifier);
  if (isDone) store.setState(({ importedPois }) => ({ importedPois: [...importedPois, added] }));
  return isDone;
}

type Imports = readonly (readonly PoiId[])[];

/** The PoIs of the last import that still exist; none if all imports are gone. */
export function lastImported(imports: Imports, folders: readonly Folder[]): readonly PoiId[] {
  const exists = (poi: PoiId) => findPoi(folders, poi) !== undefined;
  return imports.findLast((pois) => pois.some(exists))?.filter(exists) ?? [];
}

/** Undoes the last import: deletes its PoIs and lists the tags again. @see EDIT-064 */
export function undoImport({ store, edit }: EditingSession): void {
  const { importedPois, edited } = store.getState();
  const last = lastImported(importedPois, edited.folders);
  const [first] = last;
  if (!first) return;
  const isDone = edit('Undo tag import', (before) => ({ ...before, folders: last.reduce(deletePoi, [...before.folders]) }));
  if (isDone) store.setState({ importedPois: importedPois.filter((pois) => !pois.includes(first)) });
}

/** Lists all model tags again; imported PoIs stay. @see EDIT-064 */
export const relistAllTags = ({ store }: EditingSession): void =>
  store.setState(({ edited }) => ({
    importedPois: [],
    relistedPois: new Set(allPois(edited.folders).map(({ identifier }) => identifier)),
  }));

/** Moves the camera to a model tag. */
export function showModelTag({ player }: EditingSession, modelTag: ModelTag): void {
  const viewer = player.readyShowcase();
  const view = viewOf(modelTag, viewer?.values.sweeps.value ?? []);
  if (viewer && view.sweep !== '') player.goToView(view);
}

/** The view from the nearest sweep towards the tag. */
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
