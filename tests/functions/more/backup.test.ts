import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { organizationInvitationId } from '@/domain/access/organization-invitations';
import { invitationType } from '@/domain/collaboration/organization-invitations';
import { orgId } from '@/domain/ids';
import { accountHash } from '../../../functions/src/personal-data/erasures';
import { contentPath } from '../../../scripts/backup/folder.mjs';
import { compareBackups, compareWithRunning, restoreBackup } from '../../../scripts/backup/restore-into.mjs';
import { takeBackup } from '../../../scripts/backup/take.mjs';
import { root } from '../../../scripts/setup.mjs';
import { anAccount } from '../../support/accounts';
import { password } from '../../support/people';
import { removeAccountAfterwards, removedAfterwards } from '../administrator';
import { anAddress } from '../invitations';
import { opened, patiently, save } from '../stored';
import { addToBackup, changeByte, createdAt, fieldsAt, type Installation, source, startTarget, write } from './backup-target';

const minutes = 60_000;
const organization = 'Northlight';
const unusual = removedAfterwards('backup-values/missing/below/unusual');
const file = `organizations/${organization}/tours/backup-test/plan ü.pdf`;
const waiting = `mail/${organizationInvitationId(orgId(organization), 'somebody@people.example')}`;

const folder = mkdtempSync(join(tmpdir(), 'loggia-backup-'));
const backup = join(folder, 'first');
let target: Awaited<ReturnType<typeof startTarget>>;
let address: string;

/** What the SDK can't write, and what names the installation. */
const unusualFields = () => ({
  whole: { doubleValue: 5 },
  none: { doubleValue: 'NaN' },
  time: { timestampValue: '2025-11-20T12:00:00.000001Z' },
  bytes: { bytesValue: 'AP8=' },
  place: { geoPointValue: { latitude: 52.5, longitude: -13.25 } },
  lines: { stringValue: 'one\u2028two' },
  tour: { referenceValue: `projects/${inject('projectId')}/databases/(default)/documents/tours/stockholm-city-hall` },
  list: { arrayValue: { values: [{ mapValue: { fields: { plan: { stringValue: address } } } }] } },
});

beforeAll(async () => {
  address = await save(file, 'the plan');
  // the service does not write that a new account is not disabled
  removeAccountAfterwards(await anAccount(anAddress()));
  await write(source(), { [unusual]: unusualFields() });
  target = await startTarget();
}, 5 * minutes);

afterAll(async () => {
  await target?.stop();
  rmSync(folder, { recursive: true, force: true });
}, minutes);

const aCopy = (name: string): string => {
  cpSync(backup, join(folder, name), { recursive: true });
  return join(folder, name);
};

/** Runs a command as a person does. */
const run = (script: string, ...options: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const hosts = {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${target.ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${target.ports.auth}`,
      FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${target.ports.storage}`,
    };
    execFile(process.execPath, [`${root}/scripts/${script}.mjs`, ...options], { env: { ...process.env, ...hosts } }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: `${out}${err}` }),
    );
  });

