import { shownAgo } from '@/domain/ago';
import type { EditingState } from '../session/editing-state';

/** How saving stands, in words. `detail` is a sentence more; `quiet` words change by themselves, and are not read out. */
export type SaveWords = { text: string; detail?: string; tone: 'calm' | 'busy' | 'good' | 'notice' | 'bad'; quiet?: boolean };

type State = Pick<EditingState, 'saving' | 'isAutomatic' | 'savedAt' | 'needsSaving' | 'historyId' | 'given'>;

/** How long it is said that the tour was saved, in milliseconds. @see EDIT-053 */
export const savedShownMs = 2000;

/** @see EDIT-053 EDIT-058 EDIT-106 */
export function saveWords(state: State, now: number, online: boolean): SaveWords {
  const { saving, isAutomatic, savedAt, needsSaving } = state;
  if (saving === 'saving') return { text: isAutomatic ? 'Autosaving...' : 'Saving…', tone: 'busy' };
  if (saving === 'asking') return { text: 'Needs your decision', tone: 'notice' };
  if (saving === 'refused' && needsSaving) return { text: 'Not saved', tone: 'bad' };
  if (saving === 'waiting' && needsSaving) return online ? silent : offline;
  if (savedAt && now - savedAt.getTime() < savedShownMs) return { text: 'Tour saved', tone: 'good' };
  if (needsSaving) return online ? { text: 'Unsaved changes', tone: 'calm' } : offline;
  const last = lastSave(state);
  return { text: last ? `Saved ${shownAgo(last, now)}` : 'No changes yet', tone: 'calm', quiet: true };
}

const offline: SaveWords = {
  text: 'Offline, kept here',
  detail: 'You can go on: what you change is saved as soon as you are back online.',
  tone: 'notice',
};
const silent: SaveWords = {
  text: 'No answer, kept here',
  detail: 'The server does not answer. You can go on: it is tried again by itself.',
  tone: 'notice',
};

/** When the tour was saved last, as far as it is known here. */
export const lastSave = ({ savedAt, historyId, given }: Pick<State, 'savedAt' | 'historyId' | 'given'>): Date | null =>
  savedAt ?? (historyId === '' ? null : given.tour.updated);
