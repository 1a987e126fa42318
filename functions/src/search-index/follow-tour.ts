import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepEqual } from '@/domain/same';
import { listedIn } from '../tour-index/refs';
import { documentsOf, renewWords } from './renew-words';

/**
 * Updates the search documents of a tour, in the organization it belongs to and in the one it left. Acts on the current state, so it can be
 * retried and run in any order.
 */
export async function followTour(before: DocumentSnapshot, after: DocumentSnapshot): Promise<void> {
  const [former, home] = [listedIn(before), listedIn(after)];
  if (former === home && (home === '' || isDeepEqual([...documentsOf(before)], [...documentsOf(after)]))) return;
  for (const organization of new Set([former, home])) if (organization !== '') await renewWords(organization, after.id);
}
