import { addPoi as withPoi } from '@/domain/folders/changes';
import { folderOf } from '@/domain/folders/find';
import type { FolderId, PoiId } from '@/domain/ids';
import { type PoiType, poiDefaults } from '@/domain/pois';
import { newPoi, type View } from '@/domain/pois/new-poi';
import { sayProblem } from '@/ui/say';
import { pleaseWait } from '@/widgets/visit/player-controls';
import type { EditingSession } from '../session/editing-session';
import { placeTag, placingKey, stillPlacing } from './placing';
import { takeScreenshot } from './screenshots';

const labels: Readonly<Record<PoiType, string>> = { poi: 'Add point of interest', tag: 'Add tag', sweep: 'Add sweep' };

// Without a scan there is no view yet; what is to be read of the place can be written all the same.
const nowhere: View = {
  position: { x: 0, y: 0, z: 0 },
  rotation: { x: 0, y: 0 },
  sweep: '',
  zoom: poiDefaults.zoom,
  floor: poiDefaults.floor,
};

type Options = { folder?: FolderId | null /** takes a picture of it, in the background */; screenshot?: boolean };

/**
 * Adds a PoI at the present view to a folder, else to the selected one, and opens it; the tag of one goes to the pointer.
 * @returns which it is; null when it was refused, which is said
 * @see EDIT-013 EDIT-014 EDIT-015 EDIT-016 EDIT-028
 */
export function addPoi(session: EditingSession, type: PoiType, { folder, screenshot = true }: Options = {}): PoiId | null {
  const { store, visit, edit } = session;
  const { given, placing, selectedFolder, selectFolder, chooseTab } = store.getState();
  const viewer = visit.viewer();
  if (placing !== null || (type === 'tag' && !viewer)) {
    sayProblem(placing === null ? pleaseWait : stillPlacing);
    return null;
  }
  const poi = newPoi(type, visit.lastStanding() ?? nowhere, given.author?.uid ?? '');
  const id = poi.identifier;
  const into = folder === undefined ? selectedFolder : folder;
  const options = { poi: id, ...(type === 'tag' && { key: placingKey(id) }) };
  if (!edit(labels[type], (edited) => ({ ...edited, folders: withPoi(edited.folders, poi, into) }), options)) return null;
  const ui = visit.store.getState();
  ui.chooseUiMode('edit');
  selectFolder(folderOf(store.getState().edited.folders, id)?.id ?? null);
  chooseTab('info');
  ui.openPoi(id);
  if (type === 'tag') void placeTag(session, id, { isNew: true });
  else if (viewer && screenshot) void takeScreenshot(session, id);
  return id;
}
