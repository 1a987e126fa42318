import { createStore, type StoreApi } from 'zustand';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Tour } from '@/domain/tours';
import { editedOf, withEdited } from '@/domain/tours/edited';
import type { Given } from '@/widgets/visit/editing';
import type { PlayerSession } from '@/widgets/visit/player-session';
import { type Doors, theDoors } from './saving/doors';
import { saver } from './saving/saver';
import { conflictSlice } from './session/conflict-slice';
import { contentSlice } from './session/content-slice';
import { deviceSlice } from './session/device-slice';
import type { EditingSession } from './session/editing-session';
import type { EditingState } from './session/editing-state';
import { filesSlice } from './session/files-slice';
import { historySlice } from './session/history-slice';
import { followChanges } from './session/needs-saving';
import { rebasing } from './session/rebasing';
import { savingSlice } from './session/saving-slice';
import { scanSlice } from './session/scan-slice';
import { screenshotsSlice } from './session/screenshots-slice';
import { settling } from './session/settling';
import { sidebarSlice } from './session/sidebar-slice';
import { followTools, toolSlice } from './session/tool-slice';
import { work } from './session/work';
import { uploadPending } from './tags/screenshots';

/** @param doors to the store */
export function createEditingSession(visit: PlayerSession, given: Given, doors: Doors = theDoors()): EditingSession {
  const edited = editedOf(given.tour);
  const store = createStore<EditingState>()((...parts) => ({
    ...toolSlice(...parts),
    ...sidebarSlice(...parts),
    ...scanSlice(...parts),
    ...contentSlice(...parts),
    ...savingSlice(...parts),
    ...deviceSlice(...parts),
    ...conflictSlice(...parts),
    ...historySlice(...parts),
    ...screenshotsSlice(...parts),
    ...filesSlice(...parts),
    given,
    edited,
    base: edited,
    historyId: given.tour.historyId,
    needsSaving: false,
    past: [],
    future: [],
  }));
  const leadTo = (poi: PoiId) => {
    const { activePoi, openPoi, closePoi } = visit.store.getState();
    if (!findPoi(store.getState().edited.folders, poi)) closePoi();
    else if (activePoi !== poi) openPoi(poi);
  };
  followChanges(store);
  followTools(store, visit.store);
  const typed = settling();
  const steps = work(store, leadTo, typed.settle);
  const session = { store, visit, tour: shownTour(store), drafts: doors.drafts, ...typed, ...steps, ...rebasing(store, steps.replace) };
  const whole: EditingSession = { ...session, ...saver(session, doors, () => uploadPending(whole)) };
  return whole;
}

function shownTour({ getState }: StoreApi<EditingState>): () => Tour {
  let shown: { of: Tour; edited: unknown; tour: Tour } | null = null;
  return () => {
    const { given, edited } = getState();
    if (shown?.of !== given.tour || shown.edited !== edited) shown = { of: given.tour, edited, tour: withEdited(given.tour, edited) };
    return shown.tour;
  };
}
