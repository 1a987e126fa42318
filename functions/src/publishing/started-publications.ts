import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { dayMs } from '@/domain/durations';
import { publicationMs, type StartedPublication } from '@/domain/health/health';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';
import { type PublicationRef, publicationVersionRef } from './refs';

const started = () => store().collection('startedPublications');

const listed = 100;
/** How long an interrupted publication is remembered. */
const rememberedMs = 7 * dayMs;

/** Marks a publication as started until it ends, also by an error for the person who publishes; a mark stays where the server was interrupted. */
export async function whileStarted<Result>(
  { organization, tour }: PublicationRef,
  { version, name }: { version: string; name: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const mark = started().doc(`${tour}_${version}`);
  await mark.set({ organization, tour, version, name, startedAt: Timestamp.now() });
  try {
    const result = await work();
    await mark.delete();
    return result;
  } catch (error) {
    if (error instanceof AppError) await mark.delete();
    throw error;
  }
}

/** The latest publications that began more than ten minutes ago and have no version, at most 100. @param now in milliseconds */
export async function interruptedPublications(now: number): Promise<StartedPublication[]> {
  const { docs } = await started()
    .where('startedAt', '<', Timestamp.fromMillis(now - publicationMs))
    .orderBy('startedAt', 'desc')
    .limit(listed)
    .get();
  if (docs.length === 0) return [];
  const marks = docs.map((mark) => ({
    organization: text(mark.get('organization')),
    tour: text(mark.get('tour')),
    name: text(mark.get('name')),
    version: text(mark.get('version')),
    startedAt: (mark.get('startedAt') as Timestamp).toMillis(),
  }));
  // a mark stays too where the last step, its removal, failed
  const versions = await store().getAll(...marks.map((mark) => publicationVersionRef(mark, mark.version)));
  return marks.filter((_, index) => versions[index]?.exists === false).map(({ version: _, ...publication }) => publication);
}

/** Removes the marks of publications that began more than a week ago. Idempotent. */
export async function forgetPublications(now = new Date()): Promise<void> {
  await deleteFound(started().where('startedAt', '<', Timestamp.fromMillis(now.getTime() - rememberedMs)));
}
