import type { StateCreator } from 'zustand';
import type { PoiId } from '@/domain/ids';
import type { PlayerState, PoiSlice } from './player-state';

export const poiSlice =
  (activePoi: PoiId | null): StateCreator<PlayerState, [], [], PoiSlice> =>
  (set) => ({
    activePoi,
    scanTag: null,
    openCount: 0,
    hiddenFolders: new Set(),
    roomNames: new Map(),
    openPoi: (poi) => set(({ openCount }) => ({ activePoi: poi, scanTag: null, openCount: openCount + 1, notice: null })),
    showPoi: (poi) => set({ activePoi: poi, scanTag: null, notice: null }),
    closePoi: () => set({ activePoi: null, scanTag: null }),
    setHiddenFolders: (folders) => set({ hiddenFolders: new Set(folders) }),
    toggleFolder: (folder) =>
      set(({ hiddenFolders }) => {
        const others = new Set([...hiddenFolders].filter((hidden) => hidden !== folder));
        return { hiddenFolders: hiddenFolders.has(folder) ? others : others.add(folder) };
      }),
  });
