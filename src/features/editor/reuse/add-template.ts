import { AppError } from '@/domain/app-error';
import { copiedFromJson } from '@/domain/reuse/copied';
import { waitingIn } from '@/domain/reuse/into-tour';
import type { PointTemplate } from '@/domain/reuse/template';
import { toastError } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';
import { addCopied, foreignTypesOf, showOutcome } from './paste';
import { sanitized } from './sanitized';

/** Adds what a template has to the selected folder, as one undo step. */
export function addTemplate(session: EditingSession, { name, content }: Pick<PointTemplate, 'name' | 'content'>): void {
  try {
    const copied = copiedFromJson(content);
    const foreign = foreignTypesOf(session, copied);
    const added = addCopied(session, { ...copied, ...sanitized(copied) }, `Add template “${name}”`);
    if (added)
      showOutcome(session, {
        message: `“${name}” added.`,
        waiting: waitingIn(added).map((poi) => poi.name),
        omitted: [],
        foreignTypes: foreign,
        originals: 'none',
        changed: [],
        hasLanguages: session.tour().languages.length > 1,
      });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toastError(`“${name}” can’t be added. Delete this template, and save it again.`);
  }
}
