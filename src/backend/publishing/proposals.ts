import { queryOptions } from '@tanstack/react-query';
import { AppError } from '@/domain/app-error';
import { type PoiHistoryEntry, poiHistoryEntryFrom } from '@/domain/folders/history';
import type { TourId, UserId } from '@/domain/ids';
import { type Proposal, proposalFrom } from '@/domain/publishing/proposal';
import { currentAuthor } from '../comments/author';
import { withAppErrors } from '../errors';
import { requireReachableStore } from '../firestore/online-store';
import { store } from '../firestore/store';
import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

/** tours/{tour}/proposals/{proposal} */
const proposals = (tour: TourId): Source<Proposal> => ({ path: `tours/${tour}/proposals`, read: proposalFrom });

export const proposalQueries = {
  /** The proposals that wait for somebody who opens versions, live. @throws AppError `permission-denied` */
  open: (tour: TourId) => liveQuery(['tours', tour, 'proposals', 'open'], docsOf(proposals(tour), { state: 'open' })),
  /** Those that the user made, live. @throws AppError `permission-denied` */
  by: (tour: TourId, user: UserId) => liveQuery(['tours', tour, 'proposals', 'by', user], docsOf(proposals(tour), { uid: user })),
  /** The saved state that is proposed; it never changes. @throws AppError `not-found`, `permission-denied`, `unavailable` */
  state: (tour: TourId, historyId: string) =>
    queryOptions({
      queryKey: ['tours', tour, 'proposals', 'state', historyId],
      queryFn: () => withAppErrors(readState(tour, historyId)),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
};

async function readState(tour: TourId, historyId: string): Promise<PoiHistoryEntry> {
  const { db, doc, fieldsOf, getDoc } = await store();
  const stored = await getDoc(doc(db, `tours/${tour}/poiHistory/${historyId}`));
  if (!stored.exists()) throw new AppError('not-found', 'The saved state that was proposed no longer exists.');
  return poiHistoryEntryFrom(stored.id, fieldsOf(stored));
}

/** Proposes the saved state of a tour. @throws AppError `permission-denied` also if somebody saved the tour meanwhile, `unavailable` */
export async function proposeVersion(tour: TourId, historyId: string, note: string): Promise<void> {
  const [{ db, addDoc, collection, serverTimestamp }, author] = await Promise.all([requireReachableStore(), currentAuthor()]);
  const fields = { historyId, note: note.trim(), ...author, created: serverTimestamp(), state: 'open' };
  await withAppErrors(addDoc(collection(db, proposals(tour).path), fields));
}

/** Sends a proposal back with an answer. @throws AppError `permission-denied` also if somebody decided meanwhile, `unavailable` */
export async function returnProposal(tour: TourId, proposal: string, answer: string): Promise<void> {
  const [{ db, doc, serverTimestamp, updateDoc }, { uid, email }] = await Promise.all([requireReachableStore(), currentAuthor()]);
  const fields = { state: 'returned', answer: answer.trim(), decidedBy: uid, decidedByEmail: email, decidedAt: serverTimestamp() };
  await withAppErrors(updateDoc(doc(db, proposals(tour).path, proposal), fields));
}

/** Takes an own proposal back. @throws AppError `permission-denied`, `unavailable` */
export async function withdrawProposal(tour: TourId, proposal: string): Promise<void> {
  const { db, deleteDoc, doc } = await requireReachableStore();
  await withAppErrors(deleteDoc(doc(db, proposals(tour).path, proposal)));
}
