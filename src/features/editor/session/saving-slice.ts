import type { StateCreator } from 'zustand';
import type { AppError } from '@/domain/app-error';

/**
 * Where saving stands. `waiting`: for the connection; `refused`: `problem` says why and what to do; `asking`: somebody else changed the same,
 * and nothing is written until it is said what stands.
 */
export type SavingState = 'idle' | 'saving' | 'waiting' | 'refused' | 'asking';

export type SavingSlice = {
  saving: SavingState;
  /** whether what is under way was begun by the clock @see EDIT-058 */
  isAutomatic: boolean;
  /** when this visit saved last */
  savedAt: Date | null;
  problem: AppError | null;
  /** when somebody last changed something that is not saved */
  lastChange: Date | null;
  /** when the clock saves next; null while there is nothing to save @see EDIT-057 */
  autosaveAt: Date | null;
};

export const savingSlice: StateCreator<SavingSlice> = () => ({
  saving: 'idle',
  isAutomatic: false,
  savedAt: null,
  problem: null,
  lastChange: null,
  autosaveAt: null,
});
