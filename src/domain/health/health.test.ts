import { describe, expect, it } from 'vitest';
import { type Limits, noLimits } from '../organization-limits/limits';
import {
  attentionIn,
  attentionText,
  backupProblems,
  certificateProblem,
  isOtherRelease,
  purgeProblem,
  settingAttention,
  triggerAttention,
} from './attention';
import { backupAgeMs, certificateNoticeMs, mailRetryMs, mailWaitMs, purgeDelayMs, triedAgeMs, type UnsentMail } from './health';
import { nearLimitsOf, type OrganizationUse, organizationCapacity } from './near-limits';
import { countText } from './organization-counts';
import { functionSettings, settingsOf } from './settings';
import { isBeingSent, isMailPath, mailedUid, mailProgressFrom, newestMails, unsentMailFrom } from './unsent-mail';

const now = Date.UTC(2026, 4, 1);
const ago = (ms: number) => new Date(now - ms);

describe('unsentMailFrom', () => {
  const invitation = { to: 'ada@x.example', organization: 'Acme', message: { subject: 'Welcome' } };

  it('lists a failed mail with its error and attempts [MODEL-049]', () => {
    const delivery = { state: 'ERROR', error: 'No such address', attempts: 4, startTime: ago(9000), endTime: ago(5000) };

    expect(unsentMailFrom('mail/m1', { ...invitation, delivery }, now)).toEqual({
      id: 'mail/m1',
      to: 'ada@x.example',
      subject: 'Welcome',
      state: 'failed',
      since: now - 5000,
      error: 'No such address',
      attempts: 4,
    });
  });

  it.each(['PENDING', 'PROCESSING'])('lists a mail that is %s for more than 15 minutes, and calls it failed after a day', (state) => {
    const waited = (ms: number) => unsentMailFrom('mail/m1', { ...invitation, delivery: { state, startTime: ago(ms) } }, now);

    expect(waited(mailWaitMs)).toBeNull();
    expect(waited(mailWaitMs + 1)).toMatchObject({ state: 'waiting', since: now - mailWaitMs - 1 });
    expect(waited(mailRetryMs + 1)).toMatchObject({ state: 'failed', error: 'Its delivery was interrupted.' });
  });

  it('lists no mail that was sent, or that nobody requested', () => {
    expect(unsentMailFrom('mail/m1', { ...invitation, delivery: { state: 'SUCCESS' } }, now)).toBeNull();
    expect(unsentMailFrom('mail/m1', invitation, now)).toBeNull();
  });

  it('waits for a request that the server did not handle, whatever became of the one before', () => {
    const delivery = { state: 'ERROR', attempts: 4, request: ago(9e6) };
    const requested = (ms: number) => ({ ...invitation, sendRequested: ago(ms), delivery });

    expect(unsentMailFrom('mail/m1', requested(1000), now)).toBeNull();
    expect(unsentMailFrom('mail/m1', requested(mailWaitMs + 1), now)).toMatchObject({ state: 'waiting', attempts: 0, error: '' });
    expect(isBeingSent(requested(1000))).toBe(true);
    expect(isBeingSent({ ...requested(1000), delivery: { ...delivery, request: ago(1000) } })).toBe(false);
  });

  it('is sending from the request until the mail was sent or failed again [COLLAB-038]', () => {
    const stored = (state: string, request: Date) => ({
      sendRequested: ago(1000),
      delivery: { state, attempts: 2, error: state === 'SUCCESS' ? undefined : 'No answer', request },
    });

    expect(mailProgressFrom(stored('ERROR', ago(5000)))).toEqual({ state: 'sending', attempts: 0, error: '' });
    expect(mailProgressFrom(stored('PENDING', ago(1000)))).toEqual({ state: 'sending', attempts: 2, error: 'No answer' });
    expect(mailProgressFrom(stored('ERROR', ago(1000)))).toEqual({ state: 'failed', attempts: 2, error: 'No answer' });
    expect(mailProgressFrom(stored('SUCCESS', ago(1000)))).toEqual({ state: 'sent', attempts: 2, error: '' });
  });

  it('names mails whose subject is not stored', () => {
    const delivery = { state: 'ERROR' };
    const subjectAt = (path: string, stored: object) => unsentMailFrom(path, { ...stored, delivery }, now)?.subject;

    expect(subjectAt('mail/m1', { organization: 'Acme' })).toBe('Invitation to Acme');
    expect(subjectAt('collaboration/c1', { email: 'a@x.example', tourName: 'Hall' })).toBe('Invitation to Hall');
    expect(subjectAt('organizations/o1/accessRequests/r1', {})).toBe('Your request for access was declined');
    expect(subjectAt('accountDeletions/u1', {})).toBe('Your account is being deleted');
    expect(subjectAt('organizationDeletions/Acme/mails/7_u_1', {})).toBe('Acme is being deleted');
  });

  it('goes to the person whom a mail about a deletion names', () => {
    const paths = ['accountDeletions/u1', 'organizationDeletions/Acme/mails/7_u_1', 'mail/m1'];

    expect(paths.map(isMailPath)).toEqual([true, true, true]);
    expect(paths.map(mailedUid)).toEqual(['u1', 'u_1', '']);
  });

  it.each([
    'users/u1',
    'organizationDeletions/Acme',
    'mail',
    'mail/',
    'mail/a/b/c',
    '/mail/a',
    'organizations/o1',
    'organizations/o1/bin/t1',
    '',
  ])('is not stored at “%s”', (path) => {
    expect(isMailPath(path)).toBe(false);
    expect(isMailPath('organizations/o1/accessRequests/r1')).toBe(true);
  });

  it('sorts mails by time, each once', () => {
    const mail = (id: string, since: number): UnsentMail => ({ id, since, to: '', subject: '', state: 'failed', error: '', attempts: 1 });

    expect(newestMails([mail('a', 1), mail('b', 3), mail('c', 2), mail('a', 1)], 2).map(({ id }) => id)).toEqual(['b', 'c']);
  });
});

