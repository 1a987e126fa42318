import { addPoiList, updatePoiList } from '@/backend/older/commands';
import { isAuthor } from '@/domain/access/older-tours';
import type { CurrentUser } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { isEmail } from '@/domain/email';
import { claimedBy } from '@/domain/older/merged-points';
import type { PoiList } from '@/domain/older/poi-lists';
import { randomIdentifier } from '@/domain/random';
import { toastError, toastSuccess } from '@/ui/toast';
import type { OlderEditingSession } from './older-editing-session';

/** How long the list flashes after a save, in ms. @see OLD-019 */
const flashMs = 1000;

/**
 * Saves the points: into the loaded list if the user is its author, else as a new list. Resolves to whether they are saved; the edits stay otherwise.
 * @see OLD-016 OLD-017 OLD-019 OLD-021
 */
export async function saveList(session: OlderEditingSession, user: CurrentUser, { asNew = false } = {}): Promise<boolean> {
  const { store, ref } = session;
  const { items, list, pointIds, newListId, isSaving } = store.getState();
  if (isSaving) return false;
  const updated = !asNew && list && isAuthor(user, list) ? list : null;
  logMissingAddresses(user, list);
  store.setState({ isSaving: true, problem: null });
  try {
    const content = { poi: items, taken: claimedBy(list, pointIds) };
    const saved = updated ? await updatePoiList(ref, updated, content) : await addPoiList(ref, content, newListId);
    const nextId = updated ? newListId : randomIdentifier();
    store.setState((state) => ({ list: saved, newListId: nextId, isChanged: state.items !== items, flashes: true }));
    setTimeout(() => store.setState({ flashes: false }), flashMs);
    toastSuccess(updated ? 'List updated!' : 'Saved!');
    return true;
  } catch (error) {
    console.error(error);
    const reason = error instanceof AppError ? error.message : 'The list could not be saved. Try again.';
    store.setState({ problem: `${reason} Your changes are still here.` });
    toastError('ERROR!');
    return false;
  } finally {
    store.setState({ isSaving: false });
  }
}

/** @see OLD-027 */
function logMissingAddresses(user: CurrentUser, list: PoiList | null): void {
  if (!user?.email) console.info('The email address of the user could not be found.');
  if (list && list.user !== user?.uid && !isEmail(list.user)) console.info('The email address of the author could not be found.');
}
