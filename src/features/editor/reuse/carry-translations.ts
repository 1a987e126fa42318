import { errorMessage } from '@/domain/app-error';
import { copiedThings } from '@/domain/languages/translations-of-copies';
import type { Picked } from '@/domain/reuse/selection';
import { loadModule } from '@/loading/load-code';
import { toastError } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';

const copiedTranslations = () => import('./copied-translations').then((it) => it.storeCopiedTranslations);

/**
 * Gives copies in the same tour the texts of their originals in its other languages, once they are saved. The copy of a version has those of the version,
 * which nobody writes.
 */
export function carryTranslations(session: EditingSession, originals: Picked, copies: Picked): void {
  if (session.isVersionCopy || session.tour().languages.length < 2) return;
  session.store.setState((before) => ({ copiedThings: [...before.copiedThings, ...copiedThings(originals, copies)] }));
}

/** Stores the texts of the copies among these saved things; a toast says where that fails. */
export const storeTranslations = (session: EditingSession, saved: ReadonlySet<string>): Promise<void> =>
  loadModule(copiedTranslations)
    .then((store) => store(session, saved))
    .catch((error: unknown) => toastError(`The copy has no texts in other languages. ${errorMessage(error)}`));
