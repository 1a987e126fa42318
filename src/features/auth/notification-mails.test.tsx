import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { notificationSettingsQuery } from '@/backend/notifications/notification-settings';
import { AppError } from '@/domain/app-error';
import { userId } from '@/domain/ids';
import { notificationSettingsFrom } from '@/domain/notifications/notification-settings';
import { toastError, toastSuccess } from '@/ui/toast';
import { NotificationMails } from './notification-mails';

const backend = vi.hoisted(() => ({ chooseMails: vi.fn(async (_user: string, _choice: object) => undefined) }));
vi.mock('@/backend/notifications/notification-settings', async (original) => ({ ...(await original<object>()), ...backend }));
vi.mock('@/ui/toast');

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const ada = userId('ada');
const user = userEvent.setup();

function open(stored: object | null, runsOrganization = false) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(notificationSettingsQuery(ada).queryKey, stored && notificationSettingsFrom({ ...stored }));
  render(
    <QueryClientProvider client={client}>
      <NotificationMails user={ada} runsOrganization={runsOrganization} />
    </QueryClientProvider>,
  );
}
const chosen = () => screen.getAllByRole('combobox').map((select) => (select as HTMLSelectElement).value);

it('shows emails about requests and mentions alone until somebody chooses', () => {
  open(null);

  expect(chosen()).toEqual(['grouped', 'grouped', 'none', 'none']);
});

it('offers emails about webhooks to those who run an organization', () => {
  open(null, true);

  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Webhooks that don’t reach their receiver' }).value).toBe('none');
});

it('shows what was chosen, and stores another choice at once', async () => {
  open({ requests: 'none', answers: 'daily' });
  expect(chosen()).toEqual(['none', 'grouped', 'daily', 'none']);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Comments that mention you' }), 'Every morning');

  expect(backend.chooseMails.mock.calls).toEqual([['ada', { topic: 'mentions', mode: 'daily', language: 'en' }]]);
  expect(toastSuccess).toHaveBeenCalledWith('Emails changed');
});

it('says that a choice was not stored, and why', async () => {
  backend.chooseMails.mockRejectedValueOnce(new AppError('unavailable', 'Can’t connect.'));
  open(null);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Answers in your threads' }), 'At most every 30 minutes');

  expect(toastError).toHaveBeenCalledWith('Your emails weren’t changed. Can’t connect.');
});
