import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import type { ParsedInput } from '@/domain/callables/inputs';
import { isOpenAt, type VersionAccess } from '@/domain/publishing/access';
import { isDeepEqual } from '@/domain/same';
import { text } from '@/domain/stored';
import { accessDetail } from '../activity/of-versions';
import { recordIn, repeatable } from '../activity/record';
import { store } from '../core/app';
import { closeFiles } from './close-files';
import { publishedNamesIn } from './copy-published-files';
import { accessIn, fileDocument, isUsed, type Numbers, numbersFrom, usesFrom, withNextCheck } from './numbers';
import { followPublicationState } from './publication-state';
import { accessOf, confirmMayBeOpen } from './publish';
import { currentRef, fileRef, languagesOf, numbersRef, type PublicationRef, partsOf, publicationVersionRef, snapshotRef } from './refs';

/**
 * Changes the name, the note and the dates of a version, in one transaction with the access to its files, or whether it is the current one. Its content
 * never changes. Other access is recorded in the organization's activity. Tokens of files that are closed by it open them no more when this returns.
 * @throws not-found, failed-precondition as for publishing
 * @see ACCESS-078
 */
export async function changeVersion(ref: PublicationRef, input: ParsedInput<'changeVersion'>, caller: Identity): Promise<void> {
  const { version, tour: _, opens, until, public: isPublic, current, ...texts } = input;
  const now = new Date();
  await store().runTransaction(async (transaction) => {
    const state = await read(transaction, ref, version);
    const before = accessIn(state.version);
    const access = accessOf({
      public: isPublic ?? before.public,
      opens: opens === undefined ? (before.opens?.getTime() ?? null) : opens,
      until: until === undefined ? (before.until?.getTime() ?? null) : until,
    });
    if (isOpenAt(access, now) || isPublic) await confirmMayBeOpen(ref.organization, access);
    const { name } = texts;
    const recordChange = await repeatable(transaction, ref.organization, {
      kind: 'version-access-changed',
      about: `tours/${ref.tour}`,
      actor: caller,
      detail: accessDetail(access),
      ...namesOf(state.version, name),
      target: version,
    });
    transaction.update(state.version.ref, { ...texts, ...access });
    transaction.update(state.snapshot.ref, { ...(name !== undefined && { name }), ...access });
    const versions = { ...state.numbers.versions, [state.number]: access };
    const numbers = withNextCheck({ ...state.numbers, versions }, now, !isDeepEqual(before, access));
    transaction.set(numbersRef(ref), numbers);
    for (const file of state.files) transaction.update(file.ref, fileDocument(usesFrom(file), numbers, now));
    const isCurrent = current ?? state.current.get('version') === version;
    if (isCurrent) transaction.set(currentRef(ref), { version, ...access });
    else if (state.current.get('version') === version) transaction.delete(currentRef(ref));
    if (!isDeepEqual(before, access)) recordChange();
  });
  await followPublicationState(ref.tour);
  await closeNow(ref, now);
}

/**
 * Deletes a version, in one transaction with its access to files. Files that no other version has are closed at once, also to tokens, and deleted by the daily purge.
 * Can be repeated.
 */
export async function deleteVersion(ref: PublicationRef, version: string, caller: Identity): Promise<void> {
  const below = [...(await partsOf(ref, version).listDocuments()), ...(await languagesOf(ref, version).listDocuments())];
  const now = new Date();
  await store().runTransaction(async (transaction) => {
    if (!(await transaction.get(publicationVersionRef(ref, version))).exists) return;
    const state = await read(transaction, ref, version);
    const { [state.number]: _, ...versions } = state.numbers.versions as Record<string, VersionAccess>;
    const numbers: Numbers = withNextCheck({ ...state.numbers, versions }, now, true);
    for (const document of [state.version.ref, state.snapshot.ref, ...below]) transaction.delete(document);
    transaction.set(numbersRef(ref), numbers);
    for (const file of state.files) {
      if (isUsed(usesFrom(file), numbers)) transaction.update(file.ref, fileDocument(usesFrom(file), numbers, now));
      else transaction.delete(file.ref);
    }
    if (state.current.get('version') === version) transaction.delete(currentRef(ref));
    recordIn(transaction, ref.organization, {
      kind: 'version-deleted',
      actor: caller,
      about: `tours/${ref.tour}`,
      ...namesOf(state.version),
    });
  });
  await followPublicationState(ref.tour);
  await closeNow(ref, now);
}

/** The version is closed by then: what fails here is done again within minutes (`closeEnded`). */
const closeNow = (ref: PublicationRef, now: Date): Promise<void> =>
  closeFiles(ref, now).catch((error: unknown) => console.error(`The tokens of files of ${ref.tour} were not removed yet.`, error));

/** The names of a version and its tour, for the activity. */
const namesOf = (version: DocumentSnapshot, name = text(version.get('name'))) => ({ whom: name, what: text(version.get('tourName')) });

type State = {
  version: DocumentSnapshot;
  snapshot: DocumentSnapshot;
  current: DocumentSnapshot;
  numbers: Numbers;
  number: number;
  files: DocumentSnapshot[];
};

async function read(transaction: Transaction, ref: PublicationRef, id: string): Promise<State> {
  const documents = [publicationVersionRef(ref, id), snapshotRef(ref, id), currentRef(ref), numbersRef(ref)];
  const [version, snapshot, current, numbers] = await transaction.getAll(...documents);
  if (!version?.exists || !snapshot || !current || !numbers)
    throw new AppError('not-found', 'This version no longer exists. Somebody may have deleted it.');
  const [parts, languages] = await Promise.all([transaction.get(partsOf(ref, id)), transaction.get(languagesOf(ref, id))]);
  const below = [...parts.docs, ...languages.docs].map((document) => document.data());
  const names = publishedNamesIn(ref, [snapshot.data(), below]);
  const files = names.length === 0 ? [] : await transaction.getAll(...names.map((name) => fileRef(ref, name)));
  return {
    version,
    snapshot,
    current,
    numbers: numbersFrom(numbers),
    number: version.get('number'),
    files: files.filter(({ exists }) => exists),
  };
}
