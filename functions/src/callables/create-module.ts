import { FieldValue } from 'firebase-admin/firestore';
import { isGlobalAdmin } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { pathPart } from '@/domain/path-part';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';

/**
 * Creates a module, whose name becomes its id.
 * @throws permission-denied, invalid-argument, already-exists if there is one of that name, which stays as it is
 * @see ADMIN-019 ADMIN-021 MODEL-016
 */
export const createModule = callable('createModule', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can create modules.',
  run: async (fields, actor) => {
    const ref = store().doc(`modules/${pathPart(fields.name, 'The name')}`);
    await store().runTransaction(async (transaction) => {
      if ((await transaction.get(ref)).exists)
        throw new AppError('already-exists', `There is a module ${fields.name} already. Nothing was created.`);
      transaction.create(ref, { ...fields, createdAt: FieldValue.serverTimestamp(), updated: FieldValue.serverTimestamp() });
      recordAudit(transaction, { kind: 'module-created', actor, what: fields.name });
    });
    return { message: 'created' };
  },
});
