import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiKeyQueries } from '@/backend/api-keys/queries';
import type { ListedApiKey } from '@/domain/api-keys/api-key';
import { AppError } from '@/domain/app-error';
import { dayMs } from '@/domain/durations';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { acme, renderSettings } from '../testing/render-settings';

const commands = vi.hoisted(() => ({ createApiKey: vi.fn(), revokeApiKey: vi.fn() }));
const call = vi.hoisted(() => vi.fn());
vi.mock('@/backend/api-keys/commands', () => commands);
vi.mock('@/backend/callables', () => ({ call }));

const facility: ListedApiKey = {
  id: 'k1',
  name: 'Facility system',
  scopes: ['read', 'write'],
  createdAt: Date.now() - dayMs,
  createdBy: 'ada@acme.example',
  expires: Date.now() + 90 * dayMs,
  lastUsed: Date.now() - 3 * 3600_000,
};
const old: ListedApiKey = { ...facility, id: 'k2', name: 'Old script', scopes: ['read'], expires: Date.now() - dayMs, lastUsed: null };

const user = userEvent.setup();
const show = (keys: readonly ListedApiKey[] = [facility, old], changes: object = {}) =>
  renderSettings({ section: 'api-keys', cached: [[apiKeyQueries.of(acme).queryKey, keys]], ...changes });
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  standInForDialogs();
  commands.createApiKey.mockReset();
  commands.revokeApiKey.mockReset().mockResolvedValue(undefined);
  call.mockReset().mockResolvedValue({ keys: [facility] });
});
afterEach(cleanup);

describe('the API keys of an organization', () => {
  it('say what they may do, until when, and when they were used', async () => {
    await show();

    expect(row('Facility system').getByText('Write points')).toBeDefined();
    expect(screen.getByRole('listitem', { name: 'Facility system' }).textContent).toMatch(
      /Works until .* · Last used 3 h ago · Made on .* by ada@acme\.example/,
    );
    expect(row('Old script').getByText('Ended')).toBeDefined();
    expect(screen.getByRole('listitem', { name: 'Old script' }).textContent).toMatch(/Ended on .* · Never used/);
  });

  it('are made with a name and scopes, and shown once', async () => {
    commands.createApiKey.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.')).mockResolvedValueOnce('lgk_id_secret');
    await show([]);
    await press('Make a key');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make an API key' }));

    await user.click(dialog.getByRole('button', { name: 'Make key' }));
    expect(dialog.getByText('Enter a name.')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Facility system');
    await user.click(dialog.getByRole('checkbox', { name: 'Write points' }));
    await user.click(dialog.getByRole('button', { name: 'Make key' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Couldn’t make the key. You are offline.');
    await user.click(dialog.getByRole('button', { name: 'Make key' }));

    const shown = within(await screen.findByRole('dialog', { name: 'Copy this key now' }));
    expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'API key' }).value).toBe('lgk_id_secret');
    await user.click(shown.getByRole('button', { name: 'Copy the API key' }));
    expect(await navigator.clipboard.readText()).toBe('lgk_id_secret');
    await user.click(shown.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('lgk_id_secret')).toBeNull();
    const attempts = commands.createApiKey.mock.calls.map(([{ attempt }]) => attempt);
    expect(new Set(attempts).size).toBe(1);
    expect(commands.createApiKey.mock.lastCall?.[0]).toEqual({
      attempt: expect.stringMatching(/^\w{20}$/),
      organization: 'Acme',
      name: 'Facility system',
      scopes: ['read', 'write'],
      days: 90,
    });
    expect(row('Facility system')).toBeDefined();
  });

  it('say why none was made, and show the one that was, also while the list can’t be loaded', async () => {
    let rejectList = (_: AppError) => {};
    call.mockReset().mockReturnValueOnce(new Promise((_, reject) => (rejectList = reject)));
    call.mockRejectedValue(new AppError('unavailable', 'You are offline.'));
    commands.createApiKey.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.')).mockResolvedValueOnce('lgk_id_secret');
    await show([]);
    await press('Make a key');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make an API key' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Facility system');
    await user.click(dialog.getByRole('button', { name: 'Make key' }));
    await dialog.findByRole('alert');
    await act(async () => rejectList(new AppError('unavailable', 'You are offline.')));

    expect(dialog.getByRole('alert').textContent).toBe('Couldn’t make the key. You are offline.');
    await user.click(dialog.getByRole('button', { name: 'Make key' }));

    const shown = within(await screen.findByRole('dialog', { name: 'Copy this key now' }));
    await user.click(shown.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('The API keys couldn’t be loaded')).toBeDefined();
  });

  it('are revoked after a question', async () => {
    await show();
    await user.click(row('Facility system').getByRole('button', { name: 'Revoke Facility system' }));
    expect(commands.revokeApiKey).not.toHaveBeenCalled();

    await user.click(within(await screen.findByRole('dialog', { name: 'Revoke this key?' })).getByRole('button', { name: 'Revoke' }));

    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Facility system' })).toBeNull());
    expect(commands.revokeApiKey.mock.calls).toEqual([[{ organization: 'Acme', id: 'k1' }]]);
  });

  it('are said to be refused while the organization is suspended, and that there can be no more', async () => {
    await show(
      Array.from({ length: 20 }, (_, index) => ({ ...facility, id: `k${index}`, name: `Key ${index}` })),
      { organization: { status: false } },
    );

    expect(screen.getByText(/^The organization is suspended/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make a key' }).disabled).toBe(true);
  });

  it('say why they cannot be loaded', async () => {
    call.mockRejectedValue(new AppError('unavailable', 'You are offline.'));
    await renderSettings({ section: 'api-keys' });

    expect(await screen.findByText('You are offline.')).toBeDefined();
    call.mockResolvedValue({ keys: [] });
    await press('Retry');
    expect(await screen.findByText('No API keys yet')).toBeDefined();
  });
});
