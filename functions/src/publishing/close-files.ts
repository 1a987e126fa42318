import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { isOpenIn } from '@/domain/publishing/open-windows';
import { layerFileAt } from '../bin/map-layer-files';
import { store } from '../core/app';
import { fileAt, filesBelow, pagesBelow, type StoredFile, setTokens } from '../core/file-service';
import { forEachOf } from '../core/for-each-of';
import { isOrganizationOpen } from '../organizations/is-open';
import { checkPhotoAt } from '../tours/file-addresses';
import { hasJustEnded, numbersFrom, windowsFrom, withNextCheck } from './numbers';
import { followPublicationState } from './publication-state';
import { fileRef, numbersRef, type PublicationRef, publishedFileAt, publishedFolder } from './refs';

// Published files are copied without tokens, but the file service makes one when somebody who may read a file asks for its metadata, and an address
// with a token is not checked by rules. So whatever closes a file removes its tokens, and does it again a minute later; and a token that a member has
// made of a closed file is removed when it was made. Files of map layers and photos of checks are never shown by such an address, so none of theirs stays:
// neither one that was made later, nor the one that each upload gets.

const pageSize = 100;

/** Removes the tokens of a tour's published files that are not open to everybody now. */
export async function closeFiles(ref: PublicationRef, now = new Date()): Promise<void> {
  await closeUnlessOpen([...(await filesBelow(publishedFolder(ref))).values()], now);
}

const isOpenedByRules = (path: string): boolean => layerFileAt(path) !== null || checkPhotoAt(path) !== null;

/** Removes the tokens of those of these files that only rules open: files of map layers, photos of checks, and published files unless everybody may open them now. */
export async function closeUnlessOpen(files: readonly StoredFile[], now: Date): Promise<void> {
  await forEachOf(
    files.filter(({ path, tokens }) => tokens.length > 0 && isOpenedByRules(path)),
    (file) => setTokens(file, []),
  );
  const found = files.flatMap((file) => {
    const at = file.tokens.length > 0 ? publishedFileAt(file.path) : null;
    return at ? [{ file, at }] : [];
  });
  if (found.length === 0) return;
  const organizations = [...new Set(found.map(({ at }) => at.organization))];
  const active = new Set(
    (await read(organizations.map((name) => store().doc(`organizations/${name}`)))).filter(isOrganizationOpen).map(({ id }) => id),
  );
  const documents = await read(found.map(({ at }) => fileRef(at, at.name)));
  const closed = found.filter(({ at }, index) => {
    const document = documents[index];
    return !document || !active.has(at.organization) || !isOpenIn(windowsFrom(document), now);
  });
  await forEachOf(closed, ({ file }) => setTokens(file, []));
}

/** Removes the tokens of the file at a path if only rules open it. Acts on the current state, so it can be repeated. */
export async function closeFileAt(path: string, now = new Date()): Promise<void> {
  const file = publishedFileAt(path) || isOpenedByRules(path) ? await fileAt(path) : null;
  if (file) await closeUnlessOpen([file], now);
}

const read = (refs: readonly DocumentReference[]): Promise<DocumentSnapshot[]> => store().getAll(...refs);

/** Has the files of a tour's versions checked again in a minute. */
export const checkLater = (ref: PublicationRef, now = new Date()): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const numbers = await transaction.get(numbersRef(ref));
    if (numbers.exists) transaction.update(numbers.ref, { checkAt: withNextCheck(numbersFrom(numbers), now, true).checkAt });
  });

/**
 * Closes the published files of tours that are to be checked by now: those of a version that ended, and again those of one that was closed.
 * @throws Error if those of a tour could not be closed, after all others were tried
 */
export async function closeEnded(now = new Date()): Promise<void> {
  const failed: unknown[] = [];
  const due: Query = store().collectionGroup('published').where('checkAt', '<=', now).orderBy('checkAt').select('checkAt');
  for (let next = due.limit(pageSize); ; ) {
    const { docs } = await next.get();
    for (const { ref } of docs) await closeEndedOf(ref, now).catch((error: unknown) => failed.push(error));
    const last = docs.at(-1);
    if (!last) break;
    next = due.startAfter(last).limit(pageSize);
  }
  if (failed.length > 0) throw new Error(`The files of ${failed.length} tours could not be closed.`, { cause: failed[0] });
}

/** @param numbers the document of a tour's numbers */
async function closeEndedOf(numbers: DocumentReference, now: Date): Promise<void> {
  const [, organization = '', , tour = ''] = numbers.path.split('/');
  await closeFiles({ organization, tour }, now);
  await store().runTransaction(async (transaction) => {
    const current = await transaction.get(numbers);
    const stored = numbersFrom(current);
    // a version was changed in the meantime
    if (!stored.checkAt || stored.checkAt > now) return;
    transaction.update(numbers, { checkAt: withNextCheck({ ...stored, checkAt: null }, now, hasJustEnded(stored, now)).checkAt });
  });
  await followPublicationState(tour, now);
}

/**
 * Closes the published files of an organization that was deactivated. Acts on the current state, so it can be retried.
 */
export async function closeOrganization(organization: string, now = new Date()): Promise<void> {
  const tours = new Set<string>();
  for await (const page of pagesBelow(`organizations/${organization}/versions/`)) {
    for (const { path } of page) tours.add(publishedFileAt(path)?.tour ?? '');
    await closeUnlessOpen(page, now);
  }
  tours.delete('');
  for (const tour of tours) await checkLater({ organization, tour }, now);
}
