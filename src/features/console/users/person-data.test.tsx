import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import type { FoundPerson } from '@/domain/personal-data/found';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { renderConsole } from '../testing/render-console';
import { UsersMode } from './users-mode';

const { call, download } = vi.hoisted(() => ({ call: vi.fn(), download: vi.fn() }));
vi.mock('@/backend/callables', () => ({ call }));
vi.mock('@/ui/download', () => ({ download }));
vi.mock('@/ui/toast');
vi.mock('client-zip', () => ({ downloadZip: () => ({ blob: async () => 'archive' }) }));

const found: FoundPerson = {
  person: { uid: '', email: 'guest@acme.example', name: '' },
  hasAccount: false,
  places: [{ path: 'collaboration/{invitation}', title: 'Invitations to tours and collections', about: 2, named: 0 }],
  files: 3,
  texts: [{ path: 'tours/hall', fields: ['description'] }],
  textCount: 1,
  backupsUntil: Date.UTC(2028, 0, 3),
  stays: [{ title: 'Audit log of the platform', count: 4, reason: 'for a year' }],
};

const answers: Record<string, () => unknown> = {};
beforeEach(() => {
  standInForDialogs();
  Object.assign(answers, {
    findPerson: () => found,
    erasePerson: () => found,
    exportPerson: () => ({ ...found, exportedAt: '', account: null, places: [], files: [] }),
  });
  call.mockReset().mockImplementation(async (name: string) => answers[name]?.());
});
afterEach(cleanup);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
async function look() {
  await renderConsole({ page: <UsersMode />, at: '/dashboard/console/users?tab=person&address=Guest@acme.example' });
  await press('Look for their data');
  return within(await screen.findByRole('region', { name: 'Data of guest@acme.example' }));
}

it('lists what is found of somebody without an account, what is not changed, and what stays', async () => {
  const result = await look();

  expect(sent('findPerson')).toEqual([{ address: 'guest@acme.example' }]);
  expect(result.getByRole('row', { name: /^Invitations to tours and collections.* 2 0$/ })).toBeTruthy();
  expect(result.getByRole('row', { name: 'Files they uploaded 0 3' })).toBeTruthy();
  expect(result.getByText('tours/hall').closest('li')?.textContent).toBe('tours/hall description');
  expect(result.getByText('Audit log of the platform, 4: for a year.')).toBeTruthy();
  expect(result.getByText(/^Backups, until 3 January 2028 at the latest\./)).toBeTruthy();
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
});

it('says where all texts are listed, where there are more than it lists', async () => {
  answers.findPerson = () => ({ ...found, textCount: 1234 });
  const result = await look();

  expect(result.getByText(/Only the first 500 of 1,234 are listed here\. Before you erase, let an operator list all of them/)).toBeTruthy();
});

it('asks for an address before it looks, and says why it could not', async () => {
  await renderConsole({ page: <UsersMode />, at: '/dashboard/console/users?tab=person' });
  await press('Look for their data');
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy();

  answers.findPerson = () => Promise.reject(new AppError('unavailable', 'The connection was lost.'));
  await userEvent.type(screen.getByLabelText('Address of the person'), 'guest@acme.example');
  await press('Look for their data');

  expect((await screen.findByRole('alert')).textContent).toBe('The connection was lost.');
});

it('downloads the data', async () => {
  await look();
  await press('Download the data');

  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(sent('exportPerson')).toEqual([{ address: 'guest@acme.example' }]);
});

it('erases after the address is typed, shows a refusal, and then what stays', async () => {
  answers.erasePerson = () => Promise.reject(new AppError('failed-precondition', 'This is the account of the last admin.'));
  await look();
  await press('Erase this person');
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase guest@acme.example?' }));
  const erase = dialog.getByRole<HTMLButtonElement>('button', { name: 'Erase' });
  expect(erase.disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Type the address to confirm'), 'guest@acme.example');
  await userEvent.click(erase);
  expect((await dialog.findByRole('alert')).textContent).toBe('This is the account of the last admin.');

  answers.erasePerson = () => found;
  await userEvent.click(erase);

  expect(await screen.findByText('guest@acme.example is erased. This is what was found, and what stays.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What was deleted or rewritten' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase this person' })).toBeNull();
});
