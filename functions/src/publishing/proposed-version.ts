import { FieldValue } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { contentOfEntry, poiHistoryEntryFrom } from '@/domain/folders/history';
import { isPathPart } from '@/domain/path-part';
import { proposalFrom } from '@/domain/publishing/proposal';
import type { Tour } from '@/domain/tours/tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';

type Decision = { version: string; caller: Identity };

const proposalRef = (tour: string, proposal: string) => store().doc(`tours/${tour}/proposals/${proposal}`);

/**
 * The tour with the content of the saved state that was proposed. A repeated call finds a proposal that this version was published of.
 * @throws not-found if the proposal or its state is gone, failed-precondition if somebody decided about it
 */
export async function proposedVersion(tour: Tour, id: string, version: string): Promise<Tour> {
  const stored = await proposalRef(tour.id, id).get();
  const proposal = proposalFrom(id, withDates(stored.data() ?? {}));
  if (!stored.exists) throw new AppError('not-found', 'This proposal doesn’t exist any more. Whoever made it may have taken it back.');
  if (proposal.state !== 'open' && proposal.version !== version)
    throw new AppError('failed-precondition', 'Somebody has decided about this proposal already.');
  const entry = isPathPart(proposal.historyId) ? await store().doc(`tours/${tour.id}/poiHistory/${proposal.historyId}`).get() : null;
  if (!entry?.exists) throw new AppError('not-found', 'The saved state that was proposed doesn’t exist any more.');
  return { ...tour, ...contentOf(poiHistoryEntryFrom(entry.id, withDates(entry.data() ?? {})), tour) };
}

function contentOf(entry: Parameters<typeof contentOfEntry>[0], now: Tour): Pick<Tour, 'folders' | 'guidedTours' | 'rooms'> {
  const { folders, guidedTours, rooms } = contentOfEntry(entry, now);
  return { folders: [...folders], guidedTours: [...guidedTours], rooms: [...rooms] };
}

/** Notes what became of a proposal, while it is open: who published it, and as which version. */
export async function markPublished(tour: string, id: string, { version, caller }: Decision): Promise<void> {
  await store().runTransaction(async (transaction) => {
    const proposal = await transaction.get(proposalRef(tour, id));
    if (proposal.get('state') !== 'open') return;
    transaction.update(proposal.ref, {
      state: 'published',
      version,
      decidedBy: caller.uid,
      decidedByEmail: caller.email,
      decidedAt: FieldValue.serverTimestamp(),
    });
  });
}
