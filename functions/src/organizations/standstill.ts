import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import type { ActivityKind } from '@/domain/activity/activity';
import { AppError } from '@/domain/app-error';
import type { AuditKind } from '@/domain/audit/audit';
import { type Standstill, standstillFrom } from '@/domain/organization-limits/blocks';
import { deletionDueAfter, organizationDeletionDays } from '@/domain/organization-limits/deletion';
import { text } from '@/domain/stored';
import { recordIn } from '../activity/record';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { markInvitations, renewMarks } from '../organization-limits/member-marks';
import { blockRef } from '../organization-limits/refs';
import { planMails } from './deletion-mails';
import { organizationDeletionRef } from './parts';

/** Suspends an organization: nothing in it changes, and outsiders see nothing of it; another reason replaces the one before. @throws not-found */
export const suspend = (organization: string, reason: string, actor: Identity): Promise<void> =>
  change(organization, actor, {
    kind: 'organization-suspended',
    detail: reason,
    decide: ({ deletion, suspension }) => ({ suspension: { reason, since: suspension?.since ?? new Date() }, deletion }),
  });

/** Ends a suspension at once; without one nothing happens. @throws not-found */
export const resume = (organization: string, actor: Identity): Promise<void> =>
  change(organization, actor, {
    kind: 'organization-resumed',
    decide: ({ deletion, suspension }) => suspension && { suspension: null, deletion },
  });

/**
 * Begins the deletion of an organization: it stands still for 30 days, in which that can be taken back.
 * @returns when it is deleted; the same again where that was requested before
 * @throws not-found
 */
export async function requestDeletion(organization: string, actor: Identity): Promise<Date> {
  let dueAt = deletionDueAfter(new Date());
  await change(organization, actor, {
    kind: 'organization-deletion-requested',
    decide: ({ deletion, suspension }) => {
      if (deletion?.dueAt) dueAt = deletion.dueAt;
      return deletion ? null : { suspension, deletion: { since: new Date(), dueAt } };
    },
    plan: async (transaction, name) => {
      const writeMails = await planMails(transaction, organization, organizationDeletionDays);
      return () => {
        const requested = { organization, name, requestedAt: FieldValue.serverTimestamp(), requestedBy: actor.uid };
        transaction.set(organizationDeletionRef(organization), { ...requested, dueAt: Timestamp.fromDate(dueAt), state: 'waiting' });
        writeMails();
      };
    },
  });
  return dueAt;
}

/** Takes the deletion of an organization back; a suspension stays. @throws not-found, failed-precondition once it began */
export async function cancelDeletion(organization: string, actor: Identity): Promise<void> {
  await change(organization, actor, {
    kind: 'organization-deletion-canceled',
    decide: ({ deletion, suspension }) => deletion && { suspension, deletion: null },
    plan: async (transaction) => {
      const stored = await transaction.get(organizationDeletionRef(organization));
      if (stored.get('state') === 'running')
        throw new AppError('failed-precondition', 'It is too late: the organization is being deleted at this moment.');
      return () => transaction.delete(stored.ref);
    },
  });
  await store().recursiveDelete(organizationDeletionRef(organization).collection('mails'));
}

type Act = {
  kind: AuditKind & ActivityKind;
  detail?: string;
  /** What is from now on; null where nothing changes. */
  decide: (now: Standstill) => Standstill | null;
  /** Reads what it needs, and returns what is written too. */
  plan?: (transaction: Transaction, name: string) => Promise<() => void>;
};

/** Changes why nothing changes, with its records; when it returns, what members and guests write is refused, or permitted again. */
async function change(organization: string, actor: Identity, { kind, detail = '', decide, plan }: Act): Promise<void> {
  await store().runTransaction(async (transaction) => {
    const home = await transaction.get(store().doc(`organizations/${organization}`));
    if (!home.exists) throw new AppError('not-found', 'This organization no longer exists.');
    const block = await transaction.get(blockRef(organization, 'changes'));
    const write = await plan?.(transaction, text(home.get('name'), organization));
    const next = decide(standstillFrom(withDates(block.data() ?? {})));
    if (!next) return;
    const isSuspended = next.suspension !== null || next.deletion !== null;
    if (isSuspended) transaction.set(block.ref, next);
    else transaction.delete(block.ref);
    transaction.update(home.ref, { isSuspended, updated: FieldValue.serverTimestamp() });
    write?.();
    recordIn(transaction, organization, { kind, actor, detail });
    recordAudit(transaction, { kind, actor, organization, detail });
  });
  await renewMarks(organization);
  await markInvitations(organization);
}
