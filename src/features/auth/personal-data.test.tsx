import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { PersonalData } from './personal-data';
import { renderPage } from './testing/render-page';
import { clearToasts } from './testing/toasts';

const erasedOn = new Date('2026-12-13T12:00:00Z');
const commands = vi.hoisted(() => ({ exportPerson: vi.fn(), deleteMyAccount: vi.fn() }));
const confirmation = vi.hoisted(() => ({
  confirmPassword: vi.fn(async (_: string) => undefined),
  confirmWorkAccount: vi.fn(async () => undefined),
}));
const methods = vi.hoisted(() => ({ password: true, workAccount: false }));
const ui = vi.hoisted(() => ({ download: vi.fn() }));
vi.mock('@/backend/people/personal-data', () => commands);
vi.mock('@/backend/auth/confirm-identity', () => confirmation);
vi.mock('@/backend/auth/account', () => ({ fetchSignInMethods: async () => methods }));
vi.mock('@/ui/download', () => ui);
vi.mock('client-zip', () => ({ downloadZip: (files: { name: string }[]) => ({ blob: async () => files.map(({ name }) => name) }) }));

afterEach(() => {
  cleanup();
  clearToasts();
  vi.clearAllMocks();
  Object.assign(methods, { password: true, workAccount: false });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const show = (verified = true) => {
  standInForDialogs();
  renderPage(<PersonalData email="ada@acme.example" verified={verified} />);
};
async function ask(verified = true) {
  commands.deleteMyAccount.mockResolvedValue(erasedOn);
  show(verified);
  await press('Delete my account');
  await waitFor(() => expect(confirmButton().disabled).toBe(false));
}
const confirmButton = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Delete my account' }).at(-1) as HTMLButtonElement;

it('downloads what is stored of the user as an archive', async () => {
  const person = { uid: 'ada', email: 'ada@acme.example', name: '' };
  commands.exportPerson.mockResolvedValue({ exportedAt: '2026-11-29T15:00:00Z', person, account: {}, places: [], files: [] });
  show();

  await press('Download my data');

  await screen.findByText('Your data was downloaded');
  expect(commands.exportPerson).toHaveBeenCalledWith('');
  expect(ui.download).toHaveBeenCalledWith('Loggia personal data 2026-11-29.zip', ['index.html', 'account.json']);
});

it('says why nothing was downloaded', async () => {
  commands.exportPerson.mockRejectedValue(new AppError('resource-exhausted', 'Download it again tomorrow.'));
  show();

  await press('Download my data');

  expect(await screen.findByText('Your data wasn’t downloaded. Download it again tomorrow.')).toBeTruthy();
});

it('says what becomes of the account, asks for the password, deletes it, and goes on to the page that signs out', async () => {
  await ask();
  expect(screen.getByRole('dialog', { name: 'Delete your account?' }).textContent).toMatch(/14 days.*ada@acme\.example.*former member/s);

  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(confirmButton());

  await waitFor(() => expect(screen.getByLabelText('Place').textContent).toBe('/signout'));
  expect(confirmation.confirmPassword.mock.calls).toEqual([['secret-1']]);
  expect(commands.deleteMyAccount).toHaveBeenCalledWith('en');
});

it('says at the field that the password is wrong, and deletes nothing', async () => {
  confirmation.confirmPassword.mockRejectedValueOnce(new AppError('unauthenticated', 'The password is incorrect.'));
  await ask();

  await userEvent.click(confirmButton());

  await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(commands.deleteMyAccount).not.toHaveBeenCalled();
});

it('says to somebody with a work account alone that the session ended', async () => {
  Object.assign(methods, { password: false, workAccount: true });
  confirmation.confirmWorkAccount.mockRejectedValueOnce(new AppError('unauthenticated', 'Your session ended. Sign in again.'));
  await ask();

  await userEvent.click(confirmButton());

  await screen.findByText('Your session ended. Sign in again.');
  expect(commands.deleteMyAccount).not.toHaveBeenCalled();
});

it('shows why a last admin can’t delete their account', async () => {
  await ask();
  commands.deleteMyAccount.mockRejectedValue(new AppError('failed-precondition', 'A Super Admin has to appoint another admin first.'));

  await userEvent.click(confirmButton());

  expect(await screen.findByText('A Super Admin has to appoint another admin first.')).toBeTruthy();
  expect(screen.getByLabelText('Place').textContent).toBe('/here');
});

it('confirms with the work account where there is no password, and promises no mail to an address that is not verified', async () => {
  Object.assign(methods, { password: false, workAccount: true });
  await ask(false);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('dialog').textContent).not.toContain('email');

  await userEvent.click(confirmButton());

  await waitFor(() => expect(confirmation.confirmWorkAccount).toHaveBeenCalledOnce());
});
