import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentChange } from '../core/follow-document';

/** Whether a change of a request for access is somebody asking: for the first time, or for the same tour again, which replaces the request before. */
export function isNewRequest({ before, after }: DocumentChange): boolean {
  if (!after.exists || after.get('state') !== 'open') return false;
  return before.get('state') !== 'open' || !isSame(before.get('createdAt'), after.get('createdAt'));
}

const isSame = (one: unknown, other: unknown): boolean => one instanceof Timestamp && other instanceof Timestamp && one.isEqual(other);
