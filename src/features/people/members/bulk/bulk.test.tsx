import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { peopleQueries } from '@/backend/people/queries';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { listedUsersFrom } from '@/domain/people/listed-users';
import { memberFrom } from '@/domain/people/organization-members';
import { aUser, renderFor } from '../../testing/render-people';
import { ManageUsers } from '../manage-users';

const commands = vi.hoisted(() => ({
  setUserRole: vi.fn(async (_: { uid: string; role: string }) => 'success'),
  deleteUser: vi.fn(async () => undefined),
  removeMember: vi.fn(async (_: { uid: string }): Promise<unknown> => null),
  undoRemoval: vi.fn(async () => undefined),
}));
const callables = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/backend/people/commands', () => commands);
vi.mock('@/backend/callables', () => callables);

beforeEach(() => {
  // jsdom has no layout: the table is ten rows high
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  HTMLElement.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

const acme = orgId('Acme');
const account = (uid: string, claims: object) => ({
  uid,
  email: `${uid}@acme.example`,
  displayName: '',
  emailVerified: true,
  customClaims: { organization: 'Acme', ...claims },
  metadata: {},
});
const accounts = (bo = 'superuser') => [
  account('ada', { role: 'ultrauser' }),
  account('bo', { role: bo }),
  account('cy', {}),
  account('dee', { role: 'ultrauser' }),
  account('eve', { role: 'user' }),
];
const admin = aUser({ organization: 'Acme', role: 'ultrauser' });
const user = userEvent.setup();
const bar = () => within(screen.getByRole('region', { name: 'Selection' }));

async function open(as: Identity = admin) {
  await renderFor(as, <ManageUsers organization={acme} />, (client) =>
    client.setQueryData(peopleQueries.membersOf(acme).queryKey, listedUsersFrom(accounts()).map(memberFrom)),
  );
}
async function giveAll(role: string) {
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(await bar().findByRole('button', { name: 'Role' }));
  await user.click(screen.getByRole('menuitem', { name: role }));
  return within(await screen.findByRole('dialog', { name: `Give 5 members the role ${role}` }));
}
const sentRoles = () => commands.setUserRole.mock.calls.map(([{ uid, role }]) => `${uid} ${role}`);

describe('many members', () => {
  it('get a role, those who may; who is left out is named with the reason [COLLAB-034]', async () => {
    const dialog = await giveAll('Viewer');

    dialog.getByText('2 get the role Viewer.');
    dialog.getByText(/^For 1 it is a lower one\./);
    dialog.getByText('1 of them has it already.');
    dialog.getByText('2 are left out:');
    dialog.getByText('dee@acme.example: Only a Super Admin can change the role of another admin.');
    dialog.getByText('ada@acme.example: You change your own role by itself, in the menu of your row.');
    await user.click(dialog.getByRole('button', { name: 'Change 2 members' }));

    await dialog.findByText('2 members now have the role Viewer.');
    expect(sentRoles()).toEqual(['bo user', 'cy user']);
    expect(within(screen.getByRole('row', { name: /bo@/ })).getByText('Viewer')).toBeDefined();
  });

  it('have their roles from before again by Undo, but for who had none and who was changed since', async () => {
    callables.call.mockResolvedValue(accounts('user'));
    const dialog = await giveAll('Viewer');
    await user.click(dialog.getByRole('button', { name: 'Change 2 members' }));

    await user.click(await dialog.findByRole('button', { name: 'Undo' }));

    await dialog.findByText('1 member has the role from before again.');
    dialog.getByText(/^: They had no role before, which nobody can give\./);
    expect(sentRoles()).toEqual(['bo user', 'cy user', 'bo superuser']);
  });

  it('keep what somebody else gave them since', async () => {
    callables.call.mockResolvedValue(accounts('ultrauser'));
    const dialog = await giveAll('Viewer');
    await user.click(dialog.getByRole('button', { name: 'Change 2 members' }));

    await user.click(await dialog.findByRole('button', { name: 'Undo' }));

    await dialog.findByText(/Somebody else has changed the role since\./);
    expect(sentRoles()).toEqual(['bo user', 'cy user']);
  });

  it('are removed after a question that names them; one that is refused stays, and is said', async () => {
    commands.removeMember.mockImplementation(async ({ uid }) => {
      if (uid === 'eve') throw new AppError('permission-denied', 'Somebody took your right.');
      return { role: 'user' };
    });
    await open();
    for (const name of ['cy', 'eve', 'dee']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}@acme.example` }));

    await user.click(await bar().findByRole('button', { name: 'Remove from the organization' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 3 members from Acme?' }));
    dialog.getByText('dee@acme.example: Only a Super Admin can remove another admin.');
    await user.click(dialog.getByRole('button', { name: 'Remove 2 members' }));

    await dialog.findByText('1 member was removed.');
    dialog.getByText(/Somebody took your right\./);
    expect(screen.queryByRole('row', { name: /cy@/ })).toBeNull();
    expect(screen.getByRole('row', { name: /eve@/ })).toBeDefined();
    expect(bar().getByRole('status').textContent).toBe('2 selected');

    await user.click(dialog.getByRole('button', { name: 'Undo' }));

    await dialog.findByText('1 person is a member again.');
    expect(commands.undoRemoval).toHaveBeenCalledWith({ uid: 'cy', organization: 'Acme' }, { role: 'user' });
    expect(screen.getByRole('row', { name: /cy@/ })).toBeDefined();
  });

  it('cannot be selected by whoever does not manage them', async () => {
    await open(aUser({ organization: 'Acme', role: 'superuser' }));

    expect(screen.getByRole('row', { name: /bo@/ })).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
