import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import type { BlockKind } from '@/domain/organization-limits/blocks';
import { store } from '../core/app';

/** The limits that a Super Admin set; there is no document without any. */
export const limitsRef = (organization: string): DocumentReference => store().doc(`organizations/${organization}/limits/current`);

/** What an organization used, by month. */
export const usageOf = (organization: string): CollectionReference => store().collection(`organizations/${organization}/usage`);

/** The document that is there while something is refused. */
export const blockRef = (organization: string, kind: BlockKind): DocumentReference =>
  store().doc(`organizations/${organization}/blocked/${kind}`);
