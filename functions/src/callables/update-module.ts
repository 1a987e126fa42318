import { FieldValue } from 'firebase-admin/firestore';
import { isGlobalAdmin } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';

/** Writes name and description of a module. @throws permission-denied, invalid-argument, not-found @see OLD-003 */
export const updateModule = callable('updateModule', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can change modules.',
  run: async ({ id, ...fields }, actor) => {
    const ref = store().doc(`modules/${id}`);
    await store().runTransaction(async (transaction) => {
      if (!(await transaction.get(ref)).exists) throw new AppError('not-found', 'This module no longer exists.');
      transaction.update(ref, { ...fields, updated: FieldValue.serverTimestamp() });
      recordAudit(transaction, { kind: 'module-changed', actor, what: fields.name });
    });
    return { message: 'changed' };
  },
});
