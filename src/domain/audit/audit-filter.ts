import { isEmail } from '../email';
import { contains } from '../search';
import { parseDatetimeLocal } from '../time';
import { type AuditEntry, type AuditGroup, auditGroups } from './audit';
import { type AuditNames, accountName, auditSentence } from './audit-sentence';

/** What the server narrows the log to; "" is all. `people` are keys by which the entries of somebody are found, any of them. */
export type AuditFilter = {
  group: AuditGroup | '';
  people: readonly string[];
  organization: string;
  /** YYYY-MM-DD in the reader's time zone, both inclusive; "" for no end. */
  from: string;
  until: string;
};

export const noFilter: AuditFilter = { group: '', people: [], organization: '', from: '', until: '' };

/** The filter in an address; what is odd in it is left out. */
export function auditFilterFrom(parameters: URLSearchParams): AuditFilter {
  const value = (name: string) => parameters.get(name) ?? '';
  const [kind, by] = [value('kind'), value('by')];
  return {
    group: Object.hasOwn(auditGroups, kind) ? (kind as AuditGroup) : '',
    people: by === '' ? [] : by.split(',').slice(0, 10),
    organization: value('in'),
    from: dayIn(value('from')),
    until: dayIn(value('until')),
  };
}

/** The parameters of an address that say a filter. */
export const auditParameters = ({ group, people, organization, from, until }: AuditFilter): Record<string, string> => ({
  kind: group,
  by: people.join(','),
  in: organization,
  from,
  until,
});

const dayIn = (text: string): string => (parseDatetimeLocal(`${text}T00:00`) ? text : '');

/** The moment at which a day begins in the reader's time zone, `days` later; null for "". */
export function startOfDay(day: string, days = 0): Date | null {
  const start = parseDatetimeLocal(`${day}T00:00`);
  return start && new Date(start.getFullYear(), start.getMonth(), start.getDate() + days);
}

/** The address that is searched for, whose entries the server finds; "" for other words. */
export const searchedAddress = (search: string): string => (isEmail(search.trim()) ? search.trim().toLowerCase() : '');

/** The entries with the words, in who did what to whom. */
export const matchingEntries = (entries: readonly AuditEntry[], search: string, names: AuditNames): AuditEntry[] =>
  entries.filter((entry) => contains(`${accountName(entry.actor, names)} ${auditSentence(entry, names)} ${entry.organization}`, search));

/** The accounts in entries, each once. */
export const accountsIn = (entries: readonly AuditEntry[]): string[] =>
  [...new Set(entries.flatMap(({ actor, person }) => [actor, person]))].filter((uid) => uid !== '').toSorted();
