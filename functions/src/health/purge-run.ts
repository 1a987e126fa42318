import { Timestamp } from 'firebase-admin/firestore';
import type { PurgeRun } from '@/domain/health/health';
import { text } from '@/domain/stored';
import { store } from '../core/app';

/** When the daily purge ran last. */
const purgeRef = () => store().doc('health/purge');

/** Runs the purge and stores when it began, when it ended and what failed. @throws what `purge` throws */
export async function recordPurge(purge: () => Promise<void>): Promise<void> {
  const startedAt = Timestamp.now();
  const write = (failure: string) => purgeRef().set({ startedAt, endedAt: Timestamp.now(), failure });
  try {
    await purge();
  } catch (error) {
    await write(error instanceof Error ? error.message : 'The reason is in the log of purgeDaily.');
    throw error;
  }
  await write('');
}

/** The latest run; null if there was none. */
export async function readPurge(): Promise<PurgeRun | null> {
  const run = await purgeRef().get();
  const { startedAt, endedAt, failure } = run.data() ?? {};
  if (!(startedAt instanceof Timestamp) || !(endedAt instanceof Timestamp)) return null;
  return { startedAt: startedAt.toMillis(), endedAt: endedAt.toMillis(), failure: text(failure) };
}
