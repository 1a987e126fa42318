import { createStore, type StoreApi } from 'zustand';
import type { PoiId } from '@/domain/ids';
import { guidedTourSlice } from './guided-tour-slice';
import type { GuidedTourEntry, PlayerState, UiMode } from './player-state';
import { poiSlice } from './poi-slice';
import { showcaseSlice } from './showcase-slice';
import { uiSlice } from './ui-slice';

export type PlayerStore = StoreApi<PlayerState>;

export type InitialPlayerState = {
  uiMode: UiMode;
  activePoi: PoiId | null;
  sidebarOpen: boolean;
  guidedTour?: GuidedTourEntry | null;
};

/** Creates the store of a player session: UI state and viewer values. Tour data stays in the query cache, SDK objects in the showcase. */
export const createPlayerStore = ({ activePoi, guidedTour = null, ...ui }: InitialPlayerState): PlayerStore =>
  createStore<PlayerState>()((...parts) => ({
    ...uiSlice(ui)(...parts),
    ...poiSlice(activePoi)(...parts),
    ...guidedTourSlice(guidedTour)(...parts),
    ...showcaseSlice(...parts),
  }));
