import { describe, expect, it } from 'vitest';
import { type AuditEntry, auditEntryFrom, auditGroups, groupOf } from './audit';
import { auditCsv, auditJsonLines } from './audit-export';
import { accountsIn, auditFilterFrom, auditParameters, matchingEntries, noFilter, searchedAddress, startOfDay } from './audit-filter';
import { auditSentence } from './audit-sentence';

const at = new Date('2026-03-01T10:20:30Z');
const entryFrom = (stored: object, id = 'e') => auditEntryFrom(id, { at, actor: 'ada', ...stored }) as AuditEntry;
const role = entryFrom({
  kind: 'role-changed',
  person: 'bo',
  organization: 'Acme',
  what: 'Editor in Acme',
  detail: 'before: Viewer in Acme',
});
const names = new Map([
  ['ada', 'ada@loggia.example'],
  ['bo', null],
]);

describe('an entry of the audit log', () => {
  it('is read as it is stored; one of another release is left out', () => {
    expect(role).toEqual({
      id: 'e',
      kind: 'role-changed',
      at,
      actor: 'ada',
      person: 'bo',
      organization: 'Acme',
      what: 'Editor in Acme',
      detail: 'before: Viewer in Acme',
    });
    expect(auditEntryFrom('e', { at, kind: 'flew' })).toBeNull();
    expect(auditEntryFrom('e', { kind: 'role-changed' })).toBeNull();
    expect(auditEntryFrom('e', { at, kind: 'constructor' })).toBeNull();
  });

  it('has a sentence for each kind, with the account that it was done to', () => {
    const kinds = Object.values(auditGroups).flatMap(({ kinds }) => [...kinds]);
    for (const kind of kinds) {
      const sentence = auditSentence(entryFrom({ kind, person: 'ada', organization: 'Acme', what: 'quiz' }), names);
      expect(sentence).toMatch(/^[a-z]/);
      expect(groupOf(kind)).toBeDefined();
    }
    expect(auditSentence(role, names)).toBe('made an account that is gone (bo) Editor in Acme (before: Viewer in Acme)');
    expect(auditSentence(role, new Map())).toBe('made … Editor in Acme (before: Viewer in Acme)');
  });
});

describe('the filter of the audit log', () => {
  it('is in the address, where what is odd is left out', () => {
    const filter = { group: 'roles', people: ['ada', 'hash:x'], organization: 'Acme', from: '2026-02-01', until: '2026-02-28' } as const;

    expect(auditFilterFrom(new URLSearchParams(auditParameters(filter)))).toEqual(filter);
    expect(auditFilterFrom(new URLSearchParams('kind=toString&from=2026-02-30&until=x'))).toEqual(noFilter);
  });

  it('has whole days, also over the change of summer time', () => {
    expect(startOfDay('2026-03-29', 1)).toEqual(new Date(2026, 2, 30));
    expect(startOfDay('')).toBeNull();
  });

  it('finds words in who did what to whom, and sends whole addresses to the server', () => {
    const other = entryFrom({ kind: 'page-changed', what: 'terms', actor: '' }, 'f');
    expect(matchingEntries([role, other], 'ADA@loggia', names)).toEqual([role]);
    expect(matchingEntries([role, other], 'command', names)).toEqual([other]);
    expect([' Bo@acme.example ', 'bo@acme', 'terms'].map(searchedAddress)).toEqual(['bo@acme.example', '', '']);
    expect(accountsIn([role, other])).toEqual(['ada', 'bo']);
  });
});

describe('the exported audit log', () => {
  const odd = entryFrom({ kind: 'module-created', what: '=HYPERLINK("https://bad.example")', actor: 'gone' }, 'o');

  it('is a table with addresses and accounts, in which no cell is a formula', () => {
    const [head, first, second] = auditCsv([role, odd], names).split('\r\n');

    expect(head?.replace('\uFEFF', '')).toBe('Time (UTC),Who,What happened,Kind,Organization,What,Details,Account,Whom,Account of whom');
    expect(first).toBe(
      '2026-03-01 10:20:30,ada@loggia.example,made an account that is gone (bo) Editor in Acme (before: Viewer in Acme),role-changed,Acme,Editor in Acme,before: Viewer in Acme,ada,An account that is gone (bo),bo',
    );
    expect(second).toContain(`"'=HYPERLINK(`);
  });

  it('is a JSON object a line, with null for the address of an account that is gone', () => {
    const lines = auditJsonLines([role, odd], names).trimEnd().split('\n');

    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        id: 'e',
        kind: 'role-changed',
        at: at.toISOString(),
        organization: 'Acme',
        what: 'Editor in Acme',
        detail: 'before: Viewer in Acme',
        actor: { account: 'ada', address: 'ada@loggia.example' },
        person: { account: 'bo', address: null },
      },
      expect.objectContaining({ actor: { account: 'gone', address: null } }),
    ]);
  });
});
