import { createStore, type StoreApi } from 'zustand';
import type { PoiId } from '@/domain/ids';
import type { PlayerState, UiMode } from './player-state';
import { poiSlice } from './poi-slice';
import { showcaseSlice } from './showcase-slice';
import { uiSlice } from './ui-slice';

export type PlayerStore = StoreApi<PlayerState>;

export type Beginning = { uiMode: UiMode; activePoi: PoiId | null; sidebarOpen: boolean };

/** The state of one visit: what is open, where one is. What the tour has comes from the query cache, and no object of the viewer is in here. */
export const createPlayerStore = ({ activePoi, ...ui }: Beginning): PlayerStore =>
  createStore<PlayerState>()((...parts) => ({
    ...uiSlice(ui)(...parts),
    ...poiSlice(activePoi)(...parts),
    ...showcaseSlice(...parts),
  }));
