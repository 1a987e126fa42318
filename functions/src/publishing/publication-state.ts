import { type DocumentSnapshot, FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { batchesOf } from '@/domain/batches';
import type { VersionAccess } from '@/domain/publishing/access';
import { isAnyPublished, type PublicationState, publicationStateFrom } from '@/domain/publishing/publication-state';
import { isDeepEqual } from '@/domain/same';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { failuresOf } from '../core/for-each-of';
import { numbersFrom } from './numbers';
import { numbersRef } from './refs';

/**
 * Writes into a tour what lists show of its versions: whether one is open to everybody or will be, and whether one is proposed. Acts on the current
 * state, so it can be repeated and run in any order. Nothing for a tour that is gone, or in the bin.
 */
export const renewPublicationState = (tour: string, now = new Date()): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const ref = store().doc(`tours/${tour}`);
    const stored = await transaction.get(ref);
    const organization = text(stored.get('organization'));
    if (organization === '') return;
    const versions = versionsIn(await transaction.get(numbersRef({ organization, tour })));
    const { size } = await transaction.get(openProposals(ref.collection('proposals')).limit(1));
    const state = stateOf(versions, size > 0, now);
    if (isStoredIn(stored, state)) return;
    transaction.update(ref, { publication: state.isPublished || state.isProposed ? state : FieldValue.delete() });
  });

/** The same where versions were changed already: what fails here is mended in the night. */
export const followPublicationState = (tour: string, now = new Date()): Promise<void> =>
  renewPublicationState(tour, now).catch((error: unknown) =>
    console.error(`The state of the versions of ${tour} was not written yet.`, error),
  );

/** @param numbers the document of a tour's numbers */
const versionsIn = (numbers: DocumentSnapshot): VersionAccess[] => Object.values(numbersFrom(numbers).versions);

const stateOf = (versions: readonly VersionAccess[], isProposed: boolean, now: Date): PublicationState => ({
  isPublished: isAnyPublished(versions, now),
  isProposed,
});

const isStoredIn = (tour: DocumentSnapshot, state: PublicationState): boolean =>
  isDeepEqual(state, publicationStateFrom(tour.get('publication')));

const openProposals = (proposals: Query): Query => proposals.where('state', '==', 'open');

/** Number of tours that are read at once. */
const pageSize = 300;

/**
 * Writes the state of all tours that have versions or proposals, or say so: of those that an earlier release published, and where something failed. Those
 * whose state is right, nearly all, are read once.
 * @throws Error if that of some tours could not be written, after all others were tried
 */
export async function renewPublicationStates(now = new Date()): Promise<void> {
  const [published, proposed, stale] = await Promise.all([
    store().collectionGroup('published').select('versions').get(),
    openProposals(store().collectionGroup('proposals')).select().get(),
    store().collection('tours').where('publication.isProposed', '==', true).select().get(),
  ]);
  const versions = new Map(published.docs.map((document) => [document.ref.path, versionsIn(document)]));
  const proposedTours = new Set(proposed.docs.map(ownerOf));
  const isRight = (tour: DocumentSnapshot): boolean => {
    const organization = text(tour.get('organization'));
    if (organization === '') return true;
    const ofTour = versions.get(numbersRef({ organization, tour: tour.id }).path) ?? [];
    return isStoredIn(tour, stateOf(ofTour, proposedTours.has(tour.id), now));
  };
  const tours = [...new Set([...published.docs.map(ownerOf), ...proposedTours, ...stale.docs.map(({ id }) => id)])].filter(
    (id) => id !== '',
  );
  const failed: unknown[] = [];
  for (const ids of batchesOf(tours, pageSize)) {
    const page = await store().getAll(...ids.map((id) => store().doc(`tours/${id}`)), { fieldMask: ['organization', 'publication'] });
    const wrong = page.filter((tour) => !isRight(tour));
    failed.push(...(await failuresOf(wrong, ({ id }) => renewPublicationState(id, now))));
  }
  if (failed.length > 0) throw new Error(`The state of the versions of ${failed.length} tours could not be written.`, { cause: failed[0] });
}

/** Exists once an installation has the states of what releases before them published. */
const markRef = () => store().doc('health/publicationStates');
let isMarked = false;

/**
 * Writes the state of all tours once, within a minute after this release is deployed, before somebody filters by it: without it a published tour
 * would count as not published until the night. What fails is mended then.
 */
export async function writeFirstPublicationStates(): Promise<void> {
  if (isMarked) return;
  if (!(await markRef().get()).exists)
    await renewPublicationStates().finally(() => markRef().set({ writtenAt: FieldValue.serverTimestamp() }));
  isMarked = true;
}

/** The tour that a version's numbers or a proposal belong to. */
const ownerOf = ({ ref }: QueryDocumentSnapshot): string => ref.parent.parent?.id ?? '';