async function signIn({ accounts }: Installation, email: string): Promise<number> {
  const service = accounts.replace(/projects\/.*/, 'accounts:signInWithPassword?key=any');
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  return (await fetch(service, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status;
}

describe('npm run backup and restore', () => {
  it('restores everything into an empty installation, without a difference, and sends no mail', { timeout: 5 * minutes }, async () => {
    const { counts } = await takeBackup(source(), backup);
    const copy = aCopy('with-mail');
    addToBackup(copy, waiting, {
      to: { stringValue: 'somebody@people.example' },
      organization: { stringValue: organization },
      role: { stringValue: 'viewer' },
      type: { stringValue: invitationType },
      invitedBy: { stringValue: 'demoGlobalAdmin000000000001' },
    });

    const { written, mails, comparison } = await restoreBackup(copy, target.installation);

    expect(counts.documents).toBeGreaterThan(150);
    expect(written).toEqual({ documents: counts.documents + 1, accounts: counts.accounts, files: counts.files });
    expect(comparison.lines).toEqual([]);
    expect(mails).toBe(1);
    expect(await fieldsAt(target.installation, waiting)).toMatchObject({
      delivery: { mapValue: { fields: { state: { stringValue: 'ERROR' } } } },
    });
    // with the functions switched on again
    expect((await compareWithRunning(copy, target.installation)).lines).toEqual([]);
    expect(target.mails()).toEqual([]);
  });

  it('restores values, passwords and addresses of files as the other installation has them', async () => {
    const { list, ...fields } = await fieldsAt(target.installation, unusual);
    const restored = address.replace(`:${inject('ports').storage}/`, `:${target.ports.storage}/`);

    const { list: _, ...expected } = unusualFields();
    expect(fields).toEqual(expected);
    expect(list).toEqual({ arrayValue: { values: [{ mapValue: { fields: { plan: { stringValue: restored } } } }] } });
    expect(await opened(restored)).toBe('application/pdf: the plan');
    expect(await signIn(target.installation, 'editor@northlight.example')).toBe(200);
  });

  it('creates tours before what belongs to them, because functions delete what is older than its tour', async () => {
    const times = ['tours/stockholm-city-hall', waiting, unusual].map((path) => createdAt(target.installation, path));

    const [tour = 0, mail = 0, below = 0] = await Promise.all(times);

    expect(tour).toBeLessThan(mail);
    expect(mail).toBeLessThan(below);
  });

  it('makes the same backup of what it restored', async () => {
    await takeBackup(target.installation, join(folder, 'second'));

    const { lines } = await compareBackups(backup, join(folder, 'second'));

    // the mail was added to the copy; signing in left its time
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).toMatch(new RegExp(`accounts .*: differs\n|documents ${waiting}: only in`));
  });

  it('continues what was interrupted, and replaces what differs only with --overwrite', { timeout: 3 * minutes }, async () => {
    const copy = join(folder, 'with-mail');
    const [tour, gone] = ['tours/stockholm-city-hall', 'app/global'];
    const stored = await fieldsAt(target.installation, tour);
    const url = `http://${target.installation.firestore}/v1/projects/${target.installation.project}/databases/(default)/documents/${gone}`;
    await fetch(url, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
    const whole = { ...(await restoreBackup(copy, target.installation, { overwrite: true })).written };

    await write(target.installation, { [tour]: { ...stored, name: { stringValue: 'Changed' } } });
    const { lines } = await compareWithRunning(copy, target.installation);
    const refused = restoreBackup(copy, target.installation);

    expect(whole).toMatchObject({ documents: 1, files: 0 });
    expect(lines).toEqual([`documents ${tour}: differs in name`]);
    await expect(refused).rejects.toThrow(/is not empty: 1 of its documents .* tours\/stockholm-city-hall/);
    const { written, comparison } = await restoreBackup(copy, target.installation, { overwrite: true });
    expect(written).toEqual({ documents: 1, accounts: 0, files: 0 });
    expect(comparison.count).toBe(0);
  });

  it.each([
    ['a file', contentPath(file), /plan ü\.pdf is not as it was written/, 2],
    ['the documents', 'documents.ndjson', /documents\.ndjson is not as it was written/, 10],
    ['the accounts', 'accounts.json', /accounts\.json is not as it was written/, 40],
  ])('finds a changed byte in %s before it writes anything', async (_, path, message, at) => {
    const copy = aCopy(`changed-${at}`);
    changeByte(join(copy, path), at);

    await expect(restoreBackup(copy, target.installation, { overwrite: true })).rejects.toThrow(message);
  });

  it('leaves a folder that restore refuses when it could not finish', async () => {
    const interrupted = join(folder, 'interrupted');
    const withoutFiles = { ...source(), storage: 'http://127.0.0.1:9' };

    await expect(takeBackup(withoutFiles, interrupted)).rejects.toThrow(
      /can't be reached .*: start the installation, or check the network/,
    );

    expect(existsSync(join(interrupted, 'documents.ndjson'))).toBe(true);
    await expect(restoreBackup(interrupted, target.installation)).rejects.toThrow(/has no manifest\.json: this backup was not finished/);
  });

  it('leaves the functions on, which send a mail that is requested again', { timeout: 3 * minutes }, async () => {
    const fields = await fieldsAt(target.installation, waiting);

    await write(target.installation, { [waiting]: { ...fields, sendRequested: { timestampValue: new Date().toISOString() } } });

    await vi.waitFor(() => expect(target.mails()).not.toEqual([]), patiently);
  });
});

describe('the commands', () => {
  it('say in one sentence what to do, with exit code 1', { timeout: 3 * minutes }, async () => {
    const unfinished = aCopy('unfinished');
    rmSync(join(unfinished, 'manifest.json'));
    const results = await Promise.all([
      run('restore', '--from', unfinished),
      run('restore', '--from', join(folder, 'nowhere')),
      run('backup', '--to', backup),
      run('backup', '--to', join(folder, 'new'), '--ports=9'),
      run('backup'),
    ]);

    expect(results.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
    const [first, missing, existing, stopped, usage] = results.map(({ output }) => output);
    expect(first).toMatch(/unfinished has no manifest\.json: this backup was not finished/);
    expect(missing).toMatch(/nowhere has no manifest\.json/);
    expect(existing).toMatch(/is not empty: name a folder that does not exist yet/);
    expect(stopped).toMatch(/No emulators are running at the ports from 9/);
    expect(usage).toMatch(/Name the folder of the backup with --to DIR/);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  it('say with --dry-run what they would do, and do nothing', { timeout: 3 * minutes }, async () => {
    const document = `organizations/${organization}`;
    const stored = await fieldsAt(target.installation, document);
    const changed = { ...stored, name: { stringValue: 'Changed' } };
    await write(target.installation, { [document]: changed });
    const [made, used, restored] = await Promise.all([
      run('backup', '--to', join(folder, 'dry'), '--dry-run'),
      run('backup', '--to', backup, '--dry-run'),
      run('restore', '--from', backup, '--overwrite', '--dry-run'),
    ]);
    const now = await fieldsAt(target.installation, document);
    await write(target.installation, { [document]: stored });

    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/would be written into .*dry\. Nothing was written\./) });
    expect(existsSync(join(folder, 'dry'))).toBe(false);
    expect(used).toMatchObject({ code: 1, output: expect.stringMatching(/is not empty/) });
    // this one, and what triggers wrote since the backup
    expect(restored?.output).toMatch(/would get [1-9]\d* documents, 0 accounts and 0 files\. Nothing was written\./);
    expect(now).toEqual(changed);
  });

  it('list differences with exit code 1, and none with 0', { timeout: 3 * minutes }, async () => {
    const [same, different, verified] = await Promise.all([
      run('compare-backup', backup, backup),
      run('compare-backup', backup, join(folder, 'with-mail')),
      run('restore', '--from', backup, '--verify'),
    ]);

    expect(same).toMatchObject({ code: 0, output: expect.stringMatching(/No difference between/) });
    expect(different?.code).toBe(1);
    expect(different?.output).toContain(`documents ${waiting}: only in ${join(folder, 'with-mail')}\n1 difference between`);
    expect(verified?.code).toBe(1);
  });

  it('postpone deletions, which may have been taken back since the backup, and name them', { timeout: 5 * minutes }, async () => {
    const copy = aCopy('with-deletions');
    const [due, path] = [{ timestampValue: '2026-01-02T00:00:00Z' }, 'accountDeletions/demoUser00000000000000000004'];
    addToBackup(copy, 'organizationDeletions/Acme', { name: { stringValue: 'Acme Ltd' }, dueAt: due });
    addToBackup(copy, path, { requestedAt: due, sendRequested: due, dueAt: due });

    const { output } = await run('restore', '--from', copy, '--overwrite');

    expect(output).toMatch(/2 deletions wait again, for a week at least: (Acme Ltd|, |viewer@northlight\.example){3}\./);
    for (const each of ['organizationDeletions/Acme', path]) {
      const { dueAt } = (await fieldsAt(target.installation, each)) as { dueAt: typeof due };
      expect(new Date(dueAt.timestampValue).getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 60 * minutes);
    }
    const { lines } = await compareWithRunning(copy, target.installation);
    expect(lines.join('\n')).not.toMatch(/Deletions/);
  });

  it('say of restored tours which are published, also of a backup that does not, where the functions did so before', {
    timeout: 5 * minutes,
  }, async () => {
    const copy = aCopy('of-before');
    const tour = 'tours/published-before';
    const access = { public: { booleanValue: true }, opens: { nullValue: null }, until: { nullValue: null } };
    const versions = { mapValue: { fields: { 1: { mapValue: { fields: access } } } } };
    addToBackup(copy, tour, { name: { stringValue: 'Hall' }, organization: { stringValue: organization } });
    addToBackup(copy, `organizations/${organization}/${tour}/published/numbers`, { last: { integerValue: '1' }, versions });
    await write(target.installation, { 'health/publicationStates': { writtenAt: { timestampValue: new Date().toISOString() } } });

    await run('restore', '--from', copy, '--overwrite');

    const { publication } = await fieldsAt(target.installation, tour);
    expect(publication).toEqual({ mapValue: { fields: { isPublished: { booleanValue: true }, isProposed: { booleanValue: false } } } });
  });

  it('erase again who was erased since the backup, as a newer one says', { timeout: 5 * minutes }, async () => {
    const viewer = 'demoUser00000000000000000004';
    const newer = aCopy('newer');
    const done = { state: { stringValue: 'done' }, erasedAt: { timestampValue: new Date(Date.now() + minutes).toISOString() } };
    addToBackup(newer, 'erasures/viewer', { ...done, account: { stringValue: accountHash(viewer) }, address: { stringValue: '' } });
    // with another key
    addToBackup(newer, 'erasures/guest', { ...done, account: { stringValue: '' }, address: { stringValue: 'hash:other' } });

    vi.stubEnv('AUDIT_KEY', '');
    const withoutKey = await run('restore', '--from', backup, '--overwrite', '--erasures', newer);
    vi.unstubAllEnvs();
    const { output } = await run('restore', '--from', backup, '--overwrite', '--erasures', newer);

    expect(withoutKey).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^\nGuests were erased since this backup, and without AUDIT_KEY/),
    });
    expect(output).toContain('Erased since the backup: 2; in it, and erased again: 1; not found in it: 1.\n  Whoever came after');
    expect(await signIn(target.installation, 'viewer@northlight.example')).toBe(400);
    expect(JSON.stringify(await fieldsAt(target.installation, `organizations/${organization}`))).not.toContain(viewer);
  });

  it('record that a restore was tried, and with which result', { timeout: 2 * minutes }, async () => {
    const { output } = await run('backup', '--tried', backup, '--differences', '2');

    expect(output).toMatch(/says that a restore was tried: the backup of .* UTC: differences: 2\./);
    expect((await run('backup', '--tried', backup, '--to', join(folder, 'both'))).code).toBe(1);
  });

  it('list, export and erase a person, but no last admin', { timeout: 3 * minutes }, async () => {
    const exported = join(folder, 'person');
    const texts = join(folder, 'texts.txt');
    const list = await run('person', 'erase', 'late@studio.example', '--dry-run', '--to', texts);
    const written = await run('person', 'export', 'late@studio.example', '--to', exported);
    const erased = await run('person', 'erase', 'late@studio.example');
    const last = await run('person', 'erase', 'ultra@casa-aperta.example');
    const nobody = await run('person', 'erase');

    expect(list).toMatchObject({
      code: 0,
      output: expect.stringMatching(/an account\n {2}users\/\{uid\}: 1 deleted.*Nothing was changed\./s),
    });
    expect([written.code, existsSync(join(exported, 'index.html')), existsSync(texts)]).toEqual([0, true, true]);
    expect(erased).toMatchObject({ code: 0, output: expect.stringContaining('late@studio.example is erased.') });
    expect(await signIn(target.installation, 'late@studio.example')).toBe(400);
    expect(last).toMatchObject({ code: 1, output: expect.stringMatching(/the last admin of Casa Aperta/) });
    expect(nobody).toMatchObject({ code: 1, output: expect.stringMatching(/Name the address of the person\./) });
  });
});
