import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { batchesOf } from '@/domain/batches';
import { type SavedState, whichToKeep } from '@/domain/folders/thin-history';
import { historyLimits } from '@/domain/limits';
import { text } from '@/domain/stored';
import { maxDocumentBytes } from '@/domain/tours/size';
import { store } from '../core/app';

/** Saved states are large. */
const pageSize = 20;
/** Fewer are within the limit, however large they are. */
const unmeasured = Math.floor(historyLimits.bytes / maxDocumentBytes);

/**
 * Deletes the states of a tour's history that are not kept (`whichToKeep`). One that is given a name at this moment stays, and so does one that is
 * proposed as a version, until that is answered. Costs a read for each state and open proposal, a delete for each that goes, and another read for each
 * that is kept where they may be too large together. Idempotent.
 */
export async function thinHistory(tour: string, now = new Date()): Promise<void> {
  const history = store().collection(`tours/${tour}/poiHistory`);
  const [{ docs }, proposals] = await Promise.all([
    history.select('timestamp', 'name').orderBy('timestamp').get(),
    store().collection(`tours/${tour}/proposals`).where('state', '==', 'open').select('historyId').get(),
  ]);
  const proposed = new Set(proposals.docs.map((proposal) => text(proposal.get('historyId'))));
  const states = docs.map(savedState);
  let stored = whichToKeep(states, now.getTime());
  if (stored.size > unmeasured) {
    const bytes = await sizesOf(docs.filter(({ id }) => stored.has(id)));
    stored = whichToKeep(
      states.map((state) => ({ ...state, bytes: bytes.get(state.id) ?? 0 })),
      now.getTime(),
    );
  }
  await remove(docs.filter(({ id }) => !stored.has(id) && !proposed.has(id)));
}

const savedState = (state: QueryDocumentSnapshot): SavedState => ({
  id: state.id,
  at: state.get('timestamp')?.toMillis?.() ?? 0,
  isNamed: text(state.get('name')) !== '',
  bytes: 0,
});

/** The sizes of saved states: in JSON, which is about what they take in storage. */
async function sizesOf(states: readonly QueryDocumentSnapshot[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const page of batchesOf(states, pageSize)) {
    const documents = await store().getAll(...page.map(({ ref }) => ref));
    for (const state of documents) sizes.set(state.id, Buffer.byteLength(JSON.stringify(state.data() ?? {})));
  }
  return sizes;
}

const changedMeanwhile = [5, 9];

async function remove(states: readonly QueryDocumentSnapshot[]): Promise<void> {
  const writer = store().bulkWriter();
  const failed: unknown[] = [];
  for (const { ref, updateTime } of states)
    writer.delete(ref, { lastUpdateTime: updateTime }).catch((error: { code?: number }) => {
      if (!changedMeanwhile.includes(error.code ?? 0)) failed.push(error);
    });
  await writer.close();
  if (failed.length > 0) throw new Error(`${failed.length} saved states could not be deleted.`, { cause: failed[0] });
}
