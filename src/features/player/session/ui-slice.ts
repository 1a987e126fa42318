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
    chooseUiMode: (uiMode) => set({ uiMode }),
    openSidebar: (sidebarOpen) => set({ sidebarOpen }),
    togglePanel: (panel) => set((state) => ({ panel: state.panel === panel ? null : panel })),
    closePanel: () => set({ panel: null }),
    lookAhead: (looksAhead) => set({ looksAhead }),
    showDefurnished: (isDefurnished) => set({ isDefurnished }),
    showDrone: (showsDrone) => set({ showsDrone, panel: null }),
    log: (logs) => set({ logs }),
    tell: (notice) => set({ notice }),
  });
