import { type BinHealth, purgeDelayMs, renewalWaitMs, type TriggerHealth } from '@/domain/health/health';
import { purgeUntil } from '../bin/empty-bins';
import { store } from '../core/app';
import { interruptedPublications } from '../publishing/started-publications';
import { countWaitingRenewals } from '../tours/renewals';
import { readPurge } from './purge-run';
import { readQueues } from './queues';
import { readSearch } from './search';
import { unreadIndexes } from './unread-indexes';
import { countWaitingGrants } from './waiting-grants';

/** What triggers and the daily purge should have done by now. @param now in milliseconds */
export async function readTriggers(now: number): Promise<TriggerHealth> {
  const [publications, waitingGrants, tours, locations, waitingRenewals, unread, queues, search, purge] = await Promise.all([
    interruptedPublications(now),
    countWaitingGrants(now),
    overdueIn('bin', now),
    overdueIn('locationBin', now),
    countWaitingRenewals(new Date(now - renewalWaitMs)),
    unreadIndexes(now),
    readQueues(now),
    readSearch(now),
    readPurge(),
  ]);
  return { publications, waitingGrants, overdueEntries: tours + locations, waitingRenewals, unreadIndexes: unread, queues, search, purge };
}

/** The number of tours and locations in the bins of all organizations. */
export async function readBin(): Promise<BinHealth> {
  const [tours, locations] = await Promise.all(['bin', 'locationBin'].map(async (bin) => (await countOf(bin).get()).data().count));
  return { tours: tours ?? 0, locations: locations ?? 0 };
}

const countOf = (bin: string) => store().collectionGroup(bin).count();

async function overdueIn(bin: string, now: number): Promise<number> {
  const until = purgeUntil(new Date(now - purgeDelayMs));
  return (await store().collectionGroup(bin).where('deletedAt', '<=', until).count().get()).data().count;
}
