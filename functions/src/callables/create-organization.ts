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

/**
 * Creates an organization, whose name becomes its id; returns `{ organization }`.
 * @throws permission-denied, invalid-argument, already-exists if there is one of that name, which stays as it is, or one whose name looks the same
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
      if ((await transaction.get(ref)).exists) throw new AppError('already-exists', existingNameText(name));
      transaction.create(ref, { ...newOrganization(name, new Date()), updated: FieldValue.serverTimestamp() });
      recordIn(transaction, name, { kind: 'organization-created', actor });
      recordAudit(transaction, { kind: 'organization-created', actor, organization: name });
    });
    return { organization: name };
  },
});
