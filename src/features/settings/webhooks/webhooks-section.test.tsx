import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webhookQueries } from '@/backend/webhooks/queries';
import { AppError } from '@/domain/app-error';
import type { ListedDelivery, ListedWebhook } from '@/domain/webhooks/webhook';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { acme, renderSettings } from '../testing/render-settings';

const commands = vi.hoisted(() => ({ saveWebhook: vi.fn(), deleteWebhook: vi.fn(), rotateWebhookSecret: vi.fn(), resendWebhook: vi.fn() }));
const call = vi.hoisted(() => vi.fn());
vi.mock('@/backend/webhooks/commands', () => commands);
const toasts = vi.hoisted(() => ({ toastSuccess: vi.fn(), toastError: vi.fn() }));
vi.mock('@/backend/callables', () => ({ call }));
vi.mock('@/ui/toast', () => toasts);

const failed: ListedDelivery = {
  id: 'd1',
  event: 'tour.changed',
  at: Date.now() - 3600_000,
  state: 'failed',
  attempts: 7,
  status: 500,
  answer: 'Out of order',
};
const hook: ListedWebhook = { id: 'w1', url: 'https://acme.example/hook', events: ['tour.changed'], createdAt: 0, deliveries: [failed] };

const user = userEvent.setup();
const show = (webhooks: readonly ListedWebhook[] = [hook]) =>
  renderSettings({ section: 'webhooks', cached: [[webhookQueries.of(acme).queryKey, webhooks]] });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  standInForDialogs();
  for (const command of Object.values(commands)) command.mockReset().mockResolvedValue(undefined);
  call.mockReset().mockResolvedValue({ webhooks: [hook] });
});
afterEach(cleanup);

describe('the webhooks of an organization', () => {
  it('are added with an https address and events, and their secret is shown once', async () => {
    commands.saveWebhook
      .mockRejectedValueOnce(new AppError('invalid-argument', 'This address leads nowhere.'))
      .mockResolvedValueOnce('whsec_x');
    await show([]);
    await press('Add a webhook');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));

    await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'http://acme.example');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByText(/^Enter an address with https/)).toBeDefined();
    await user.clear(dialog.getByRole('textbox', { name: 'Address' }));
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://acme.example/hook');
    await user.click(dialog.getByRole('checkbox', { name: 'Somebody comments' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Couldn’t save the webhook. This address leads nowhere.');
    await user.click(dialog.getByRole('button', { name: 'Add' }));

    const shown = within(await screen.findByRole('dialog', { name: 'Copy this secret now' }));
    expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'Secret' }).value).toBe('whsec_x');
    await user.click(shown.getByRole('button', { name: 'Done' }));
    expect(commands.saveWebhook.mock.lastCall).toEqual([
      {
        organization: 'Acme',
        id: '',
        attempt: expect.stringMatching(/^\w{20}$/),
        url: 'https://acme.example/hook',
        events: ['tour.created', 'tour.changed', 'version.published', 'access.requested'],
      },
    ]);
  });

  it('say why one was not saved, also while the list can’t be loaded', async () => {
    let rejectList = (_: AppError) => {};
    call.mockReset().mockReturnValueOnce(new Promise((_, reject) => (rejectList = reject)));
    commands.saveWebhook.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.'));
    await show([]);
    await press('Add a webhook');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), hook.url);
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByRole('alert');
    await act(async () => rejectList(new AppError('unavailable', 'You are offline.')));

    expect(dialog.getByRole('alert').textContent).toBe('Couldn’t save the webhook. You are offline.');
  });

  it('say what became of each delivery, which is sent again', async () => {
    await show();
    await user.click(screen.getByText('Deliveries (1)'));
    const log = within(await screen.findByRole('list', { name: 'Deliveries to https://acme.example/hook' }));

    expect(log.getByText('Failed: answered 500')).toBeDefined();
    expect(log.getByText('Out of order')).toBeDefined();
    call.mockResolvedValue({ webhooks: [{ ...hook, deliveries: [{ ...failed, state: 'delivered', status: 204, answer: '' }] }] });
    const resend = () => user.click(log.getByRole('button', { name: 'Resend: A tour is changed' }));
    commands.resendWebhook.mockResolvedValueOnce({ state: 'waiting', status: 500, attempts: 1 });
    await resend();
    expect(toasts.toastError).toHaveBeenCalledWith('It didn’t arrive. Tried once: answered 500.');
    commands.resendWebhook.mockResolvedValueOnce({ state: 'delivered', status: 204, attempts: 1 });
    await resend();

    expect(await log.findByText('Delivered (204)')).toBeDefined();
    expect(toasts.toastSuccess.mock.lastCall).toEqual(['Delivered (204).']);
    expect(commands.resendWebhook.mock.lastCall).toEqual([{ organization: 'Acme', delivery: 'd1' }]);
  });

  it('get another secret, and are deleted, after a question', async () => {
    commands.rotateWebhookSecret.mockResolvedValue('whsec_new');
    await show();
    await press('Make a new secret for https://acme.example/hook');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Make a new secret?' })).getByRole('button', { name: 'Make secret' }),
    );
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret' })).value).toBe('whsec_new');
    await press('Done');

    await press('Delete https://acme.example/hook');
    await user.click(within(await screen.findByRole('dialog', { name: 'Delete this webhook?' })).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('listitem', { name: hook.url })).toBeNull());
    expect(commands.deleteWebhook.mock.calls).toEqual([[{ organization: 'Acme', id: 'w1' }]]);
  });
});
