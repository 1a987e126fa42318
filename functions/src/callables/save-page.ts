import { FieldValue } from 'firebase-admin/firestore';
import { isGlobalAdmin } from '@/domain/access/principals';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';

/** Merges version and text of a page into what is stored. @throws permission-denied, invalid-argument @see ADMIN-039 MODEL-057 */
export const savePage = callable('savePage', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can write pages.',
  run: async ({ id, ...fields }, actor) => {
    const batch = store().batch();
    batch.set(store().doc(`pages/${id}`), { ...fields, updated: FieldValue.serverTimestamp() }, { merge: true });
    recordAudit(batch, { kind: 'page-changed', actor, what: id, detail: `version ${fields.version}` });
    await batch.commit();
    return { message: 'saved' };
  },
});
