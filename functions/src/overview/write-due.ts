import { Timestamp } from 'firebase-admin/firestore';
import { failuresOf } from '../core/for-each-of';
import { dueOverviews, overviewRef } from './refs';
import { writeDueOverview } from './write-overview';

const minIntervalMs = 60_000;
/** Number of organizations whose tours and visits are in memory at the same time. */
const maxConcurrent = 2;

/** Writes what is due of an organization's overview, unless it was written within the last minute. */
export async function writeUnlessRecent(organization: string, now = new Date()): Promise<void> {
  const writtenAt: unknown = (await overviewRef(organization, 'admin').get()).get('writtenAt');
  const isRecent = writtenAt instanceof Timestamp && writtenAt.toMillis() > now.getTime() - minIntervalMs;
  if (!isRecent) await writeDueOverview(organization, now);
}

/**
 * The same for all organizations where something waits.
 * @throws Error if one could not be written, after all others were tried
 */
export async function writeAllDue(now: Date): Promise<void> {
  const { docs } = await dueOverviews().where('parts', '>', []).select().get();
  const failed = await failuresOf(docs, ({ id }) => writeUnlessRecent(id, now), maxConcurrent);
  if (failed.length > 0) throw new Error(`${failed.length} overviews could not be written.`, { cause: failed[0] });
}
