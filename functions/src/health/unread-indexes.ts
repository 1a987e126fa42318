import { indexBuildMs } from '@/domain/health/health';
import { store } from '../core/app';

/** The organizations whose index is not read, because its tours do not fit, or building it did not end; their lists read every tour. @param now in milliseconds */
export async function unreadIndexes(now: number): Promise<string[]> {
  const { docs } = await store().collectionGroup('tourIndex').where('state', 'in', ['building', 'full']).select('state').get();
  const waiting = docs.filter((shard) => shard.get('state') === 'full' || shard.updateTime.toMillis() < now - indexBuildMs);
  return [...new Set(waiting.flatMap(({ ref }) => ref.parent.parent?.id ?? []))].toSorted();
}
