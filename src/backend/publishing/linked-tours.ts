import { AppError, isAppError } from '@/domain/app-error';
import { isOpenAt, versionAccessFrom } from '@/domain/publishing/access';
import type { LinkedTour } from '@/domain/publishing/linked-tours';
import { currentId } from '@/domain/publishing/publication-page-addresses';
import { flag, type Stored } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { withAppErrors } from '../errors';
import { readStored } from '../rest/commit';
import { fieldsIn } from '../rest/rest-values';
import { serverErrorTexts } from '../texts';
import { tours } from '../tours/refs';
import { publishedOf, tourPath } from './refs';

/**
 * Whether visitors can open what a link leads to: `closed` also where the user may not know whether it is there, `members` after signing in alone,
 * `unknown` where the server did not say.
 */
export type LinkState = 'open' | 'members' | 'closed' | 'gone' | 'unknown';

/**
 * Reads whether visitors can open a linked tour, a version of it, or a collection, by the document that visitors read themselves: of other organizations the user may
 * read no other.
 * @throws AppError `unavailable`
 */
export async function linkStateOf(linked: LinkedTour): Promise<LinkState> {
  if ('shortPath' in linked) return shortState(linked.shortPath);
  if ('collection' in linked) return 'members';
  const { tour, version, needsSignIn } = linked;
  try {
    const state =
      version === null
        ? await stateOf(tours.path, tour, tourState)
        : version.id === currentId
          ? await stateOf(publishedOf(version.organization, tour).path, currentId, versionState)
          : await stateOf(`${tourPath(version.organization, tour)}/snapshots`, version.id, versionState);
    return state === 'open' && needsSignIn ? 'members' : state;
  } catch (error) {
    if (isAppError(error, 'permission-denied')) return 'closed';
    throw error;
  }
}

/** The page at a short address is not found where the version or collection is closed, and where there is none. */
async function shortState(path: string): Promise<LinkState> {
  const response = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!response) throw new AppError('unavailable', serverErrorTexts.get().unreachable);
  if (response.ok) return 'open';
  return response.status === 404 ? 'closed' : 'unknown';
}

async function stateOf(path: string, id: string, read: (stored: Stored) => LinkState): Promise<LinkState> {
  const document = await withAppErrors(readStored(path, id));
  return document ? read(fieldsIn(document, fieldsOfState)) : 'gone';
}

const fieldsOfState = ['public', 'opens', 'until', 'binned', 'binnedFrom'];

const tourState = (stored: Stored): LinkState => (isTombstone(stored) ? 'gone' : flag(stored.public) ? 'open' : 'closed');

/** As the rules decide it for visitors of an organization that is not suspended: `binned` has the version of a tour in the bin. */
const versionState = (stored: Stored): LinkState =>
  isOpenAt(versionAccessFrom(stored), new Date()) && !('binned' in stored) ? 'open' : 'closed';
