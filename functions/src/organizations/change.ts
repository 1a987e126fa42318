import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { changedFieldsText, changedSettings } from '@/domain/organizations/organization-changes';
import { repeatable } from '../activity/record';
import { type Person, recordAudit } from '../audit/record-audit';
import { store } from '../core/app';

/**
 * Changes an organization on behalf of a Super Admin; what differs stands in the audit log and in the organization's activity.
 * @param decide gets what is stored, and returns the fields to write
 * @throws not-found
 */
export async function changeStoredOrganization(
  organization: string,
  actor: Person,
  decide: (stored: DocumentSnapshot) => Record<string, unknown>,
): Promise<void> {
  await store().runTransaction(async (transaction) => {
    const stored = await transaction.get(store().doc(`organizations/${organization}`));
    if (!stored.exists) throw new AppError('not-found', 'This organization no longer exists.');
    const fields = decide(stored);
    const changed = changedSettings(organization, stored.data() ?? {}, { ...stored.data(), ...fields });
    const record = await changeRecord(transaction, { organization, actor, detail: changedFieldsText(changed, fields) });
    transaction.update(stored.ref, { ...fields, updated: FieldValue.serverTimestamp() });
    if (changed.length > 0) record();
  });
}

type Change = { organization: string; actor: Person; detail: string };

async function changeRecord(transaction: Transaction, { organization, actor, detail }: Change): Promise<() => void> {
  const record = await repeatable(transaction, organization, { kind: 'settings-changed', actor, detail });
  return () => {
    record();
    recordAudit(transaction, { kind: 'organization-changed', actor, organization, detail });
  };
}
