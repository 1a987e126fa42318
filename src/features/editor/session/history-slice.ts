import type { StateCreator } from 'zustand';
import type { Folder } from '@/domain/folders';
import type { Edited } from '@/domain/tours/edited';

export type HistorySlice = {
  /** the saved state that was taken up again last, by its id, and the folders that the tour had from it then @see EDIT-061 */
  restored: { historyId: string; folders: readonly Folder[] } | null;
};

export const historySlice: StateCreator<HistorySlice> = () => ({ restored: null });

type Present = { edited: Edited; needsSaving: boolean; historyId: string };

/** The saved state that is on the screen: the one taken up again as long as nothing more is changed, else the one that was loaded. */
export function shownHistoryId({ restored, edited, needsSaving, historyId }: HistorySlice & Present): string | null {
  if (!needsSaving) return historyId;
  return restored?.folders === edited.folders ? restored.historyId : null;
}
