import { FieldValue } from 'firebase-admin/firestore';
import { isGlobalAdmin } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { newOrganization } from '@/domain/organizations/organization';
import { newOrganizationName } from '@/domain/organizations/organization-form';
import { recordIn } from '../activity/record';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';
import { readPayload } from '../core/payload';
import { existingNameText, requireDistinctName } from '../organizations/distinct-name';
import { organizationDeletionRef } from '../organizations/parts';

const deletedNameText = 'An organization of this name is still being deleted. Choose another name, or try again tomorrow.';

/**
 * Creates an organization, whose name becomes its id; returns `{ organization }`.
 * @throws permission-denied, invalid-argument, failed-precondition while one of that name is being deleted, already-exists if there is one of that name, which stays as it is, or one whose name looks the same
 * @see ADMIN-009 ADMIN-011 ADMIN-012 MODEL-001
 */
export const createOrganization = callable('createOrganization', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can create organizations.',
  run: async (input, actor) => {
    const name = readPayload(newOrganizationName, input.name, input.name);
    await requireDistinctName(name, '');
    const ref = store().doc(`organizations/${name}`);
    await store().runTransaction(async (transaction) => {
      const [existing, deletion] = await transaction.getAll(ref, organizationDeletionRef(name));
      if (existing?.exists) throw new AppError('already-exists', existingNameText(name));
      // what goes on with it would delete this one too
      if (deletion?.exists) throw new AppError('failed-precondition', deletedNameText);
      transaction.create(ref, { ...newOrganization(name, new Date()), updated: FieldValue.serverTimestamp() });
      recordIn(transaction, name, { kind: 'organization-created', actor });
      recordAudit(transaction, { kind: 'organization-created', actor, organization: name });
    });
    return { organization: name };
  },
});
