import { addPoi as withPoi } from '@/domain/folders/changes';
import { folderOf } from '@/domain/folders/find';
import type { FolderId, PoiId } from '@/domain/ids';
import { newPoi, type View } from '@/domain/pois/new-poi';
import { type Poi, type PoiType, poiDefaults } from '@/domain/pois/poi';
import { announce } from '@/ui/announce/announce';
import { toastError } from '@/ui/toast';
import { pleaseWaitMessage } from '@/widgets/player-session/player-controls';
import type { EditingSession } from '../session/editing-context';
import { noteFirstView } from './first-views';
import { placeTag, placingInProgress, placingKey } from './place-tag';
import { takeScreenshot } from './screenshots';

const labels: Readonly<Record<PoiType, string>> = { poi: 'Add point of interest', tag: 'Add tag', sweep: 'Add sweep' };

const added: Readonly<Record<PoiType, string>> = {
  poi: 'Point of interest added.',
  tag: 'Tag added.',
  sweep: 'Sweep added.',
};

// without a viewer there is no view, but a PoI's content can still be written
const defaultView: View = {
  position: { x: 0, y: 0, z: 0 },
  rotation: { x: 0, y: 0 },
  sweep: '',
  zoom: poiDefaults.zoom,
  floor: poiDefaults.floor,
};

type Options = { folder?: FolderId | null /** captures its screenshot in the background */; screenshot?: boolean };

/**
 * Adds a PoI at the current view to `folder` or the selected folder, and opens it. A tag is then placed with the pointer. Before the viewer is ready, and
 * while the camera moves, a PoI gets its view and screenshot as soon as the picture stands.
 * @returns its id; null if that is not possible, after a toast
 * @see EDIT-013 EDIT-014 EDIT-015 EDIT-016 EDIT-028
 */
export function addPoi(session: EditingSession, type: PoiType, { folder, screenshot = true }: Options = {}): PoiId | null {
  const { store, player, edit } = session;
  const { input, placing, selectedFolder, selectFolder, chooseTab } = store.getState();
  const viewer = player.readyShowcase();
  if (placing !== null || (type === 'tag' && !viewer)) {
    toastError(placing === null ? pleaseWaitMessage() : placingInProgress);
    return null;
  }
  const poi = newPoi(type, player.lastInsideView() ?? defaultView, input.author?.uid ?? '');
  const id = poi.identifier;
  const targetFolder = folder === undefined ? selectedFolder : folder;
  const options = { poi: id, ...(type === 'tag' && { key: placingKey(id) }) };
  if (!edit(labels[type], (edited) => ({ ...edited, folders: withPoi(edited.folders, poi, targetFolder) }), options)) return null;
  const ui = player.store.getState();
  ui.setUiMode('edit');
  selectFolder(folderOf(store.getState().edited.folders, id)?.id ?? null);
  chooseTab('info');
  ui.openPoi(id);
  announce(added[type]);
  if (type === 'tag') void placeTag(session, id, { isNew: true });
  else {
    store.setState({ poiToName: id });
    captureView(session, poi, screenshot);
  }
  return id;
}

/** A PoI that was added before its view could be known waits for it; any other gets its screenshot now. */
function captureView(session: EditingSession, { identifier, sweep }: Poi, screenshot: boolean): void {
  const viewer = session.player.readyShowcase();
  const waits = !viewer || viewer.values.moving.value;
  const hasScan = session.store.getState().input.tour.matterportId !== '';
  if (hasScan && (waits || sweep === '')) noteFirstView(session, identifier, { sweep, waits, screenshot });
  else if (viewer && screenshot) void takeScreenshot(session, identifier);
}
