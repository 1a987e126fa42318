import { expect, it } from 'vitest';
import { postponed, withoutDueAt } from '../../scripts/backup/deletions.mjs';

const time = (timestampValue: string) => ({ timestampValue });
const map = (fields: object) => ({ mapValue: { fields } });
const earliest = new Date('2026-01-08T00:00:00.000Z');
const [soon, distant] = [time('2026-01-02T00:00:00Z'), time('2026-01-20T00:00:00Z')];
const since = time('2025-12-24T00:00:00Z');

it.each([
  ['of an account', 'accountDeletions/u', (dueAt: object) => ({ requestedAt: since, dueAt })],
  ['of an organization', 'organizationDeletions/Acme', (dueAt: object) => ({ requestedAt: since, dueAt })],
  ['that members read', 'organizations/Acme/blocked/changes', (dueAt: object) => ({ deletion: map({ since, dueAt }) })],
])('a deletion %s that is due sooner waits for a week, which is no difference', (_, path, fieldsWith) => {
  const [sooner, later] = [fieldsWith(soon), fieldsWith(distant)];

  const changed = postponed(path, sooner, earliest);

  expect(changed).toEqual(fieldsWith(time(earliest.toISOString())));
  expect(postponed(path, later, earliest)).toBe(later);
  expect(withoutDueAt(path, changed)).toEqual(withoutDueAt(path, sooner));
  expect(JSON.stringify(withoutDueAt(path, sooner))).not.toContain(soon.timestampValue);
});

it.each([
  ['a suspension', 'organizations/Acme/blocked/changes', { suspension: map({ since }) }],
  ['any other document', 'tours/hall', { dueAt: soon }],
])('%s is left as it is', (_, path, fields) => {
  expect(postponed(path, fields, earliest)).toBe(fields);
  expect(withoutDueAt(path, fields)).toBe(fields);
});
