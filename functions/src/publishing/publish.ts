import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import type { ParsedInput } from '@/domain/callables/inputs';
import { withAddresses } from '@/domain/files/file-addresses-in';
import { type GuidedTour, storedGuidedTours } from '@/domain/guided-tours/guided-tour';
import type { Translations } from '@/domain/languages/translations';
import { storedPoi } from '@/domain/pois/poi';
import { datesProblem, type VersionAccess } from '@/domain/publishing/access';
import { lackingProblem, requiredFindings } from '@/domain/publishing/check';
import { withVersion } from '@/domain/publishing/open-windows';
import { publishedContentOf } from '@/domain/publishing/published-content';
import { newSnapshot, type Snapshot, type SnapshotPoi } from '@/domain/publishing/snapshots';
import { isDeepEqual } from '@/domain/same';
import { text } from '@/domain/stored';
import type { Tour } from '@/domain/tours/tour';
import { accessDetail } from '../activity/of-versions';
import { recordIn } from '../activity/record';
import { store } from '../core/app';
import { isOrganizationOpen } from '../organizations/is-open';
import { unusedShortCode } from '../short-links/short-code';
import { confirmStorable } from './confirm-storable';
import { copyPublishedFiles, type PublishedFiles } from './copy-published-files';
import { inParts } from './in-parts';
import { accessIn, fileDocument, numbersFrom, oneMoreRecent, usesFrom, withNextCheck } from './numbers';
import { followPublicationState } from './publication-state';
import { publishedTranslations } from './published-translations';
import {
  currentRef,
  fileRef,
  languagesOf,
  numbersRef,
  type PublicationRef,
  partsOf,
  publicationVersionRef,
  shortCodeRef,
  snapshotRef,
} from './refs';
import { whileStarted } from './started-publications';

type Input = ParsedInput<'publishTour'>;
type Published = { number: number; shortCode: string };
/** Who publishes, and what throws unless they still may, once the files are copied. */
type Publisher = { caller: Identity; confirmRights: () => Promise<void> };

/**
 * Publishes a saved tour as a version: first its files are copied, then everything is written in one transaction, so that there is either no version or
 * a whole one. The client chose the id: a repeated call finds the version, or continues where the last one stopped.
 * @returns the version's number, and the tour's code in short addresses, which it has from its first version on
 * @throws already-exists where it was published with other access; failed-precondition for a version that would be public in a suspended organization,
 * that ends before it begins, or that cannot be stored; resource-exhausted
 * @see MODEL-085 ACCESS-078
 */
export async function publish(tour: Tour, input: Input, publisher: Publisher): Promise<Published> {
  const ref: PublicationRef = { organization: tour.organization, tour: tour.id };
  const existing = await publicationVersionRef(ref, input.version).get();
  const access = accessOf(input);
  if (existing.exists) return publishedIn(existing, access);
  await confirmMayBeOpen(tour.organization, access);
  // before files are copied; the transaction counts
  oneMoreRecent(numbersFrom(await numbersRef(ref).get()), new Date());
  return whileStarted(ref, input, () => publishVersion(ref, tour, input, { ...publisher, access }));
}

type Publication = Publisher & Pick<Writing, 'access'>;

async function publishVersion(ref: PublicationRef, tour: Tour, input: Input, { caller, confirmRights, access }: Publication) {
  const { name } = input;
  const content = publishedContentOf(tour, input);
  const problem = lackingProblem(requiredFindings(content).length);
  if (problem) throw new AppError('failed-precondition', problem);
  const translations = await publishedTranslations(tour, content);
  // those that somebody removed meanwhile, or that have no texts, are no languages of the version
  const languages = translations.length === 0 ? [] : [...tour.languages.slice(0, 1), ...translations.map(({ tag }) => tag)];
  const original = storable(newSnapshot({ ...content, languages, name, tourName: tour.name }, access));
  confirmStorable(original);
  const files = await copyPublishedFiles(ref, [original, translations], caller);
  const snapshot = withAddresses(original, files.moves) as Omit<Snapshot, 'id'>;
  const translated = withAddresses(translations, files.moves);
  // addresses of files are longer or shorter now
  confirmStorable(snapshot);
  await confirmRights();
  const published = await store().runTransaction((transaction) =>
    write(transaction, { ref, input, caller, access, snapshot, files, translations: translated }),
  );
  await followPublicationState(ref.tour);
  return published;
}

/** The version that an earlier call published. @throws already-exists if it is open to others than this call asks for */
function publishedIn(version: DocumentSnapshot, access: VersionAccess): Published {
  const before = accessIn(version);
  if (!isDeepEqual(before, access))
    throw new AppError(
      'already-exists',
      `It was published before, as “${text(version.get('name'))}”: ${accessDetail(before)}. Change that in the list of versions.`,
    );
  return { number: version.get('number'), shortCode: text(version.get('shortCode')) };
}

