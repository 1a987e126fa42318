import type { StateCreator } from 'zustand';
import type { PlayerState, UiSlice } from './player-state';

export const uiSlice =
  (initial: Pick<UiSlice, 'uiMode' | 'sidebarOpen'>): StateCreator<PlayerState, [], [], UiSlice> =>
  (set) => ({
    ...initial,
    panel: null,
    looksAhead: true,
    isDefurnished: false,
    showsDrone: false,
    showsSweeps: true,
    logs: false,
    notice: null,
    // Whoever turns to something else has done with the past. To edit begins with the list, unless a PoI is open. @see EDIT-002
    chooseUiMode: (uiMode) =>
      set(({ panel, activePoi, sidebarOpen }) => ({
        uiMode,
        panel: panel === 'history' ? null : panel,
        sidebarOpen: sidebarOpen || (uiMode === 'edit' && activePoi === null),
      })),
    openSidebar: (sidebarOpen) => set({ sidebarOpen }),
    togglePanel: (panel) => set((state) => ({ panel: state.panel === panel ? null : panel })),
    closePanel: () => set({ panel: null }),
    lookAhead: (looksAhead) => set({ looksAhead }),
    showDefurnished: (isDefurnished) => set({ isDefurnished }),
    showDrone: (showsDrone) => set({ showsDrone, panel: null }),
    log: (logs) => set({ logs }),
    tell: (notice) => set({ notice }),
  });
