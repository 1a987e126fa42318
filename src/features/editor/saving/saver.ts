import { AppError } from '@/domain/app-error';
import { validateFolders, validateTourNames } from '@/domain/folders/limits';
import { sameEdited } from '@/domain/tours/edited';
import { requireFitsInDocument } from '@/domain/tours/size';
import type { EditingSession, Saving } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';
import { getSaveBlocker } from './save-preconditions';
import { createSender, type EditingServices } from './sender';

type EditingWithoutSaving = Omit<EditingSession, keyof Saving>;

/** How many concurrent saves by others are merged before a save fails. */
const maxMergeRounds = 5;

/** @param uploadPending uploads pending screenshots, as far as possible @see EDIT-056 */
export function createSaver(session: EditingWithoutSaving, services: EditingServices, uploadPending: () => Promise<void>): Saving {
  const { store, flushPendingInput } = session;
  const { send, applyStored, receive } = createSender(session, services);
  let runningSave: Promise<void> | null = null;
  let isSaveRequested = false;

  const saveAll = async () => {
    await uploadPending();
    for (let round = 0; round < maxMergeRounds; round += 1) {
      const { base, edited } = store.getState();
      if (sameEdited(base, edited)) return;
      validateTourNames(edited);
      validateFolders(edited.folders);
      requireFitsInDocument(session.tour(), edited);
      const result = await send();
      if (result !== 'again') return;
    }
    throw new AppError('aborted', 'Someone else is saving this tour right now. Your changes are still here. Try again in a moment.');
  };
  const saveOnce = async (automatic: boolean) => {
    flushPendingInput();
    const { conflict, input } = store.getState();
    if (conflict && applyStored(conflict.theirs, conflict.historyId) === 'conflict') return;
    if (!store.getState().needsSaving) return;
    const blocker = getSaveBlocker(input.author);
    if (blocker) throw blocker;
    store.setState({ saving: 'saving', isAutomatic: automatic });
    await saveAll();
    store.setState(({ saving, pendingScreenshots }) =>
      saving === 'conflict' ? {} : { saving: pendingScreenshots.size > 0 ? 'waiting' : 'idle', problem: null },
    );
  };
  const run = async (automatic: boolean) => {
    do {
      isSaveRequested = false;
      await saveOnce(automatic).catch((error: unknown) => {
        const problem = toFailedState(error);
        // a conflict that arrived during the save has to be resolved first
        store.setState(({ conflict }) => (conflict ? { saving: 'conflict' } : problem));
      });
      // an explicit save reopens a postponed conflict
      if (!automatic || isSaveRequested) store.getState().openConflict();
    } while (isSaveRequested && store.getState().saving === 'idle');
    runningSave = null;
  };
  return {
    receive,
    save: (automatic = false) => {
      // an explicit save includes changes made since the running save began
      if (runningSave && !automatic) isSaveRequested = true;
      runningSave ??= run(automatic);
      return runningSave;
    },
  };
}

const connectionErrorCodes: readonly string[] = ['unavailable', 'deadline-exceeded'];

function toFailedState(error: unknown): Pick<EditingState, 'saving' | 'problem'> {
  if (error instanceof AppError)
    return connectionErrorCodes.includes(error.code) ? { saving: 'waiting', problem: null } : { saving: 'failed', problem: error };
  console.error(error);
  return {
    saving: 'failed',
    problem: new AppError('unknown', 'Couldn’t save the tour. Your changes are still here. Try again.', { cause: error }),
  };
}
