import { AppError } from '@/domain/app-error';
import { findPoi } from '@/domain/folders/find';
import { randomIdentifier } from '@/domain/random';
import { type Copied, copiedAsJson, copiedAsText, copiedLabel, copiedOf } from '@/domain/reuse/copied';
import { type Picked, picked, type ReuseSelection } from '@/domain/reuse/selection';
import { toastError, toastSuccess } from '@/ui/toast';
import { shortcutLabel } from '@/widgets/player-session/command';
import type { EditingSession } from '../session/editing-context';
import type { Entry } from '../session/view-state';
import { placingInProgress } from '../tags/place-tag';
import { rememberCut } from './cuts';
import { writeClipboard } from './system-clipboard';

const storeFailed = 'Couldn’t copy: this browser allows no access to the clipboard. Allow it for this site, then copy again.';

/** A selection of one line of the list. */
export const selectionOf = (entry: Entry): ReuseSelection =>
  entry.kind === 'poi' ? { folders: new Set(), pois: new Set([entry.id]) } : { folders: new Set([entry.id]), pois: new Set() };

/**
 * Puts points and folders into the clipboard, to be pasted into this tour, another one or another tab. What is cut stays where it is until it was pasted.
 * @returns whether it is there; if not, a toast says why
 */
export async function copyPoints(session: EditingSession, selection: ReuseSelection, kind: 'copy' | 'cut' = 'copy'): Promise<boolean> {
  session.flushPendingInput();
  const from = pickedNow(session, selection);
  if (!from) return false;
  const cut = kind === 'cut' ? randomIdentifier() : null;
  const content = contentOf({ ...copiedOf(session.tour(), from), cut });
  if (!content) return false;
  // first, while the browser still knows that somebody pressed a key
  const isInClipboard = await writeClipboard(content);
  const hasLanguages = session.tour().languages.length > 1;
  const isStored = await session.copies.put({ ...content, isInClipboard, hasLanguages }).then(
    () => true,
    () => false,
  );
  if (!isStored && !isInClipboard) {
    toastError(storeFailed);
    return false;
  }
  if (cut !== null) rememberCut(session, cut, { selection, copied: from });
  const isMany = from.folders.length + from.pois.length > 1;
  const verb = `${isMany ? 'are' : 'is'} ${kind === 'cut' ? 'cut' : 'copied'}`;
  toastSuccess(
    kind === 'cut'
      ? `${copiedLabel(from)} ${verb}, and ${isMany ? 'stay' : 'stays'} here until you paste ${isMany ? 'them' : 'it'}.`
      : `${copiedLabel(from)} ${verb}. Paste with ${shortcutLabel('mod+v')}, here or in another tour.`,
  );
  return true;
}

function pickedNow({ store }: EditingSession, selection: ReuseSelection): Picked | null {
  const { edited, placing } = store.getState();
  const from = picked(edited.folders, selection);
  if (placing !== null && (from.pois.some(({ identifier }) => identifier === placing) || findPoi(from.folders, placing))) {
    toastError(placingInProgress);
    return null;
  }
  return from.pois.length + from.folders.length === 0 ? null : from;
}

function contentOf(copied: Copied): { json: string; text: string } | null {
  try {
    return { json: copiedAsJson(copied), text: copiedAsText(copied) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toastError(error.message);
    return null;
  }
}
