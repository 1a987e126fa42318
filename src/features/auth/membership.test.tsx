import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { orgId, userId } from '@/domain/ids';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { Membership } from './membership';
import { renderPage } from './testing/render-page';
import { clearToasts } from './testing/toasts';

const commands = vi.hoisted(() => ({ removeMember: vi.fn(async (_: unknown) => undefined) }));
const verification = vi.hoisted(() => ({ renewAuthSession: vi.fn(async () => undefined) }));
vi.mock('@/backend/people/commands', () => commands);
vi.mock('@/backend/auth/verification', () => verification);

afterEach(() => {
  cleanup();
  clearToasts();
  vi.clearAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function leave() {
  standInForDialogs();
  renderPage(<Membership uid={userId('ada')} organization={orgId('Acme')} />);
  await press('Leave the organization');
  const [, confirm] = screen.getAllByRole('button', { name: 'Leave the organization' });
  await userEvent.click(confirm as HTMLElement);
}

it('leaves the organization after a question, renews the claims and opens the dashboard', async () => {
  await leave();

  await waitFor(() => expect(screen.getByLabelText('Place').textContent).toBe('/dashboard'));
  expect(commands.removeMember.mock.calls[0]?.[0]).toEqual({ uid: 'ada', organization: 'Acme' });
  expect(verification.renewAuthSession).toHaveBeenCalledOnce();
});

it('tells a last admin what it means, who can leave anyway', async () => {
  commands.removeMember.mockRejectedValueOnce(new AppError('aborted', 'You are the last admin of Acme.'));
  await leave();

  expect((await screen.findByRole('alert')).textContent).toBe('You are the last admin of Acme.');
  await press('Leave anyway');

  expect(commands.removeMember.mock.calls[1]?.[0]).toEqual({ uid: 'ada', organization: 'Acme', leavesNoAdmin: true });
});