describe('attention', () => {
  const idle = {
    publications: [],
    waitingGrants: 0,
    overdueEntries: 0,
    waitingRenewals: 0,
    unreadIndexes: [],
    queues: { deliveries: 0, notifications: 0, overviews: 0 },
    search: { indexedTo: now, behind: 0 },
    purge: { startedAt: now, endedAt: now, failure: '' },
  };

  it('is counted, and null for a part that failed', () => {
    expect(attentionIn({ failure: 'Couldn’t read it.' }, () => 1)).toBeNull();
    expect(attentionIn({ value: 3 }, (value) => value)).toBe(3);
    expect(triggerAttention(idle, now)).toBe(0);
    expect(
      triggerAttention({ ...idle, waitingGrants: 2, overdueEntries: 3, waitingRenewals: 1, unreadIndexes: ['Acme'], purge: null }, now),
    ).toBe(8);
  });

  it('is said in words', () => {
    expect([null, 0, 1, 1200].map(attentionText)).toEqual(['Couldn’t be read', 'All well', '1 needs attention', '1,200 need attention']);
  });

  it('is on a purge that never ran, failed or is late', () => {
    expect(purgeProblem(null, now)).toMatch(/never run/);
    expect(purgeProblem({ ...idle.purge, failure: '2 tours could not be deleted.' }, now)).toMatch(/2 tours could not/);
    expect(purgeProblem(idle.purge, now + purgeDelayMs)).toBeNull();
    expect(purgeProblem(idle.purge, now + purgeDelayMs + 1)).toMatch(/more than a day/);
  });

  it('is on other releases, and on builds only where both have an id', () => {
    const release = (version: string, build = '') => ({ version, build });

    expect(isOtherRelease({ app: release('1'), functions: release('2') })).toBe(true);
    expect(isOtherRelease({ app: release('1', 'a'), functions: release('1', 'b') })).toBe(true);
    expect(isOtherRelease({ app: release('1', 'a'), functions: release('1') })).toBe(false);
  });
});

