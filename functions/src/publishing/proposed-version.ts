import { FieldValue } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { contentOfEntry, poiHistoryEntryFrom } from '@/domain/folders/history';
import { isPathPart } from '@/domain/path-part';
import { proposalFrom } from '@/domain/publishing/proposal';
import type { Tour } from '@/domain/tours/tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';

/** What is published: the proposal, the saved state that was looked at, and as which version. */
type Proposed = { proposal: string; historyId: string | null; version: string };
type Decision = Proposed & { caller: Identity };

const proposalRef = (tour: string, proposal: string) => store().doc(`tours/${tour}/proposals/${proposal}`);

/**
 * The tour with the content of the saved state that was proposed. A repeated call finds a proposal that this version was published of.
 * @throws not-found if the proposal or its state is gone, failed-precondition if somebody decided about it, or if it is another than was looked at
 */
export async function proposedVersion(tour: Tour, { proposal: id, historyId, version }: Proposed): Promise<Tour> {
  const stored = await proposalRef(tour.id, id).get();
  const proposal = proposalFrom(id, withDates(stored.data() ?? {}));
  if (!stored.exists) throw new AppError('not-found', 'This proposal no longer exists. Whoever made it may have taken it back.');
  if (proposal.state !== 'open' && proposal.version !== version)
    throw new AppError('failed-precondition', 'This proposal has already been decided.');
  // the app before this release names none
  if (historyId !== null && proposal.historyId !== historyId)
    throw new AppError('failed-precondition', 'Another state is proposed now. Close this, look at the proposal again, then publish it.');
  const entry = isPathPart(proposal.historyId) ? await store().doc(`tours/${tour.id}/poiHistory/${proposal.historyId}`).get() : null;
  if (!entry?.exists) throw new AppError('not-found', 'The saved state that was proposed no longer exists.');
  return { ...tour, ...contentOf(poiHistoryEntryFrom(entry.id, withDates(entry.data() ?? {})), tour) };
}

function contentOf(entry: Parameters<typeof contentOfEntry>[0], now: Tour): Pick<Tour, 'folders' | 'guidedTours' | 'rooms'> {
  const { folders, guidedTours, rooms } = contentOfEntry(entry, now);
  return { folders: [...folders], guidedTours: [...guidedTours], rooms: [...rooms] };
}

/** Notes what became of a proposal, while it is open: who published it, and as which version. */
export async function markPublished(tour: string, { proposal: id, historyId, version, caller }: Decision): Promise<void> {
  await store().runTransaction(async (transaction) => {
    const proposal = await transaction.get(proposalRef(tour, id));
    if (proposal.get('state') !== 'open' || (historyId !== null && proposal.get('historyId') !== historyId)) return;
    transaction.update(proposal.ref, {
      state: 'published',
      version,
      decidedBy: caller.uid,
      decidedByEmail: caller.email,
      decidedAt: FieldValue.serverTimestamp(),
    });
  });
}
