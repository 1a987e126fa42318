import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { blockedTexts, type LimitBlock } from '@/domain/organization-limits/blocks';
import { type LimitKind, type Limits, levelOf, limitsFrom } from '@/domain/organization-limits/limits';
import { currentUsage, monthOf, type Usage, usageFrom } from '@/domain/organization-limits/usage';
import { isPathPart } from '@/domain/path-part';
import { texts } from '@/domain/stored';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { failuresOf } from '../core/for-each-of';
import { blockRef, limitsRef, usageOf } from './refs';

/** What is stored, in bytes: as all files were counted, or what a file adds to what was counted before. */
type Storage = { counted: number } | { added: number };

/** Organizations that are counted at the same time. */
const maxConcurrent = 10;

/** Which limit refuses what. */
const blockedBy: Readonly<Record<LimitBlock, LimitKind>> = { tours: 'tours', members: 'members', files: 'storage' };

/**
 * Counts what an organization uses, and blocks what is at its limit. Everything is read in one transaction, so that it does not matter in which
 * order events come; files are added up, and counted at night.
 */
export async function renewUsage(organization: string, storage: Storage = { added: 0 }, now = new Date()): Promise<void> {
  await store().runTransaction(async (transaction) => {
    const home = await transaction.get(store().doc(`organizations/${organization}`));
    if (!home.exists) return;
    const [limits, months, tours] = await Promise.all([
      readLimits(transaction, organization),
      readMonths(transaction, organization),
      transaction.get(store().collection('tours').where('organization', '==', organization).count()),
    ]);
    const before = currentUsage(months, now);
    const used = {
      tours: tours.data().count,
      members: texts(home.get('members')).length,
      storage: Math.max(0, 'counted' in storage ? storage.counted : before.storage + storage.added),
      mails: before.mails,
    };
    const write = await planBlocks(transaction, { organization, limits, used });
    const month = monthOf(now);
    transaction.set(usageOf(organization).doc(month), { ...used, month, countedAt: FieldValue.serverTimestamp() });
    write();
  });
}

/** The same where there are limits: an organization without any is counted at night alone. */
export async function renewLimitedUsage(organization: string, storage?: Storage): Promise<void> {
  if (isPathPart(organization) && (await limitsRef(organization).get()).exists) await renewUsage(organization, storage);
}

/** Counts every organization, with the bytes that were counted of its files. @throws the first error, after all others were tried */
export async function renewAllUsage(bytesOf: ReadonlyMap<string, number>): Promise<void> {
  const { docs } = await store().collection('organizations').select().get();
  const [failed] = await failuresOf(docs, ({ id }) => renewUsage(id, { counted: bytesOf.get(id) ?? 0 }), maxConcurrent);
  if (failed) throw failed;
}

/** The limits of an organization. */
export const readLimits = async (transaction: Transaction, organization: string): Promise<Limits> =>
  limitsFrom((await transaction.get(limitsRef(organization))).data() ?? {});

/** The latest months, latest first: one may have mails alone. */
async function readMonths(transaction: Transaction, organization: string): Promise<Usage[]> {
  const { docs } = await transaction.get(usageOf(organization).orderBy('month', 'desc').limit(2));
  return docs.map((month) => usageFrom(month.id, withDates(month.data())));
}

type Plan = { organization: string; limits: Limits; used: Readonly<Record<LimitKind, number>> };

/** Reads which blocks are there, and returns what writes those that should be. */
async function planBlocks(transaction: Transaction, { organization, limits, used }: Plan): Promise<() => void> {
  const kinds = Object.keys(blockedBy) as LimitBlock[];
  const stored = await transaction.getAll(...kinds.map((kind) => blockRef(organization, kind)));
  return () => {
    for (const [at, kind] of kinds.entries()) {
      const block = stored[at] as DocumentSnapshot;
      const isFull = levelOf(used[blockedBy[kind]], limits[blockedBy[kind]]) === 'full';
      if (isFull && !block.exists) transaction.create(block.ref, { since: FieldValue.serverTimestamp() });
      if (!isFull && block.exists) transaction.delete(block.ref);
    }
  };
}

/**
 * Counts one more mail of the month: reads at once, and returns what writes it.
 * @returns null where the limit of the month is used up
 */
export async function planMail(transaction: Transaction, organization: string, now: Date): Promise<(() => void) | null> {
  const month = monthOf(now);
  const ref = usageOf(organization).doc(month);
  const [limits, stored] = await Promise.all([readLimits(transaction, organization), transaction.get(ref)]);
  const { mails } = usageFrom(month, stored.data() ?? {});
  if (levelOf(mails, limits.mails) === 'full') return null;
  return () => void transaction.set(ref, { month, mails: mails + 1 }, { merge: true });
}

/** @throws failed-precondition, resource-exhausted where nobody can join an organization */
export async function requireRoomForMember(transaction: Transaction, organization: DocumentSnapshot): Promise<void> {
  if (organization.get('isSuspended') === true) throw new AppError('failed-precondition', blockedTexts.changes);
  const { members } = await readLimits(transaction, organization.id);
  if (levelOf(texts(organization.get('members')).length, members) === 'full')
    throw new AppError('resource-exhausted', blockedTexts.members);
}
