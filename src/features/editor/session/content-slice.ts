import type { StateCreator } from 'zustand';
import type { ContentSlice, EditingState } from './editing-state';

export const contentSlice: StateCreator<EditingState, [], [], ContentSlice> = (set) => ({
  writing: null,
  drafts: new Map(),
  reaching: null,
  write: (writing) => set({ writing }),
  reach: (reaching) => set({ reaching }),
  keepDraft: (place, draft) =>
    set(({ drafts }) => {
      const next = new Map(drafts);
      if (draft) next.set(place, draft);
      else next.delete(place);
      return { drafts: next };
    }),
});
