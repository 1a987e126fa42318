import { timeAgo } from '@/domain/ago';
import { showSizeFromShare, type TourSize, tourSize } from '@/domain/tours/size';
import { useEditingState } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';

/** The save status as text. `detail` adds a sentence; `quiet` texts change with time and are not announced. */
export type SaveStatusLabel = { text: string; detail?: string; tone: 'calm' | 'busy' | 'good' | 'notice' | 'bad'; quiet?: boolean };

type State = Pick<EditingState, 'saving' | 'isAutomatic' | 'savedAt' | 'needsSaving' | 'historyId' | 'input'>;

/** How long “Tour saved” is shown. @see EDIT-053 */
export const savedMessageMs = 2000;

/** @see EDIT-053 EDIT-058 EDIT-106 */
export function saveStatusLabel(state: State, now: number, online: boolean): SaveStatusLabel {
  const { saving, isAutomatic, savedAt, needsSaving } = state;
  if (saving === 'saving') return { text: isAutomatic ? 'Autosaving...' : 'Saving…', tone: 'busy' };
  if (saving === 'conflict') return { text: 'Needs your decision', tone: 'notice' };
  if (saving === 'failed' && needsSaving) return { text: 'Not saved', tone: 'bad' };
  if (saving === 'waiting' && needsSaving) return online ? unreachable : offline;
  if (savedAt && now - savedAt.getTime() < savedMessageMs) return { text: 'Tour saved', tone: 'good' };
  if (needsSaving) return online ? { text: 'Unsaved changes', tone: 'calm' } : offline;
  const last = lastSave(state);
  return { text: last ? `Saved ${timeAgo(last, now)}` : 'No changes yet', tone: 'calm', quiet: true };
}

const offline: SaveStatusLabel = {
  text: 'Offline. Changes are saved on this device.',
  detail: 'You can keep editing. Your changes will be saved when you are back online.',
  tone: 'notice',
};
const unreachable: SaveStatusLabel = {
  text: 'Can’t reach the server. Changes are saved on this device.',
  detail: 'You can keep editing. Loggia tries again automatically.',
  tone: 'notice',
};

/** When the tour was last saved; null if unknown. */
export const lastSave = ({ savedAt, historyId, input }: Pick<State, 'savedAt' | 'historyId' | 'input'>): Date | null =>
  savedAt ?? (historyId === '' ? null : input.tour.updated);

/** How full the tour is in percent, and whether that is worth showing. */
type Fullness = { percent: number; isShown: boolean };

const sizeOf = ({ input, edited }: EditingState): TourSize => tourSize(input.tour, edited);
const percentOf = (state: EditingState) => Math.round(sizeOf(state).share * 100);
const isShownFor = (state: EditingState) => sizeOf(state).share >= showSizeFromShare;

/** How full the tour is. Changes less often than the size in bytes, so use it for permanent parts of the screen. */
export const useFullness = (): Fullness => ({ percent: useEditingState(percentOf), isShown: useEditingState(isShownFor) });

/** The exact size, with the fullness. */
export function useTourSize(): TourSize & Fullness {
  const tour = useEditingState((state) => state.input.tour);
  const edited = useEditingState((state) => state.edited);
  return { ...tourSize(tour, edited), ...useFullness() };
}
