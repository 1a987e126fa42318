import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { minIndexedTours, shardOf } from '@/domain/tours/index/shard';
import type { DocumentChange } from '../core/follow-document';
import { beginIndex, buildIndex } from './build-index';
import { entryOf, indexRef, listedIn, toursOf } from './refs';
import { renewEntries } from './renew-entries';

/**
 * Updates the index of the organization that has a tour, and of the one that had it, after a change that a list shows. Acts on the current state, so
 * it can be retried and run in any order. An organization with enough tours gets its index when the next one comes.
 */
export async function followTour(before: DocumentSnapshot, after: DocumentSnapshot): Promise<void> {
  const [former, home] = [listedIn(before), listedIn(after)];
  if (former === home && entryOf(before, former) === entryOf(after, home)) return;
  for (const organization of new Set([former, home])) {
    if (organization === '') continue;
    const shard = shardOf(after.id);
    if ((await indexRef(organization).doc(shard).get()).exists) await renewEntries({ organization, shard, tours: [after.id] });
    else if (organization === home && former !== home) await beginIfLarge(organization);
  }
}

/** Whether a tour is in the list of another organization than before, or in one again, out of the bin. */
export const isMoved = ({ before, after }: DocumentChange): boolean => listedIn(after) !== '' && listedIn(before) !== listedIn(after);

/** Of many tours that come at once, one builds the index; it begins before the tours are read, so that none is missed. */
async function beginIfLarge(organization: string): Promise<void> {
  const { count } = (await toursOf(organization).count().get()).data();
  if (count >= minIndexedTours && (await beginIndex(organization))) await buildIndex(organization);
}
