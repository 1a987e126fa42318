import type { StateCreator } from 'zustand';
import type { PoiId } from '@/domain/ids';
import type { PlayerState, PoiSlice } from './player-state';

export const poiSlice =
  (activePoi: PoiId | null): StateCreator<PlayerState, [], [], PoiSlice> =>
  (set) => ({
    activePoi,
    openings: 0,
    hiddenFolders: new Set(),
    openPoi: (poi) => set(({ openings }) => ({ activePoi: poi, openings: openings + 1, notice: null })),
    closePoi: () => set({ activePoi: null }),
    hideFolders: (folders) => set({ hiddenFolders: new Set(folders) }),
    toggleFolder: (folder) =>
      set(({ hiddenFolders }) => {
        const others = new Set([...hiddenFolders].filter((hidden) => hidden !== folder));
        return { hiddenFolders: hiddenFolders.has(folder) ? others : others.add(folder) };
      }),
  });
