import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { moduleQueries } from '@/backend/modules/queries';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import { directoryFrom } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { moduleFrom } from '@/domain/modules';
import { toastSuccess } from '@/ui/toast';
import { renderOrganization } from '../testing/render-organization';

const updateOrganization = vi.hoisted(() => vi.fn());
vi.mock('@/backend/organizations/commands', () => ({ updateOrganization }));
vi.mock('@/ui/toast');

const user = userEvent.setup();
const modules = [moduleFrom('measure', { name: 'Measure', createdAt: 1 }), moduleFrom('stages', { name: 'Stages', createdAt: 2 })];
const show = (claims = {}) =>
  renderOrganization({
    stored: {
      name: 'Acme',
      status: true,
      members: ['a', 'b'],
      modules: ['measure', 'old'],
      iconDescription: [{ ref: 'red', description: 'Danger' }],
    },
    claims: { admin: true, ...claims },
    cached: [
      [moduleQueries.all().queryKey, modules],
      [applicationQueries.directory().queryKey, directoryFrom({})],
      [organizationLimitQueries.usage(orgId('Acme')).queryKey, []],
      [organizationLimitQueries.limits(orgId('Acme')).queryKey, null],
      [organizationLimitQueries.standstill(orgId('Acme')).queryKey, null],
    ],
  });
const form = (name: string) => within(screen.getByRole('form', { name }));

beforeEach(() => {
  vi.resetAllMocks();
  updateOrganization.mockResolvedValue(undefined);
});
afterEach(cleanup);

describe('an organization, whole', () => {
  it('has its id, a way to its dashboard, logo, colours and their preview [ADMIN-013 ADMIN-014 ADMIN-018 OLD-001 ROUTE-014]', async () => {
    await show();

    expect(screen.getByText('Acme · 2 members')).toBeDefined();
    expect(screen.getByRole('link', { name: 'GO TO DASHBOARD' }).getAttribute('href')).toBe('/o/Acme');
    expect(screen.getByRole('button', { name: 'Upload a logo' })).toBeDefined();
    expect(screen.getByRole('form', { name: 'Theme' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Preview' })).toBeDefined();
  });

  it('saves name, status and the meaning of each colour together [ADMIN-014 ADMIN-015 ADMIN-016 OLD-002]', async () => {
    await show();
    const whole = form('Organization');
    expect(
      ['Black', 'Blue', 'Green', 'Pink', 'Purple', 'Red', 'Teal', 'White'].filter((name) => !whole.queryByRole('textbox', { name })),
    ).toEqual([]);
    expect(whole.getByRole<HTMLInputElement>('textbox', { name: 'Red' }).value).toBe('Danger');

    await user.type(whole.getByRole('textbox', { name: 'Blue' }), 'Water');
    await user.click(whole.getByRole('switch', { name: 'Status' }));
    expect(screen.getByRole('dialog', { name: 'Switch Acme off?' }).textContent).toContain('Nothing new can be published');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Switch off' }));
    await user.click(whole.getByRole('button', { name: 'Save Organization Settings' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Settings saved!'));
    const [[changes]] = updateOrganization.mock.calls as [[{ iconDescription: { ref: string; description: string }[] }]];
    expect(changes).toMatchObject({ id: orgId('Acme'), name: 'Acme', status: false });
    expect(
      changes.iconDescription.filter(({ description }) => description !== '').map(({ ref, description }) => [ref, description]),
    ).toEqual([
      ['blue', 'Water'],
      ['red', 'Danger'],
    ]);
  });

  it('has its modules as a list of boxes, also one that no longer exists [ADMIN-017 OLD-002]', async () => {
    await show();
    const list = form('Modules');
    expect(list.getByText('All changes saved')).toBeDefined();
    expect(list.getAllByRole('checkbox').map((box) => [box.getAttribute('id') && (box as HTMLInputElement).checked])).toEqual([
      [false],
      [true],
      [true],
    ]);

    await user.click(list.getByRole('checkbox', { name: 'Stages' }));
    await user.click(list.getByRole('checkbox', { name: 'old' }));
    await user.click(list.getByRole('button', { name: 'Save Modules' }));

    await waitFor(() => expect(updateOrganization.mock.calls).toEqual([[{ id: 'Acme', modules: ['measure', 'stages'] }]]));
  });

  it('is edited by its admins without status and modules, which they may not write [OLD-002 ACCESS-071]', async () => {
    await show({ admin: false, role: 'ultrauser', organization: 'Acme' });
    const whole = form('Organization');
    expect(whole.queryByRole('switch', { name: 'Status' })).toBeNull();
    expect(screen.queryByRole('form', { name: 'Modules' })).toBeNull();
    expect(screen.getByRole('form', { name: 'Theme' })).toBeDefined();

    await user.type(whole.getByRole('textbox', { name: 'Blue' }), 'Water');
    await user.click(whole.getByRole('button', { name: 'Save Organization Settings' }));

    await waitFor(() => expect(updateOrganization).toHaveBeenCalledOnce());
    expect(Object.keys(updateOrganization.mock.calls[0]?.[0]).toSorted()).toEqual(['iconDescription', 'id', 'name']);
  });

  it.each([
    { role: 'superuser', organization: 'Acme' },
    { role: 'ultrauser', organization: 'Other' },
  ])('is not edited by others: %o [ACCESS-071]', async (claims) => {
    await show({ admin: false, ...claims });

    expect(screen.getByText('You don’t have permission to edit this organization.')).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
