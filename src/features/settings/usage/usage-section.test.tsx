import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import { AppError } from '@/domain/app-error';
import { type Standstill, standstillFrom } from '@/domain/organization-limits/blocks';
import { limitsFrom } from '@/domain/organization-limits/limits';
import { monthOf, usageFrom } from '@/domain/organization-limits/usage';
import type { Stored } from '@/domain/stored';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { renderOrganization } from '../testing/render-organization';
import { acme, renderSettings } from '../testing/render-settings';

const commands = vi.hoisted(() => ({
  setLimits: vi.fn(),
  suspendOrganization: vi.fn(),
  resumeOrganization: vi.fn(),
  deleteOrganization: vi.fn(),
  cancelOrganizationDeletion: vi.fn(),
  exportedPages: vi.fn(),
}));
const saved = vi.hoisted(() => ({ write: vi.fn() }));
vi.mock('@/backend/organization-limits/commands', () => commands);
vi.mock('@/ui/save-stream', () => ({ chooseSaveTarget: async () => saved }));
vi.mock('@/backend/organizations/commands', () => ({}));

const user = userEvent.setup();
const month = monthOf(new Date());
const months = [
  usageFrom(month, { month, tours: 8, members: 3, storage: 2_000_000_000, mails: 12, countedAt: new Date() }),
  usageFrom('2025-01', { month: '2025-01', tours: 4, members: 2, storage: 0, mails: 3, countedAt: new Date(0) }),
];
const cached = (limits: Stored | null = null, standstill: Standstill | null = null) =>
  [
    [organizationLimitQueries.usage(acme).queryKey, months],
    [organizationLimitQueries.limits(acme).queryKey, limits && limitsFrom(limits)],
    [organizationLimitQueries.standstill(acme).queryKey, standstill],
  ] as const;
const inSettings = (...world: Parameters<typeof cached>) => renderSettings({ section: 'usage', cached: cached(...world) });
const inConsole = (...world: Parameters<typeof cached>) =>
  renderOrganization({ stored: { name: 'Acme', status: true }, claims: { admin: true }, cached: cached(...world) });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const meter = (name: string) =>
  within(screen.getByRole('list', { name: 'Used now' }))
    .getByText(name)
    .closest('li')?.textContent;

beforeEach(() => {
  standInForDialogs();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});
afterEach(cleanup);

describe('the usage of an organization', () => {
  it('says what there is, and from 80 % of a limit on what ends there', async () => {
    await inSettings({ tours: 10, members: 3, storage: 5_000_000_000 });

    expect(meter('Tours')).toBe('Tours8 of 10Nearly used up: at the limit, no new tour can be created.');
    expect(meter('Members')).toBe('Members3 of 3The limit is reached. Nobody can be invited or join.');
    expect(meter('Storage')).toBe('Storage2 GB of 5 GB');
    expect(meter('Mails this month')).toBe('Mails this month12 · no limit');
    expect(screen.getByRole('row', { name: 'Jan 2025 4 2 0 B 3' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Set limits' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Suspension' })).toBeNull();
  });

  it('is for those who run it', async () => {
    await renderSettings({ section: 'usage', claims: { role: 'superuser' }, cached: cached() });

    expect(screen.getByText('You don’t have permission to change these settings.')).toBeDefined();
  });

  it('has limits that a Super Admin sets, in GB where it is about storage', async () => {
    commands.setLimits.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.')).mockResolvedValue(undefined);
    await inConsole({ tours: 10, storage: 5_000_000_000 });
    await press('Set limits');
    const dialog = within(screen.getByRole('dialog', { name: 'Limits of Acme' }));
    const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
    expect([field('Tours').value, field('Storage').value]).toEqual(['10', '5']);

    await user.type(field('Members'), '1.5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a whole number.')).toBeDefined();
    await user.clear(field('Members'));
    await user.clear(field('Tours'));
    await user.clear(field('Storage'));
    await user.type(field('Storage'), '0,5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Couldn’t save the limits. You are offline.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands.setLimits).toHaveBeenLastCalledWith('Acme', { tours: null, members: null, storage: 500_000_000, mails: null });
  });

  it('says why limits cannot be set, and reads them again', async () => {
    const queryFn = vi.fn().mockRejectedValue(new AppError('unavailable', 'You are offline.'));
    const others = cached();
    vi.spyOn(organizationLimitQueries, 'limits').mockReturnValue({ queryKey: ['unread'], queryFn, retry: false } as never);
    await renderOrganization({ stored: { name: 'Acme', status: true }, claims: { admin: true }, cached: others });
    await press('Set limits');
    const dialog = screen.getByRole('dialog', { name: 'Limits of Acme' });
    expect(await within(dialog).findByText('You are offline.')).toBeDefined();

    queryFn.mockResolvedValue(limitsFrom({ tours: 10 }));
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));

    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tours' })).value).toBe('10');
  });

  it('is shown as it was counted when limits were set', async () => {
    const { queryKey } = organizationLimitQueries.usage(acme);
    const readUsage = vi.fn().mockResolvedValueOnce([]).mockResolvedValue(months);
    vi.spyOn(organizationLimitQueries, 'usage').mockReturnValue({ queryKey, queryFn: readUsage, staleTime: 0 } as never);
    commands.setLimits.mockResolvedValue(undefined);
    await inConsole();
    await screen.findByRole('list', { name: 'Used now' });
    expect(meter('Tours')).toBe('Tours0 · no limit');

    await press('Set limits');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(meter('Tours')).toBe('Tours8 · no limit'));
  });
});

