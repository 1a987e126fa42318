import { errorMessage } from '@/domain/app-error';
import { copiedThings } from '@/domain/languages/translations-of-copies';
import type { Picked } from '@/domain/reuse/selection';
import { loadModule } from '@/loading/load-code';
import type { EditingSession } from '../session/editing-context';
import type { FollowUp } from '../session/reuse-state';

const waitingTranslations = () => import('./waiting-translations').then((it) => it.storeWaitingTranslations);

/**
 * Gives copies in the same tour the texts of their originals in its other languages, once they are saved. The copy of a version has those of the version,
 * which nobody writes.
 */
export function carryTranslations(session: EditingSession, originals: Picked, copies: Picked): void {
  if (session.isVersionCopy || session.tour().languages.length < 2) return;
  session.store.setState((before) => ({ copiedThings: [...before.copiedThings, ...copiedThings(originals, copies)] }));
}

/** Stores the translations that waited for these things to be saved. @returns why that failed */
export const storeTranslations = (session: EditingSession, saved: ReadonlySet<string>): Promise<FollowUp> =>
  loadModule(waitingTranslations)
    .then((store) => store(session, saved))
    .then(
      () => ({ words: '', hasFailed: false }),
      (error: unknown) => ({ words: `Texts in other languages were not stored. ${errorMessage(error)}`, hasFailed: true }),
    );
