// What an operator's command did, for the audit log of the platform (src/domain/audit). Its entries have ids of their own, because a backup does not have
// that of itself.
import { randomUUID } from 'node:crypto';
import { connect, writeDocuments } from './documents.mjs';

const prefix = 'audit/command-';

/**
 * Whether a document is the entry of a command, or what the daily jobs note of themselves, soon also where nothing else is yet: one that only the running
 * installation has is no difference from a backup.
 */
export const isOwnNote = (path) => path.startsWith(prefix) || path.startsWith('health/');

/** Whether a document says that somebody was erased: where a restore erased people again, an installation has more of these than the backup. */
export const isErasure = (path, { kind } = {}) =>
  path.startsWith('erasures/') || (path.startsWith('audit/') && kind?.stringValue === 'person-erased');

/**
 * Records a command in the installation.
 * @param {'backup-made' | 'backup-tried' | 'backup-restored'} kind
 * @throws Error that says that it happened nevertheless
 */
export async function recordCommand(installation, kind, detail) {
  const connection = connect(installation);
  try {
    await writeDocuments(connection, [{ path: `${prefix}${randomUUID()}`, fields: entry(kind, detail, new Date()) }]);
  } catch (cause) {
    throw new Error(`It is done, but the audit log could not say so: ${cause.message}`, { cause });
  } finally {
    await connection.close();
  }
}

/** What the entry of a restore that was tried says: which backup it was, and what came of it. Health reads the end. */
export const triedDetail = ({ time }, differences) =>
  `the backup of ${time.slice(0, 16).replace('T', ' ')} UTC: ${differences === 0 ? 'no difference' : `differences: ${differences}`}`;

/** In REST JSON. The command knows of no account. */
export const entry = (kind, detail, at) => ({
  kind: { stringValue: kind },
  group: { stringValue: 'backups' },
  at: { timestampValue: at.toISOString() },
  ...Object.fromEntries(['actor', 'actorKey', 'person', 'personKey', 'organization', 'what'].map((name) => [name, { stringValue: '' }])),
  detail: { stringValue: detail },
  keys: { arrayValue: { values: [] } },
});
