import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import type { NewActivity } from './record';

type Happened = Pick<NewActivity, 'kind' | 'whom'> & {
  /** The account of who did it. */
  by: string;
};

/** What a write to a proposal means: it was made, or sent back. One that is taken back, or published, is recorded elsewhere or not at all. */
export function proposalActivity(before: DocumentSnapshot, after: DocumentSnapshot): Happened | null {
  if (!after.exists) return null;
  if (!before.exists) return { kind: 'version-proposed', by: text(after.get('uid')) };
  const isReturned = after.get('state') === 'returned' && before.get('state') !== 'returned';
  return isReturned ? { kind: 'proposal-returned', by: text(after.get('decidedBy')), whom: text(after.get('email')) } : null;
}
