import { csvCell } from '../csv-cell';
import type { AuditEntry } from './audit';
import { type AuditNames, accountName, auditSentence } from './audit-sentence';

const columns = ['Time (UTC)', 'Who', 'What happened', 'Kind', 'Organization', 'What', 'Details', 'Account', 'Whom', 'Account of whom'];

/** The entries as a table for spreadsheets: RFC 4180, with a byte order mark, so that they read accents; no cell is a formula. */
export const auditCsv = (entries: readonly AuditEntry[], names: AuditNames): string =>
  `\uFEFF${[columns, ...entries.map((entry) => rowOf(entry, names))].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

const rowOf = (entry: AuditEntry, names: AuditNames): string[] => [
  entry.at.toISOString().replace('T', ' ').slice(0, 19),
  accountName(entry.actor, names),
  auditSentence(entry, names),
  entry.kind,
  entry.organization,
  entry.what,
  entry.detail,
  entry.actor,
  entry.person === '' ? '' : accountName(entry.person, names),
  entry.person,
];

/** The entries for programs: one JSON object a line, times in ISO 8601, addresses null where an account is gone. */
export const auditJsonLines = (entries: readonly AuditEntry[], names: AuditNames): string =>
  entries
    .map(({ at, actor, person, ...entry }) => ({
      at: at.toISOString(),
      ...entry,
      actor: { account: actor, address: names.get(actor) ?? null },
      person: { account: person, address: names.get(person) ?? null },
    }))
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
