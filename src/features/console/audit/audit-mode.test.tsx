import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditQueries } from '@/backend/audit/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { cardOf } from '@/backend/people/cards';
import { AppError } from '@/domain/app-error';
import { type AuditEntry, auditEntryFrom } from '@/domain/audit/audit';
import { type AuditFilter, noFilter } from '@/domain/audit/audit-filter';
import { organizationFrom } from '@/domain/organizations/organization';
import { download } from '@/ui/download';
import { renderConsole } from '../testing/render-console';
import { AuditMode } from './audit-mode';

const { pages, keysOf } = vi.hoisted(() => ({ pages: vi.fn(), keysOf: vi.fn() }));
vi.mock('@/ui/download');
vi.mock('@/backend/audit/queries', () => ({
  auditQueries: {
    pages: (filter: AuditFilter) => ({
      queryKey: ['audit', filter],
      queryFn: ({ pageParam }: { pageParam: unknown }) => pages(filter, pageParam),
      initialPageParam: null,
      getNextPageParam: ({ next }: { next: Date | null }) => next,
      throwOnError: false,
    }),
    newer: (filter: AuditFilter, since: Date) => ({ queryKey: ['audit', filter, 'newer', since.getTime()], queryFn: async () => [] }),
    keysOf: (email: string) => ({ queryKey: ['audit', 'keys', email], queryFn: () => keysOf(email), throwOnError: false }),
  },
}));

const user = userEvent.setup();
const now = Date.now();
const entry = (minutes: number, stored: object): AuditEntry =>
  auditEntryFrom(`e${minutes}`, { at: new Date(now - minutes * 60_000), actor: 'ada', ...stored }) as AuditEntry;
const roles = entry(2, {
  kind: 'role-changed',
  person: 'bo',
  organization: 'Acme',
  what: 'Editor in Acme',
  detail: 'before: Viewer in Acme',
});
const entered = entry(5, { kind: 'organization-entered', organization: 'Acme' });
const backup = entry(60 * 24 * 3, { kind: 'backup-made', actor: '', detail: '3 documents' });

beforeEach(() => {
  pages.mockReset().mockResolvedValue({ entries: [roles, entered, backup], next: null });
  keysOf.mockReset();
  vi.mocked(download).mockReset();
});
afterEach(cleanup);

const path = '/dashboard/console/audit';
async function show(at = path) {
  const rendered = await renderConsole({
    page: <AuditMode />,
    at,
    cached: [
      [organizationQueries.all().queryKey, [organizationFrom('Acme', { name: 'Acme' })]],
      [cardOf('ada').queryKey, { email: 'ada@loggia.example', displayName: 'Ada' }],
      [cardOf('bo').queryKey, null],
    ],
  });
  return rendered;
}
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
const all = [
  'ada@loggia.example made an account that is gone (bo) Editor in Acme (before: Viewer in Acme)',
  'ada@loggia.example entered the organization Acme',
  'A command of the operator made a backup (3 documents)',
];
const lastFilter = () => pages.mock.lastCall?.[0] as AuditFilter;

describe('the audit log', () => {
  it('says who did what, newest first, with the addresses of now', async () => {
    await show();

    await waitFor(() => expect(rows()).toEqual(all));
    expect(screen.getByRole('heading', { name: 'Today' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Acme' })[0]?.getAttribute('href')).toBe('/organization/Acme');
    // jsdom draws no colours
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  });

  it('shows what is added meanwhile above the others', async () => {
    const { store } = await show();
    await waitFor(() => expect(rows()).toHaveLength(3));
    const page = entry(0, { kind: 'page-changed', what: 'terms' });

    await store(auditQueries.newer(noFilter, roles.at).queryKey, [page]);

    await waitFor(() => expect(rows()).toEqual(['ada@loggia.example changed the page terms', ...all]));
  });

  it('is narrowed by kind, person, organization and days, in the address', async () => {
    const { location } = await show();
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Roles');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Organization' }), 'Acme');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'ada@loggia.example');
    await user.type(screen.getByLabelText('From'), '2026-02-01');

    await waitFor(() =>
      expect(lastFilter()).toEqual({ group: 'roles', people: ['ada'], organization: 'Acme', from: '2026-02-01', until: '' }),
    );
    expect(location()).toBe(`${path}?kind=roles&in=Acme&by=ada&from=2026-02-01`);
  });

  it('finds words in all entries, and an address by its keys, also of an account that is gone', async () => {
    pages.mockImplementation(async (_filter, after) =>
      after ? { entries: [backup], next: null } : { entries: [roles, entered], next: entered.at },
    );
    await show(`${path}?q=backup`);
    await waitFor(() => expect(rows()).toEqual(all.slice(2)));

    keysOf.mockResolvedValue(['hash:x']);
    await user.clear(screen.getByRole('textbox', { name: 'Search, or enter an address' }));
    await user.type(screen.getByRole('textbox', { name: 'Search, or enter an address' }), 'Bo@acme.example');

    // whoever types slowly asks for the beginning of the address before
    await waitFor(() => expect(keysOf).toHaveBeenCalledWith('bo@acme.example'));
    await waitFor(() => expect(lastFilter()).toEqual({ ...noFilter, people: ['hash:x'] }));
    await waitFor(() => expect(rows()).toEqual(all.slice(0, 2)));
  });

  it('says that an address is that of nobody, and shows all again', async () => {
    keysOf.mockResolvedValue([]);
    await show(`${path}?q=nobody@acme.example`);

    expect(await screen.findByText('Nothing matches “nobody@acme.example”.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all' }));

    await waitFor(() => expect(rows()).toEqual(all));
  });

  it('is exported as a table and as JSON lines, with all that matches', async () => {
    pages.mockImplementation(async (_filter, after) =>
      after ? { entries: [backup], next: null } : { entries: [roles, entered], next: entered.at },
    );
    await show();
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    expect(vi.mocked(download).mock.lastCall?.[0]).toBe('Audit log.csv');
    expect(String(vi.mocked(download).mock.lastCall?.[1]).trim().split('\r\n')).toHaveLength(4);

    await user.click(screen.getByRole('button', { name: 'Export as JSON lines' }));
    await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
    expect(String(vi.mocked(download).mock.lastCall?.[1]).trim().split('\n')).toHaveLength(3);
  });

  it('says what failed, and reads it with Retry', async () => {
    pages.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.'));
    await show();

    expect(await screen.findByText('You are offline.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(rows()).toEqual(all));
  });

  it('says that nothing happened yet', async () => {
    pages.mockResolvedValue({ entries: [], next: null });
    await show();

    expect(await screen.findByText('Nothing happened yet')).toBeDefined();
  });
});
