import type { StoreApi } from 'zustand';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { usedTypes } from '@/domain/point-types/used-types';
import { withEdited } from '@/domain/tours/edited';
import type { Tour } from '@/domain/tours/tour';
import type { EditorInput } from '@/widgets/player-session/editing';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { createUploadQueue } from '@/widgets/uploads/upload-queue';
import { insertUploadedImages } from './content/text-images';
import { announceFinishedUploads } from './files/announce-uploads';
import { attachUploaded } from './files/uploads';
import { createStopUploads } from './guided-tours/stop-uploads';
import { createSaver } from './saving/saver';
import { defaultServices, type EditingServices } from './saving/sender';
import { createEditActions } from './session/edit-actions';
import type { EditingSession } from './session/editing-context';
import { availableTypesOf, createEditingStore, type EditingState } from './session/editing-state';
import { createRebasing } from './session/rebasing';
import { uploadPending } from './tags/screenshots';

/** Creates the editing session of a tour. @param services access to the backend, replaced in tests */
export function createEditingSession(
  player: PlayerSession,
  input: EditorInput,
  services: EditingServices = defaultServices(),
): EditingSession {
  const store = createEditingStore(input);
  closePanelOnToolOpen(store, player);
  const editActions = createEditActions(store, (poi) => openEditedPoi(store, player, poi));
  const session = {
    store,
    player,
    tour: currentTour(store),
    uploads: createUploadQueue({ store, uploader: () => store.getState().input.author?.uid }),
    stopUploads: createStopUploads(store, editActions),
    drafts: services.drafts,
    steps: services.steps,
    currentAddresses: services.currentAddresses,
    copies: services.copies,
    copyFiles: services.copyFiles,
    addToTour: services.addToTour,
    readPointTypes: services.readPointTypes,
    ...editActions,
    ...createRebasing(store, editActions.replace),
  };
  const editingSession: EditingSession = { ...session, ...createSaver(session, services, () => uploadPending(editingSession)) };
  store.subscribe(({ uploads }, before) => uploads !== before.uploads && attachUploaded(editingSession));
  store.subscribe(({ uploads }, before) => uploads !== before.uploads && insertUploadedImages(editingSession));
  store.subscribe(({ uploads }, before) => announceFinishedUploads(uploads, before.uploads));
  return editingSession;
}

/** Opens a PoI in the player, or closes the panel if it was deleted. */
function openEditedPoi(store: StoreApi<EditingState>, player: PlayerSession, poi: PoiId): void {
  const { activePoi, openPoi, closePoi } = player.store.getState();
  if (!findPoi(store.getState().edited.folders, poi)) closePoi();
  else if (activePoi !== poi) openPoi(poi);
}

/** Closes the player's side panel, such as the history, when a tool opens. @see EDIT-002 */
function closePanelOnToolOpen(store: StoreApi<EditingState>, player: PlayerSession): void {
  store.subscribe(({ tool }, before) => {
    if (tool !== null && tool !== before.tool) player.store.getState().closePanel();
  });
}

function currentTour({ getState }: StoreApi<EditingState>): () => Tour {
  let cached: { source: Tour; edited: unknown; catalog: unknown; copiedTypes: unknown; tour: Tour } | null = null;
  return () => {
    const state = getState();
    const { input, edited, catalog, copiedTypes } = state;
    const areSameTypes = cached?.catalog === catalog && cached.copiedTypes === copiedTypes;
    if (cached?.source !== input.tour || cached.edited !== edited || !areSameTypes) {
      const pointTypes = usedTypes(edited.folders, availableTypesOf(state));
      cached = { source: input.tour, edited, catalog, copiedTypes, tour: { ...withEdited(input.tour, edited), pointTypes } };
    }
    return cached.tour;
  };
}
