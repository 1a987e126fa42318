import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readGlobalMessage } from '@/backend/application/read-global-message';
import { globalMessageFrom } from '@/domain/application/global-message';
import { PlatformNotices } from './platform-notices';

vi.mock('@/backend/application/read-global-message', () => ({ readGlobalMessage: vi.fn() }));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const stored = (fields: object) => vi.mocked(readGlobalMessage).mockResolvedValue(globalMessageFrom({ ...fields }));
const later = () => act(() => vi.advanceTimersByTimeAsync(30_000));

it('shows the message to all and maintenance before anybody signs in, and follows both [ADMIN-068]', async () => {
  stored({ messageTitle: 'New maps', messageBody: 'Read https://loggia.example/maps.', messageEnabled: true, frontendEnabled: false });
  render(<PlatformNotices />);

  expect(await screen.findByText('New maps')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://loggia.example/maps');
  expect(screen.getByText(/^Loggia is closed for maintenance/)).toBeDefined();

  stored({ messageTitle: 'New maps', messageEnabled: false });
  await later();

  expect(screen.getByRole('status').textContent).toBe('');
});

it('shows what was read before while the server cannot be reached', async () => {
  stored({ messageTitle: 'New maps', messageEnabled: true });
  render(<PlatformNotices />);
  await screen.findByText('New maps');

  vi.mocked(readGlobalMessage).mockRejectedValue(new TypeError('offline'));
  await later();

  expect(screen.getByText('New maps')).toBeDefined();
});
