// Deletions that wait: of accounts, and of organizations. Restored as they were, those that became due meanwhile would be carried out in the next
// night, also the ones that were taken back since the backup. So each is due a week later at the earliest.
import { writeDocuments } from './documents.mjs';
import { withoutPendingMail } from './mails.mjs';

const minimumMs = 7 * 24 * 3600_000;

const deletion = /^(accountDeletions|organizationDeletions)\/([^/]+)$/;
/** Why nothing changes in an organization: what its members read of its deletion. */
const block = /^organizations\/[^/]+\/blocked\/changes$/;

/** The fields of a document with what `change` makes of the time at which a deletion is due; the same fields where nothing is, or nothing changes. */
function withDueAt(path, fields, change) {
  if (block.test(path)) {
    const waiting = fields.deletion?.mapValue?.fields ?? {};
    const changed = replaced(waiting, change);
    return changed === waiting ? fields : { ...fields, deletion: { mapValue: { fields: changed } } };
  }
  return deletion.test(path) ? replaced(fields, change) : fields;
}

function replaced(fields, change) {
  if (!fields.dueAt) return fields;
  const dueAt = change(fields.dueAt);
  return dueAt === fields.dueAt ? fields : { ...fields, dueAt };
}

/** The fields of a document without the time at which a deletion is due: another one is no difference from a backup. `fields` in REST JSON. */
export const withoutDueAt = (path, fields) => withDueAt(path, fields, () => undefined);

/** The fields of a document whose deletion is due at `earliest` or later. */
export const postponed = (path, fields, earliest) =>
  withDueAt(path, fields, (dueAt) => (new Date(dueAt.timestampValue) < earliest ? { timestampValue: earliest.toISOString() } : dueAt));

/**
 * Postpones the deletions of a backup that was restored, as long as no function acts on documents.
 * @param documents as the installation has them, async
 * @param accounts of the backup, async
 * @returns whose deletions wait: names of organizations, addresses of accounts
 */
export async function postponeDeletions({ documents, accounts, connection }, now = new Date()) {
  const earliest = new Date(now.getTime() + minimumMs);
  const waiting = new Map();
  const later = [];
  for await (const { path, fields } of documents) {
    if (deletion.test(path)) waiting.set(path, fields.name?.stringValue ?? path);
    const changed = postponed(path, fields, earliest);
    if (changed !== fields) later.push({ path, fields: withoutPendingMail(path, changed) });
  }
  await writeDocuments(connection, later);
  if (waiting.size === 0) return [];
  for await (const { localId, email } of accounts) {
    const path = `accountDeletions/${localId}`;
    if (waiting.has(path)) waiting.set(path, email ?? path);
  }
  return [...waiting.values()];
}
