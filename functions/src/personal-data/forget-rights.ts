import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { hourMs } from '@/domain/durations';
import { accountsWithIds } from '../core/accounts';
import { store } from '../core/app';

/** Tokens last an hour: twice as long after the last change of rights, none of a deleted account is valid. */
const tokensEndMs = 2 * hourMs;
/** As many accounts as one request finds. */
const pageSize = 100;

/**
 * Deletes the numbers of rights of accounts that are gone, once none of their tokens can be valid, and what such a token still wrote of one's own.
 * Idempotent.
 */
export async function forgetRights(now = new Date()): Promise<void> {
  const all = store().collection('rights').orderBy(FieldPath.documentId()).limit(pageSize);
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    if (docs.length === 0) return;
    const old = docs.filter(({ updateTime }) => updateTime.toMillis() < now.getTime() - tokensEndMs);
    const there = new Set((await accountsWithIds(old.map(({ id }) => id))).map(({ uid }) => uid));
    const gone = old.filter(({ id }) => !there.has(id));
    for (const { id } of gone) await store().recursiveDelete(store().doc(`users/${id}`));
    const batch = store().batch();
    for (const { ref, updateTime } of gone) batch.delete(ref, { lastUpdateTime: updateTime });
    await batch.commit();
    last = docs.at(-1);
  }
}