/** With blocks of unknown types as they were stored. */
const storable = ({ pois, guidedTours, ...snapshot }: Omit<Snapshot, 'id'>): Omit<Snapshot, 'id'> => ({
  ...snapshot,
  guidedTours: storedGuidedTours(guidedTours ?? []) as GuidedTour[],
  pois: pois.map((folder) => ({ ...folder, children: folder.children.map((poi) => storedPoi(poi) as SnapshotPoi) })),
});

/** When a version is open, from dates in milliseconds. @throws failed-precondition for an end that is not after the beginning */
export function accessOf({ public: isPublic, opens, until }: Pick<Input, 'public' | 'opens' | 'until'>): VersionAccess {
  const access = { public: isPublic, opens: opens === null ? null : new Date(opens), until: until === null ? null : new Date(until) };
  const problem = datesProblem(access);
  if (problem) throw new AppError('failed-precondition', problem);
  return access;
}

/** @throws failed-precondition if a version is to be public while its organization is suspended */
export async function confirmMayBeOpen(organization: string, access: VersionAccess): Promise<void> {
  if (!access.public) return;
  const stored = await store().doc(`organizations/${organization}`).get();
  if (!isOrganizationOpen(stored))
    throw new AppError(
      'failed-precondition',
      'This organization is suspended, so nothing can be public. Publish the version as not public yet.',
    );
}

type Writing = {
  ref: PublicationRef;
  input: Input;
  caller: Identity;
  access: VersionAccess;
  snapshot: Omit<Snapshot, 'id'>;
  files: PublishedFiles;
  translations: readonly Translations[];
};

async function write(transaction: Transaction, { ref, input, caller, access, snapshot, files, translations }: Writing): Promise<Published> {
  const { version } = input;
  const names = [...files.bytes.keys()];
  const documents = [
    publicationVersionRef(ref, version),
    store().doc(`tours/${ref.tour}`),
    numbersRef(ref),
    ...names.map((name) => fileRef(ref, name)),
  ];
  const [existing, tourNow, numbersNow, ...stored] = await transaction.getAll(...documents);
  if (!existing || !tourNow || !numbersNow) throw new Error('A transaction returns every document that it reads.');
  if (existing.exists) return publishedIn(existing, access);
  if (tourNow.get('organization') !== ref.organization)
    throw new AppError('aborted', 'This tour was moved or deleted in the meantime. Open it again, then publish it.');
  if (stored.some(({ id, exists }) => files.stored.has(id) && !exists))
    throw new AppError('aborted', 'A version was deleted in the meantime. Publish again.');
  const before = numbersFrom(numbersNow);
  const number = before.last + 1;
  const shortCode = before.shortCode || (await unusedShortCode(transaction));
  const now = new Date();
  const recent = oneMoreRecent(before, now);
  const versions = { ...before.versions, [number]: access };
  const numbers = withNextCheck({ ...before, last: number, versions, shortCode, recent }, now, false);
  const [first, ...parts] = inParts(snapshot);
  const publishedAt = now;
  transaction.create(snapshotRef(ref, version), { ...first, number, shortCode, publishedAt });
  if (before.shortCode === '') transaction.create(shortCodeRef(shortCode), ref);
  for (const [index, pois] of parts.entries()) transaction.create(partsOf(ref, version).doc(String(index + 1)), { pois });
  for (const { tag, texts } of translations) transaction.create(languagesOf(ref, version).doc(tag), { texts });
  transaction.create(publicationVersionRef(ref, version), {
    name: input.name,
    number,
    shortCode,
    note: input.note,
    ...access,
    publishedAt,
    tourName: snapshot.tourName,
    publishedBy: { uid: caller.uid, name: caller.displayName || caller.email },
    bytes: [...files.bytes.values()].reduce((sum, bytes) => sum + bytes, 0),
    fileCount: names.length,
    poiCount: snapshot.pois.reduce((sum, { children }) => sum + children.length, 0),
  });
  transaction.set(numbersRef(ref), numbers);
  for (const document of stored)
    transaction.set(document.ref, {
      ...fileDocument(withVersion(usesFrom(document), number), numbers, now),
      original: files.originals.get(document.id) ?? '',
    });
  if (input.current) transaction.set(currentRef(ref), { version, ...access });
  recordIn(transaction, ref.organization, {
    kind: 'version-published',
    about: `tours/${ref.tour}`,
    actor: caller,
    whom: input.name,
    what: snapshot.tourName,
    detail: accessDetail(access),
  });
  return { number, shortCode };
}
