import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { toastError, toastSuccess } from '@/ui/toast';
import { renderCollaborators } from './testing/render-collaborators';

const answers = vi.hoisted(() => ({
  grantAccess: vi.fn(async (_: unknown) => undefined),
  declineAccess: vi.fn(async (_: unknown) => undefined),
}));
vi.mock('@/backend/access-requests/answer', () => answers);
vi.mock('@/ui/toast');

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const user = userEvent.setup();
const asked = {
  tour: 'hall',
  tourName: 'City Hall',
  organization: 'Acme',
  uid: 'eve',
  email: 'eve@x.example',
  accessLevel: 'readUpdate',
  note: 'I measure it.',
};

it('shows who asks for what and why, and grants it by one press', async () => {
  await renderCollaborators({ requests: [asked] });
  const section = screen.getByRole('region', { name: '1 person asks for access' });
  expect(section.textContent).toContain('eve@x.example asks for City Hall');
  within(section).getByText('I measure it.');

  await user.click(screen.getByRole('button', { name: 'Allow eve@x.example' }));

  expect(answers.grantAccess.mock.calls[0]?.[0]).toMatchObject({ request: { id: 'hall_eve' }, accessLevel: 'readUpdate', expires: null });
  await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('eve@x.example has access now'));
});

it('declines, and says why that failed', async () => {
  answers.declineAccess.mockRejectedValueOnce(new AppError('permission-denied', 'Somebody else answered.'));
  await renderCollaborators({ requests: [asked] });

  await user.click(screen.getByRole('button', { name: 'Decline eve@x.example' }));

  await waitFor(() => expect(toastError).toHaveBeenCalledWith('The request wasn’t declined. Somebody else answered.'));
});

it('is not there while nobody asks', async () => {
  await renderCollaborators();
  expect(screen.queryByText(/asks for access/)).toBeNull();
});
