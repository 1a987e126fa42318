import type { StateCreator } from 'zustand';
import type { GuidedTourEntry, GuidedTourSlice, PlayerState } from './player-state';

export const guidedTourSlice =
  (entry: GuidedTourEntry | null): StateCreator<PlayerState, [], [], GuidedTourSlice> =>
  (set) => ({
    guidedTour: entry && { ...entry, opening: 0 },
    isGuidedTourPaused: false,
    chosenStop: null,
    openGuidedTour: (opened) =>
      set(({ guidedTour: open }) => ({
        guidedTour: { ...opened, opening: (open?.opening ?? 0) + 1 },
        isGuidedTourPaused: false,
        chosenStop: null,
        panel: null,
        notice: null,
      })),
    closeGuidedTour: () => set({ guidedTour: null, isGuidedTourPaused: false, chosenStop: null }),
    chooseStop: (stop) => set({ chosenStop: { stop } }),
    setGuidedStop: (stop) => set(({ guidedTour: open }) => ({ guidedTour: open && { ...open, stop } })),
  });
