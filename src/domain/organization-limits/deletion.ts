import { dayMs } from '../durations';
import { date, number, record, type Stored, text } from '../stored';

/** Days in which the deletion of an organization can be taken back. */
export const organizationDeletionDays = 30;

/** When an organization is deleted whose deletion is requested now. */
export const deletionDueAfter = (requestedAt: Date): Date => new Date(requestedAt.getTime() + organizationDeletionDays * dayMs);

/** What was deleted of an organization, counted as it went. */
export const deletedKinds = ['tours', 'collections', 'locations', 'invitations', 'members', 'files', 'bytes', 'documents'] as const;
export type DeletedKind = (typeof deletedKinds)[number];
export type DeletedCounts = Readonly<Record<DeletedKind, number>>;

/** Reads stored counts. */
export const deletedCountsFrom = (stored: Stored): DeletedCounts =>
  Object.fromEntries(deletedKinds.map((kind) => [kind, number(stored[kind], 0)])) as DeletedCounts;

/** `organizationReceipts/{id}`: what is proved of an organization that was deleted. It names nobody. */
export type OrganizationReceipt = {
  id: string;
  organization: string;
  name: string;
  requestedAt: Date | null;
  deletedAt: Date | null;
  deleted: DeletedCounts;
};

/** Reads a stored receipt. */
export const organizationReceiptFrom = (id: string, stored: Stored): OrganizationReceipt => ({
  id,
  organization: text(stored.organization),
  name: text(stored.name),
  requestedAt: date(stored.requestedAt),
  deletedAt: date(stored.deletedAt),
  deleted: deletedCountsFrom(record(stored.deleted)),
});
