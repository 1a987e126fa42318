import { errorMessage } from '@/domain/app-error';
import type { Picked } from '@/domain/reuse/selection';
import { loadModule } from '@/loading/load-code';
import { toastError } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';

const copiedTranslations = () => import('./copied-translations').then((it) => it.storeCopiedTranslations);

/** Gives copies in the same tour the texts of their originals in its other languages. The copy of a version has those of the version, which nobody writes. */
export function carryTranslations(session: EditingSession, originals: Picked, copies: Picked): void {
  if (session.isVersionCopy || session.tour().languages.length < 2) return;
  loadModule(copiedTranslations)
    .then((store) => store(session, originals, copies))
    .catch((error: unknown) => toastError(`The copy has no texts in other languages. ${errorMessage(error)}`));
}
