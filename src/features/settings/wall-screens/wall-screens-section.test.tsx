import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wallScreenQueries } from '@/backend/wall-screens/queries';
import { AppError } from '@/domain/app-error';
import { acme, renderSettings } from '../testing/render-settings';

const commands = vi.hoisted(() => ({ createWallScreen: vi.fn(), updateWallScreen: vi.fn(), deleteWallScreen: vi.fn() }));
vi.mock('@/backend/wall-screens/commands', () => commands);

const lobby = { id: 'lobby', url: 'https://example.com/lobby', public: true };
const office = { id: 'office', url: 'https://example.com/staff', public: false };

const user = userEvent.setup();
const show = (wallScreens = [lobby, office], organization = {}) =>
  renderSettings({ section: 'screens', organization, cached: [[wallScreenQueries.of(acme).queryKey, wallScreens]] });
const row = (url: string) => within(screen.getByRole('listitem', { name: url }));

beforeEach(() => {
  for (const command of Object.values(commands)) command.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

describe('the screens of an organization', () => {
  it('are listed; public ones open and are copied [OLD-036 MODEL-058]', async () => {
    await show();

    expect(row(lobby.url).getByText('Public')).toBeDefined();
    expect(row(lobby.url).getByRole('link').getAttribute('href')).toBe('#/Acme/screen/lobby');
    expect(row(office.url).getByText('Not public')).toBeDefined();
    expect(row(office.url).queryByRole('link')).toBeNull();
    await user.click(row(lobby.url).getByRole('button', { name: `Copy the link of ${lobby.url}` }));

    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#/Acme/screen/lobby`));
  });

  it('are added with an address that can be shown [MODEL-058]', async () => {
    await show([]);
    await user.click(screen.getByRole('button', { name: 'Add a screen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a screen' }));

    await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByText('Enter a web address, such as https://example.org/hours')).toBeDefined();
    expect(commands.createWallScreen).not.toHaveBeenCalled();
    await user.clear(dialog.getByRole('textbox', { name: 'Address' }));
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://example.org/hours');
    await user.click(dialog.getByRole('button', { name: 'Add' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands.createWallScreen.mock.calls).toEqual([['Acme', { url: 'https://example.org/hours', public: true }]]);
  });

  it('are changed, and keep the input when that fails', async () => {
    commands.updateWallScreen.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.'));
    await show();
    await user.click(row(office.url).getByRole('button', { name: `Edit ${office.url}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit screen' }));

    await user.click(dialog.getByRole('switch', { name: 'Public' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Couldn’t save the screen. You are offline.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands.updateWallScreen.mock.lastCall).toEqual(['Acme', { ...office, public: true }]);
  });

  it('are deleted after a question', async () => {
    await show();
    await user.click(row(lobby.url).getByRole('button', { name: `Delete ${lobby.url}` }));
    expect(commands.deleteWallScreen).not.toHaveBeenCalled();

    await user.click(within(await screen.findByRole('dialog', { name: 'Delete this screen?' })).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(commands.deleteWallScreen.mock.calls).toEqual([['Acme', 'lobby']]));
  });

  it('are not public at first in an organization that is suspended [MODEL-003]', async () => {
    await show([], { status: false });
    await user.click(screen.getByRole('button', { name: 'Add a screen' }));

    expect((await screen.findByRole('switch', { name: 'Public' })).getAttribute('aria-checked') ?? 'false').toBe('false');
    expect(screen.getByText('The organization is suspended: nothing new becomes public.')).toBeDefined();
  });
});
