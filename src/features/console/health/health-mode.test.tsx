import type { QueryKey } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { healthQueries } from '@/backend/health/queries';
import { AppError } from '@/domain/app-error';
import { dayMs } from '@/domain/durations';
import { handbook, handbookOfKey } from '@/domain/health/handbook';
import type { Health } from '@/domain/health/health';
import { renderConsole } from '../testing/render-console';
import { HealthMode } from './health-mode';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/backend/callables', () => ({ call }));

const user = userEvent.setup();
const readAt = Date.UTC(2026, 4, 1);
const tried = { at: readAt - 86_400_000, detail: 'the backup of 2026-11-01 03:00 UTC: no difference' };
const release = { version: '0.1.0', build: '' };
const calm: Health = {
  readAt,
  mails: { value: { mails: [], count: 0 } },
  triggers: {
    value: {
      publications: [],
      waitingGrants: 0,
      overdueEntries: 0,
      waitingRenewals: 0,
      unreadIndexes: [],
      queues: { deliveries: 0, notifications: 0, overviews: 0 },
      search: { indexedTo: readAt, behind: 0 },
      purge: { startedAt: readAt, endedAt: readAt, failure: '' },
    },
  },
  bin: { value: { tours: 3, locations: 1 } },
  storage: { value: { countedAt: readAt, files: 1234, bytes: 5_600_000_000, largest: [{ organization: 'Acme', bytes: 5_000_000_000 }] } },
  backups: { value: { made: { at: readAt - 3_600_000, detail: '12 documents, 3 accounts, 7 files' }, tried, restored: null } },
  organizations: { value: { nearLimits: [], organizations: 4, isCutOff: false } },
  credentials: { value: { ending: [] } },
  certificate: { value: null },
  versions: { value: { app: release, functions: release, node: '22.1.0', ruleset: null } },
  configuration: { value: [{ key: 'APP_URL', isSet: true, isRequired: true, effect: 'No mails are sent.' }] },
};
const mail = {
  id: 'mail/m1',
  to: 'ada@x.example',
  subject: 'Join us',
  state: 'failed',
  since: readAt,
  error: 'No such address.',
  attempts: 5,
} as const;