describe('settings', () => {
  it('say what is set, without values', () => {
    const keys = [{ key: 'A', effect: 'A is off.' }, { key: 'B', effect: 'B is off.', isRequired: true } as const];

    const settings = settingsOf(keys, { A: 'secret', B: ' ' });

    expect(settings).toEqual([
      { key: 'A', isSet: true, isRequired: false, effect: 'A is off.' },
      { key: 'B', isSet: false, isRequired: true, effect: 'B is off.' },
    ]);
    expect(settingAttention(settings)).toBe(1);
    expect(JSON.stringify(functionSettings({ SMTP_URL: 'smtps://u:secret@h' }))).not.toContain('secret');
  });

  it('require no mail server where mails are stored in a folder', () => {
    expect(settingAttention(functionSettings({ APP_URL: 'https://x.example' }))).toBe(2);
    expect(settingAttention(functionSettings({ APP_URL: 'https://x.example', MAIL_OUTBOX: '/tmp' }))).toBe(0);
  });
});

describe('backups', () => {
  it('need attention where there is none, or the latest is older than a week', () => {
    const tried = { at: now, detail: 'the backup of 2026-11-01: no difference' };
    const made = (ms: number) => backupProblems({ made: { at: now - ms, detail: '' }, tried }, now);

    expect(made(backupAgeMs)).toEqual([]);
    expect(made(backupAgeMs + 1)).toEqual([expect.stringMatching(/^No backup was made for a week\. Make one with npm run backup/)]);
    expect(backupProblems({ made: null, tried: null }, now)).toEqual([expect.stringMatching(/^No backup was made within a year\./)]);
  });

  it('need attention where none was restored to try it for two months, or the latest differed', () => {
    const made = { at: now, detail: '' };
    const tried = (ms: number, result: string) => backupProblems({ made, tried: { at: now - ms, detail: `the backup: ${result}` } }, now);

    expect(tried(triedAgeMs, 'no difference')).toEqual([]);
    expect(tried(triedAgeMs + 1, 'no difference')).toEqual([expect.stringMatching(/^No restore was tried for two months\./)]);
    expect(tried(0, 'differences: 3')).toEqual([expect.stringMatching(/differed from its backup/)]);
    expect(backupProblems({ made, tried: null }, now)).toEqual([expect.stringMatching(/^No restore was tried within a year\./)]);
  });
});

describe('a certificate', () => {
  it('needs attention once it should have been renewed, and when it has ended', () => {
    const problemAfter = (ms: number) => certificateProblem({ host: 'loggia.example', ends: now + ms }, now);

    expect(problemAfter(certificateNoticeMs + 1)).toBeNull();
    expect(problemAfter(certificateNoticeMs)).toMatch(/^It should have been renewed by now\./);
    expect(problemAfter(0)).toMatch(/^It has ended: browsers warn of the app\./);
  });
});

describe('organizations', () => {
  const use = (organization: string, used: Partial<OrganizationUse['used']>, limits: Partial<Limits> = {}): OrganizationUse => ({
    organization,
    used: { tours: 0, members: 0, storage: 0, mails: 0, ...used },
    limits: { ...noLimits, ...limits },
  });

  it('are near a limit from 80 % of their tours or members on, the fullest first', () => {
    const { tours, members } = organizationCapacity;
    const found = nearLimitsOf([use('a', { tours: tours * 0.8 - 1 }), use('b', { tours: tours * 0.8 }), use('c', { members })]);

    expect(found).toEqual([
      { organization: 'c', warnings: [{ kind: 'members', level: 'full', used: members, limit: members }] },
      { organization: 'b', warnings: [{ kind: 'tours', level: 'near', used: tours * 0.8, limit: tours }] },
    ]);
  });

  it('are near a limit of their own before that of all, also of storage and mails', () => {
    const isNear = (used: Partial<OrganizationUse['used']>, limits: Partial<Limits>) => nearLimitsOf([use('a', used, limits)]).length === 1;

    expect([10, 20, null, 0].map((tours) => isNear({ tours: 9 }, { tours }))).toEqual([true, false, false, true]);
    expect(isNear({ storage: 9 }, { storage: 10 })).toBe(true);
    expect(isNear({ mails: 7 }, { mails: 10 })).toBe(false);
    // who may have none and has none
    expect(isNear({}, { tours: 0, mails: 0 })).toBe(false);
  });

  it('are counted in words [ADMIN-007]', () => {
    expect(countText({ tours: 12, members: 8 })).toBe('12 tours · 8 members');
    expect(countText({ tours: 1, members: 1200 })).toBe('1 tour · 1,200 members');
  });
});
