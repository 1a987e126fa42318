import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepEqual } from '@/domain/same';
import { listedIn } from '../tour-index/refs';
import { documentsOf, renewWords } from './renew-words';

/**
 * Updates by what a tour is found, in the organization that has it and in the one that had it, after a change of what can be found. Acts on the
 * current state, so it can be retried and run in any order.
 */
export async function followTour(before: DocumentSnapshot, after: DocumentSnapshot): Promise<void> {
  const [former, home] = [listedIn(before), listedIn(after)];
  if (former === home && (home === '' || isDeepEqual([...documentsOf(before)], [...documentsOf(after)]))) return;
  for (const organization of new Set([former, home])) if (organization !== '') await renewWords(organization, after.id);
}
