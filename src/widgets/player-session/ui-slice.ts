import type { StateCreator } from 'zustand';
import { openedBeside } from './list-first';
import type { PlayerState, UiSlice } from './player-state';

const listOpened = (state: PlayerState) => ({ sidebarOpen: true, listOpenedBeside: openedBeside(state) });

export const uiSlice =
  (initial: Pick<UiSlice, 'uiMode' | 'sidebarOpen'>): StateCreator<PlayerState, [], [], UiSlice> =>
  (set) => ({
    ...initial,
    listOpenedBeside: null,
    showsContent: true,
    panel: null,
    looksAhead: true,
    thread: null,
    openThreads: new Map(),
    isDefurnished: false,
    showsDrone: false,
    showsSweeps: true,
    logs: false,
    freeShare: 1,
    showsMap: null,
    notice: null,
    search: '',
    pointFilter: '',
    pointView: null,
    cluster: null,
    checkedStates: new Map(),
    isSearchRequested: false,
    // changing the mode closes the history; edit mode opens the sidebar unless a PoI is open @see EDIT-002
    setUiMode: (uiMode) =>
      set(({ panel, activePoi, sidebarOpen }) => ({
        uiMode,
        panel: panel === 'history' ? null : panel,
        sidebarOpen: sidebarOpen || (uiMode === 'edit' && activePoi === null),
      })),
    setSidebarOpen: (sidebarOpen) => set({ sidebarOpen }),
    openList: () => set(listOpened),
    setShowsContent: (showsContent) => set({ showsContent }),
    togglePanel: (panel) => set((state) => ({ panel: state.panel === panel ? null : panel })),
    closePanel: () => set({ panel: null }),
    setLooksAhead: (looksAhead) => set({ looksAhead }),
    setDefurnished: (isDefurnished) => set({ isDefurnished }),
    setShowsDrone: (showsDrone) => set({ showsDrone, panel: null }),
    setLogs: (logs) => set({ logs }),
    setShowsMap: (showsMap) => set({ showsMap }),
    setNotice: (notice) => set({ notice }),
    setSearch: (search) => set({ search }),
    requestSearch: () => set((state) => ({ ...listOpened({ ...state, panel: null }), panel: null, isSearchRequested: true })),
    endSearchRequest: () => set({ isSearchRequested: false }),
  });
