import { AppError } from '@/domain/app-error';
import { announce } from '@/ui/announce/announce';
import type { VersionCopy } from '@/widgets/player-session/editing';
import { requireAuthor } from '../saving/save-preconditions';
import type { EditingSession } from '../session/editing-context';
import { uploadPending } from '../tags/screenshots';

/** Asks how to publish the changes; never rejects, `problem` of the state says why it was not possible. @see VIEWER-007 */
export async function publishEdited(session: EditingSession, { publish }: VersionCopy): Promise<void> {
  const { store, flushPendingInput, markSaved, tour } = session;
  flushPendingInput();
  if (!store.getState().needsSaving) return announce('Nothing was changed yet.');
  if (store.getState().saving === 'saving') return;
  store.setState({ saving: 'saving', problem: null });
  try {
    requireAuthor(store.getState().input.author);
    await uploadPending(session);
    store.setState({ saving: 'idle' });
  } catch (error) {
    store.setState({ saving: 'failed', problem: problemOf(error) });
    return;
  }
  const { edited, historyId } = store.getState();
  publish(tour(), () => markSaved(edited, historyId));
}

const problemOf = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : new AppError('unknown', 'Couldn’t prepare the version. Your changes are still here. Try again.', { cause: error });