let health: Health | Error = calm;
let retried: Error | { message: string } = { message: 'requested' };
beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_CONFIG', '{"apiKey":"AIza-test"}');
  health = calm;
  retried = { message: 'requested' };
  call.mockReset().mockImplementation(async (name: string) => {
    const result = name === 'retryMail' ? retried : health;
    if (result instanceof Error) throw result;
    return result;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const written = (id: string) => [applicationQueries.page(id).queryKey, { id, version: 1, body: '<p>Be kind.</p>' }] as const;
const empty = (id: string) => [applicationQueries.page(id).queryKey, null] as const;

const show = async (awaited = 'region', pages: (id: string) => readonly [QueryKey, unknown] = written) => {
  const cached = ['terms', 'privacy'].map(pages);
  const rendered = await renderConsole({ page: <HealthMode />, at: '/dashboard/console/health', cached });
  await screen.findAllByRole(awaited);
  return rendered;
};
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the health of the platform', () => {
  it('says what is missing before an empty installation opens, with the way to it', async () => {
    health = { ...calm, organizations: { value: { nearLimits: [], organizations: 0, isCutOff: false } } };
    await show('region', empty);

    const opening = region('Before Loggia opens');
    expect(opening.getByText('3 need attention')).toBeDefined();
    expect(opening.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Write the terms', '/dashboard/console/pages?page=terms'],
      ['Write the privacy page', '/dashboard/console/pages?page=privacy'],
      ['Create one', '/dashboard/organizations'],
    ]);
    cleanup();

    health = calm;
    await show();

    expect(screen.queryByRole('region', { name: 'Before Loggia opens' })).toBeNull();
  });

  it('names the organizations near a limit, with what is nearly used up', async () => {
    const warnings = [
      { kind: 'tours' as const, level: 'full' as const, used: 5, limit: 5 },
      { kind: 'storage' as const, level: 'near' as const, used: 9_000_000_000, limit: 10_000_000_000 },
    ];
    health = { ...calm, organizations: { value: { nearLimits: [{ organization: 'Acme', warnings }], organizations: 4, isCutOff: false } } };

    await show();

    const near = region('Organizations near limits');
    near.getByText('1 needs attention');
    expect(near.getByRole('listitem').textContent).toBe('AcmeTours: 5 of 5 · Storage: 9 GB of 10 GB');
  });

  it('has a card for each part, which says its state in words', async () => {
    await show();

    for (const title of [
      'Mails',
      'Work of the server',
      'Bin',
      'Organizations near limits',
      'Keys and secrets',
      'Certificate',
      'Versions',
      'Configuration',
    ])
      region(title).getByText('All well');
    screen.getByText(/^Read on /);
    expect(document.body.textContent).not.toContain('AIza-test');
  });

  it('names the organizations whose lists read every tour', async () => {
    const { triggers } = calm;
    health = { ...calm, triggers: 'value' in triggers ? { value: { ...triggers.value, unreadIndexes: ['Acme', 'Globex'] } } : triggers };

    await show();

    region('Work of the server').getByText('2 need attention');
    region('Work of the server').getByText(/^Lists of Acme and Globex read every tour/);
  });

  it('counts what is overdue in each queue', async () => {
    const { triggers } = calm;
    const queues = { deliveries: 1200, notifications: 2, overviews: 1 };
    health = { ...calm, triggers: 'value' in triggers ? { value: { ...triggers.value, queues } } : triggers };

    await show();

    region('Work of the server').getByText('1,203 need attention');
    region('Work of the server').getByText('1,200');
  });

  it('says how far the search is, and what to do about tours that are behind', async () => {
    const { triggers } = calm;
    const search = { indexedTo: null, behind: 3 };
    health = { ...calm, triggers: 'value' in triggers ? { value: { ...triggers.value, search } } : triggers };

    await show();

    region('Work of the server').getByText('3 need attention');
    region('Work of the server').getByText('Nothing is indexed, 3 behind');
    region('Work of the server').getByText(/npm run search:rebuild does it now/);
  });

  it('says when the latest backup was made, and what to do where there is none', async () => {
    await show();

    const backups = region('Backups');
    backups.getByText('All well');
    backups.getByText(/: 12 documents, 3 accounts, 7 files$/);
    backups.getByText(/: the backup of 2026-11-01 03:00 UTC: no difference$/);
    expect(backups.getAllByText('None')).toHaveLength(1);
    cleanup();

    health = { ...calm, backups: { value: { made: null, tried: null, restored: null } } };
    await show();

    region('Backups').getByText('1 needs attention');
    region('Backups').getByText(/^No backup was made within a year\. Make one with npm run backup/);
  });

  it('names keys, secrets and a certificate near their end, and leads to what mends them', async () => {
    const ending = [
      { kind: 'api-key', organization: 'Acme', name: 'Facility system', at: readAt + 3 * dayMs },
      { kind: 'webhook-secret', organization: 'Globex', name: 'hooks.globex.example', at: readAt + 9 * dayMs },
    ] as const;
    const certificate = { host: 'loggia.example', ends: readAt + 10 * dayMs };
    health = { ...calm, credentials: { value: { ending: [...ending] } }, certificate: { value: certificate } };

    await show();

    const credentials = region('Keys and secrets');
    credentials.getByText('2 need attention');
    expect(credentials.getAllByRole('listitem').map((item) => item.textContent?.replace(/[\d-]{10}.*/, ''))).toEqual([
      'API key “Facility system”, AcmeEnds ',
      'Webhook to hooks.globex.example, GlobexRotate by ',
    ]);
    region('Certificate').getByText(/^It should have been renewed by now/);
    const leadsTo = (part: string) =>
      region(part)
        .getByRole('link', { name: /^What the handbook says/ })
        .getAttribute('href');
    expect([leadsTo('Keys and secrets'), leadsTo('Certificate')]).toEqual([handbook.credentials, handbook.certificates]);
  });

  it('says how much is stored, and by whom', async () => {
    await show();

    const storage = region('Storage');
    expect(storage.getByText('5.6 GB in 1,234 files')).toBeDefined();
    expect(storage.getByRole('listitem').textContent).toBe('Acme5 GB');
  });

  it('leads from each part, line and key to what the handbook says of it', async () => {
    await show();

    const leadsTo = (part: string, name: RegExp) => region(part).getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Mails', /^What the handbook says/)).toBe(handbook.mails);
    expect(leadsTo('Work of the server', /^Daily purge/)).toBe(handbook.purge);
    expect(leadsTo('Configuration', /^APP_URL/)).toBe(handbookOfKey('APP_URL'));
  });

  it('shows a part that failed beside the others', async () => {
    health = { ...calm, bin: { failure: 'The bins couldn’t be counted.' } };

    await show();

    region('Bin').getByText('Couldn’t be read');
    region('Bin').getByText('The bins couldn’t be counted.');
    region('Mails').getByText('All well');
  });

  it('sends a mail again, once, and shows why that was not possible [COLLAB-038]', async () => {
    health = { ...calm, mails: { value: { mails: [mail, { ...mail, id: 'mail/m2', to: 'bob@x.example' }], count: 60 } } };
    await show();
    region('Mails').getByText('60 need attention');
    region('Mails').getByText('The newest 2 of 60.');

    await user.click(screen.getByRole('button', { name: 'Retry the mail to ada@x.example' }));
    expect(call).toHaveBeenCalledWith('retryMail', { id: 'mail/m1' });
    await screen.findByText('It is being sent again…');
    expect(screen.queryByRole('button', { name: 'Retry the mail to ada@x.example' })).toBeNull();

    retried = new AppError('failed-precondition', 'This mail did not fail.');
    await user.click(screen.getByRole('button', { name: 'Retry the mail to bob@x.example' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This mail did not fail.');
    expect(screen.getByRole('button', { name: 'Retry the mail to bob@x.example' })).toBeDefined();
  });

  it('shows by itself how far a mail is that is sent again, and offers Retry where it failed again [COLLAB-038]', async () => {
    health = { ...calm, mails: { value: { mails: [mail], count: 1 } } };
    const { store } = await show();
    await user.click(screen.getByRole('button', { name: 'Retry the mail to ada@x.example' }));
    const item = within(screen.getByRole('listitem', { name: 'Join us, to ada@x.example' }));
    await item.findByText('Sending');
    const { queryKey } = healthQueries.mail(mail.id);

    await store(queryKey, { state: 'failed', attempts: 1, error: 'The mail server is down.' });
    await item.findByText('The mail server is down.');
    await user.click(item.getByRole('button', { name: 'Retry the mail to ada@x.example' }));
    await store(queryKey, { state: 'sent', attempts: 1, error: '' });

    await item.findByText('The mail was sent.');
    expect(item.queryByRole('button')).toBeNull();
    await store(queryKey, null);
    await item.findByText('Its invitation was revoked, or the deletion taken back, so nothing is sent.');
  });

  it('says what failed to be read, and reads it with Retry', async () => {
    health = new AppError('unavailable', 'The connection was lost. Check your connection and try again.');
    await show('alert');
    expect(screen.getByRole('alert').textContent).toContain('The connection was lost.');

    health = calm;
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await screen.findByRole('region', { name: 'Mails' });
  });

  it('has the last reading when it cannot be read again', async () => {
    await show();
    health = new AppError('unavailable', 'The connection was lost.');

    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    expect((await screen.findByRole('alert')).textContent).toMatch(/The connection was lost\. This is the last reading\./);
    region('Mails').getByText('All well');
  });
});
