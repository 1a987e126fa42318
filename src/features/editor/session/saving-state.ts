import type { StoreApi } from 'zustand';
import type { AppError } from '@/domain/app-error';
import type { TourId, UserId } from '@/domain/ids';
import type { ScreenshotOwner } from '@/domain/pois/screenshots';
import { randomIdentifier } from '@/domain/random';
import type { EditedTour, MergedTour } from '@/domain/tours/edited';
import type { Reused } from './reuse-state';

/**
 * `waiting`: for the connection; `failed`: the save failed, see `problem`; `conflict`: conflicts with someone else's changes; nothing is saved
 * until they are resolved.
 */
type SavingPhase = 'idle' | 'saving' | 'waiting' | 'failed' | 'conflict';

/** A state saved by someone else that conflicts with the current one; `by` is their email, "" until it is loaded. */
export type SaveConflict = { theirs: EditedTour; historyId: string; by: string; at: Date | null; merged: MergedTour };

/** The author, tour and tab of a draft. */
export type EditingDraftKey = { uid: UserId; tour: TourId; tab: string };
/** Screenshots that are not uploaded yet, as data URIs. */
type Pictures = ReadonlyMap<ScreenshotOwner, string>;
/** Unsaved changes as stored on this device; `base` is the saved state they started from. */
export type EditingDraft = EditingDraftKey & {
  at: Date;
  base: EditedTour;
  historyId: string;
  edited: EditedTour;
  pictures?: Pictures;
  reused?: Reused;
};

/** Stores drafts on this device. All methods reject if the browser's storage is full or blocked. */
export type EditingDraftStore = {
  put: (draft: EditingDraft) => Promise<void>;
  remove: (key: EditingDraftKey) => Promise<void>;
  /** An author's drafts of a tour, newest first. */
  list: (uid: UserId, tour: TourId) => Promise<EditingDraft[]>;
};

/** What became of the changes: saved, in conflict, stored on this device, or not uploaded yet. */
export type SavingState = {
  /** identifies this tab in what is stored on the device */
  tabId: string;
  saving: SavingPhase;
  /** whether the running save is an autosave @see EDIT-058 */
  isAutomatic: boolean;
  /** the last save in this session */
  savedAt: Date | null;
  problem: AppError | null;
  /** the last change that is not saved */
  lastChange: Date | null;
  /** the next autosave; null while there is nothing to save @see EDIT-057 */
  autosaveAt: Date | null;
  conflict: SaveConflict | null;
  /** the saved state whose conflict the user postponed */
  postponedHistoryId: string | null;
  /** the saved state that was restored last, and the tour after that @see EDIT-061 */
  restored: { historyId: string; edited: EditedTour } | null;
  /** drafts of this tour from closed tabs, newest first */
  foundDrafts: readonly EditingDraft[];
  /** the draft that the dialog offers */
  offeredDraft: EditingDraft | null;
  /** false if the browser's storage is full or blocked */
  canStoreDrafts: boolean;
  /** screenshots that are not uploaded yet @see EDIT-056 */
  pendingScreenshots: Pictures;
  /** what a screenshot is being captured or uploaded of */
  capturing: ReadonlySet<ScreenshotOwner>;
};

export type SavingActions = {
  openConflict: () => void;
  postponeConflict: () => void;
  offerDraft: (draft: EditingDraft | null) => void;
  /** Stores unsaved changes on this device at once; never rejects. */
  storeDraftNow: () => Promise<void>;
};

export const initialSavingState = (): SavingState => ({
  tabId: randomIdentifier(),
  saving: 'idle',
  isAutomatic: false,
  savedAt: null,
  problem: null,
  lastChange: null,
  autosaveAt: null,
  conflict: null,
  postponedHistoryId: null,
  restored: null,
  foundDrafts: [],
  offeredDraft: null,
  canStoreDrafts: true,
  pendingScreenshots: new Map(),
  capturing: new Set(),
});

export const savingActions = (set: StoreApi<SavingState>['setState']): SavingActions => ({
  openConflict: () => set({ postponedHistoryId: null }),
  postponeConflict: () => set(({ conflict }) => ({ postponedHistoryId: conflict?.historyId ?? null })),
  offerDraft: (offeredDraft) => set({ offeredDraft }),
  storeDraftNow: async () => undefined,
});

/** Whether the conflict dialog is open. */
export const isConflictOpen = ({ conflict, postponedHistoryId }: SavingState): boolean =>
  conflict !== null && conflict.historyId !== postponedHistoryId;

type Present = { edited: EditedTour; needsSaving: boolean; historyId: string };

/** The saved state that is shown: the restored one until something else changes, otherwise the loaded one. */
export function visibleHistoryId({ restored, edited, needsSaving, historyId }: SavingState & Present): string | null {
  if (!needsSaving) return historyId;
  const isRestored = (['folders', 'guidedTours', 'rooms'] as const).every((part) => restored?.edited[part] === edited[part]);
  return isRestored ? (restored?.historyId ?? null) : null;
}
