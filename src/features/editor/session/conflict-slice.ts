import type { StateCreator } from 'zustand';
import type { Edited, Merged } from '@/domain/tours/edited';

/** What somebody else saved, where it collides with the work here; `by` is their email, "" as long as it is not known. */
export type SavedElsewhere = { theirs: Edited; historyId: string; by: string; at: Date | null; merged: Merged };

export type ConflictSlice = {
  conflict: SavedElsewhere | null;
  /** the saved state about which somebody wants to decide later */
  postponed: string | null;
  openConflict: () => void;
  postponeConflict: () => void;
};

export const conflictSlice: StateCreator<ConflictSlice> = (set) => ({
  conflict: null,
  postponed: null,
  openConflict: () => set({ postponed: null }),
  postponeConflict: () => set(({ conflict }) => ({ postponed: conflict?.historyId ?? null })),
});

/** Whether the question stands open. */
export const isDeciding = ({ conflict, postponed }: ConflictSlice): boolean => conflict !== null && conflict.historyId !== postponed;
