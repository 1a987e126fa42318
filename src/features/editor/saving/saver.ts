import { AppError } from '@/domain/app-error';
import { requireFits, requireNamesFit } from '@/domain/folders/limits';
import { sameEdited } from '@/domain/tours/edited';
import { requireRoom } from '@/domain/tours/size';
import type { EditingSession } from '../session/editing-session';
import type { EditingState } from '../session/editing-state';
import type { Saving } from '../session/saving';
import type { Doors } from './doors';
import { obstacleOf } from './obstacles';
import { sender } from './sender';

type Session = Omit<EditingSession, keyof Saving>;

/** How often what others save meanwhile is joined before saving gives up. */
const mostRounds = 5;

/** @param uploadPending stores screenshots that are not stored yet, as far as that can be done now @see EDIT-056 */
export function saver(session: Session, doors: Doors, uploadPending: () => Promise<void>): Saving {
  const { store, settle } = session;
  const { send, takeIn, receive } = sender(session, doors);
  let running: Promise<void> | null = null;
  let again = false;

  const saveAll = async () => {
    await uploadPending();
    for (let round = 0; round < mostRounds; round += 1) {
      const { base, edited, given } = store.getState();
      if (sameEdited(base, edited)) return;
      requireNamesFit(edited);
      requireFits(edited.folders);
      requireRoom(given.tour, edited);
      const sent = await send();
      if (sent !== 'again') return;
    }
    throw new AppError('aborted', 'Others save this tour again and again just now. Your work is still here. Try again in a moment.');
  };
  const once = async (automatic: boolean) => {
    settle();
    const { conflict, given } = store.getState();
    if (conflict && takeIn(conflict.theirs, conflict.historyId) === 'asking') return;
    if (!store.getState().needsSaving) return;
    const obstacle = obstacleOf(given.author);
    if (obstacle) throw obstacle;
    store.setState({ saving: 'saving', isAutomatic: automatic });
    await saveAll();
    store.setState(({ saving: now, unuploaded }) =>
      now === 'asking' ? {} : { saving: unuploaded.size > 0 ? 'waiting' : 'idle', problem: null },
    );
  };
  const run = async (automatic: boolean) => {
    do {
      again = false;
      await once(automatic).catch((error: unknown) => {
        const problem = failed(error);
        // a question that came meanwhile is what has to be answered first
        store.setState(({ conflict }) => (conflict ? { saving: 'asking' } : problem));
      });
      // who asks to save is asked again what stands, also where they wanted to decide later
      if (!automatic || again) store.getState().openConflict();
    } while (again && store.getState().saving === 'idle');
    running = null;
  };
  return {
    receive,
    save: (automatic = false) => {
      // somebody who asks means also what they changed since it began
      if (running && !automatic) again = true;
      running ??= run(automatic);
      return running;
    },
  };
}

const unreached: readonly string[] = ['unavailable', 'deadline-exceeded'];

function failed(error: unknown): Pick<EditingState, 'saving' | 'problem'> {
  if (error instanceof AppError)
    return unreached.includes(error.code) ? { saving: 'waiting', problem: null } : { saving: 'refused', problem: error };
  console.error(error);
  return {
    saving: 'refused',
    problem: new AppError('unknown', 'The tour was not saved. Your work is still here. Try again.', { cause: error }),
  };
}
