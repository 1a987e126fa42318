import { describe, expect, it } from 'vitest';
import { auditEntryFrom } from '@/domain/audit/audit';
import { accountName, auditSentence } from '@/domain/audit/audit-sentence';
import { backupProblems } from '@/domain/health/attention';
import { entry, isOwnNote, triedDetail } from '../../scripts/backup/audit-entry.mjs';
import { compare } from '../../scripts/backup/compare.mjs';

const at = new Date('2026-03-01T10:20:30Z');
const fields = entry('backup-made', '3 documents, 1 account, 0 files', at);

/** An installation with these documents alone. */
const withDocuments = (...paths: string[]) => withFields(Object.fromEntries(paths.map((path) => [path, fields])));
const withFields = (documents: Record<string, object>) => ({
  name: 'here',
  base: { project: 'p', files: 'https://files.example/' },
  async *documents() {
    for (const [path, stored] of Object.entries(documents)) yield { path, fields: stored };
  },
  async *accounts() {},
  async *files() {},
});

describe('triedDetail', () => {
  it('says which backup was tried, and what Health takes for a success', () => {
    const manifest = { time: '2026-03-01T10:20:30.000Z' };
    const tried = (differences: number) => ({ at: at.getTime(), detail: triedDetail(manifest, differences) });
    const problems = (differences: number) =>
      backupProblems({ made: { at: at.getTime(), detail: '' }, tried: tried(differences) }, at.getTime());

    expect(tried(0).detail).toBe('the backup of 2026-03-01 10:20 UTC: no difference');
    expect(problems(0)).toEqual([]);
    expect(problems(2)).toHaveLength(1);
  });
});

describe('the entry of a command', () => {
  it('is one that the audit log reads, without an account', () => {
    const stored = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, 'timestampValue' in value ? at : Object.values(value)[0]]),
    );
    const read = auditEntryFrom('e', stored);

    expect(read).toMatchObject({ kind: 'backup-made', at, actor: '' });
    expect(read && `${accountName(read.actor, new Map())} ${auditSentence(read, new Map())}`).toBe(
      'A command of the operator made a backup (3 documents, 1 account, 0 files)',
    );
  });

  it('is no difference where only the running installation has it, and restored where only the backup does', async () => {
    const [own, other, note] = ['audit/command-1', 'audit/e1', 'health/purge'];
    expect([own, other, note].map(isOwnNote)).toEqual([true, false, true]);

    const afterBackup = await compare(withDocuments('a/b'), withDocuments('a/b', own, other, note));
    const beforeRestoring = await compare(withDocuments('a/b', own), withDocuments('a/b'));

    expect(afterBackup.lines).toEqual([`documents ${other}: only in here`]);
    expect([...(beforeRestoring.absent as { documents: Set<string> }).documents]).toEqual([own]);
  });
});

describe('that somebody was erased', () => {
  it('is no difference for a restore that is run again, and one otherwise', async () => {
    const erased = { state: { stringValue: 'done' } };
    const backup = withFields({ 'erasures/before': { state: { stringValue: 'running' } } });
    const here = withFields({
      'erasures/before': erased,
      'erasures/since': erased,
      'audit/e1': { kind: { stringValue: 'person-erased' } },
    });

    expect((await compare(backup, here, { isRestored: true })).lines).toEqual([]);
    expect((await compare(backup, here)).count).toBe(3);
  });
});