describe('the suspension of an organization', () => {
  it('needs a reason, and is a Super Admin’s', async () => {
    await inConsole();
    await press('Suspend…');
    const dialog = within(screen.getByRole('dialog', { name: 'Suspend Acme?' }));

    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getByText('Enter the reason.')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Invoice 12 is open');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands.suspendOrganization).toHaveBeenCalledWith({ organization: 'Acme', reason: 'Invoice 12 is open' });
  });

  it('says its reason, and ends at once', async () => {
    await inConsole(null, standstillFrom({ suspension: { reason: 'Invoice 12 is open', since: new Date() } }));

    expect(screen.getByText(/^Suspended since .*: Invoice 12 is open$/)).toBeDefined();
    await press('End the suspension');

    await waitFor(() => expect(commands.resumeOrganization).toHaveBeenCalledWith('Acme'));
  });
});

describe('the deletion of an organization', () => {
  it('asks for its name, and says what becomes of everything', async () => {
    commands.deleteOrganization.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.')).mockResolvedValue(new Date());
    await inSettings();
    await press('Delete the organization…');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Acme?' }));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
    expect(confirm.disabled).toBe(true);

    await user.type(dialog.getByRole('textbox', { name: 'Type “Acme” to confirm' }), 'Acme');
    await user.click(confirm);
    expect((await dialog.findByRole('alert')).textContent).toBe('You are offline.');
    await user.click(confirm);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands.deleteOrganization).toHaveBeenLastCalledWith({ organization: 'Acme', name: 'Acme' });
  });

  it('is taken back until then', async () => {
    const dueAt = new Date('2026-12-29T10:00:00Z');
    await inSettings(null, standstillFrom({ deletion: { since: new Date(), dueAt } }));

    expect(screen.getByText(/^Acme is deleted on /)).toBeDefined();
    await press('Keep the organization');

    await waitFor(() => expect(commands.cancelOrganizationDeletion).toHaveBeenCalledWith('Acme'));
  });
});

describe('the export of an organization', () => {
  it('says that it is done', async () => {
    saved.write.mockResolvedValue(undefined);
    await inSettings();

    await press('Export everything');

    expect((await screen.findByText(/^Everything is exported: /)).getAttribute('role')).toBe('status');
  });

  it('says what failed, and begins again', async () => {
    saved.write.mockImplementation(async (stream: ReadableStream<Uint8Array>) => void (await new Response(stream).arrayBuffer()));
    commands.exportedPages.mockImplementation(async function* () {
      yield { entries: [], files: [], next: 'files' };
      throw new AppError('unavailable', 'You are offline.');
    });
    await inSettings();

    await press('Export everything');

    expect((await screen.findByRole('alert')).textContent).toBe('Nothing was saved: You are offline.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
