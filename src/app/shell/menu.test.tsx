import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { organizationInvitationFrom } from '@/domain/collaboration/organization-invitations';
import { orgId } from '@/domain/ids';
import { notificationFrom } from '@/domain/notifications/notification';
import { showLanguage } from '@/language/show-language';
import { anInvitation, aUser, openAt } from '../testing/open-at';
import { DashboardShell } from './dashboard-shell';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const open = (claims: object, more: Parameters<typeof openAt>[1] = {}) =>
  openAt('/dashboard/tutorials', { who: aUser({ ...claims }), frame: <DashboardShell />, ...more });
const menu = () => within(screen.getByRole('complementary', { name: 'Side menu' }));
const items = () =>
  within(menu().getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the side menu', () => {
  it('has the organization’s pages, Shared with me, Tutorials and Sign out [UI-001 UI-014]', async () => {
    await open({ organization: 'Acme', role: 'superuser' });

    expect(items()).toEqual([
      'Overview',
      'Tours',
      'Map',
      'Collections',
      'Locations',
      'Settings',
      'Collaborators',
      'Members',
      'Shared with me',
      'Tutorials',
    ]);
    expect(menu().getByRole('button', { name: 'Sign out' })).toBeDefined();
  });

  it('is in the language of its page, with the number of invitations in words', async () => {
    await act(() => showLanguage('ar'));
    await openAt('/dashboard/my-page', {
      who: aUser({ organization: 'Acme', role: 'user' }),
      frame: <DashboardShell />,
      invitations: ['hall', 'barn', 'roof'].map((id) => anInvitation(id)),
    });

    const side = within(screen.getByRole('complementary', { name: 'القائمة الجانبية' }));
    side.getByRole('link', { name: /^تمت مشاركتها معي، 3 دعوات/ });
    side.getByRole('link', { name: 'المجموعات' });
    side.getByRole('button', { name: 'تسجيل الخروج' });
    side.getByText('مُشاهد · Acme');
    await waitFor(() => expect(document.title).toBe('Acme - تمت مشاركتها معي'));
    expect(side.queryByText(/Tours|Settings|Sign out/)).toBeNull();
    await act(() => showLanguage('en'));
  });

  it('begins with the logo, which leads home', async () => {
    await open({ organization: 'Acme', role: 'superuser' });

    expect(menu().getByRole('link', { name: 'Loggia, home' }).getAttribute('href')).toBe('/');
  });

  it('has only the verification until the email address is verified [AUTH-042]', async () => {
    await openAt('/user/profile', {
      who: aUser({ organization: 'Acme', role: 'superuser', email_verified: false }),
      frame: <DashboardShell />,
    });

    expect(items()).toEqual(['Verify your email']);
    expect(menu().queryByRole('link', { name: 'Notifications' })).toBeNull();
    expect(menu().getByRole('button', { name: 'Sign out' })).toBeDefined();
  });

  it('links Shared with me to my-page and Collaborators to collaborations [UI-013]', async () => {
    await open({ organization: 'Acme', role: 'superuser' });
    const target = (name: string) => menu().getByRole('link', { name }).getAttribute('href');

    expect(target('Shared with me')).toBe('/dashboard/my-page');
    expect(target('Collaborators')).toBe('/dashboard/collaborations');
    expect(target('Locations')).toBe('/dashboard/locations');
    expect(target('Tutorials')).toBe('/dashboard/tutorials');
  });

  it('counts the active invitations [UI-001]', async () => {
    const past = new Date('2020-01-01');
    await open(
      { organization: 'Acme', role: 'superuser' },
      { invitations: [anInvitation('hall'), anInvitation('tower'), anInvitation('attic', { expires: past })] },
    );

    expect(menu().getByRole('link', { name: 'Shared with me, 2 invitations' })).toBeDefined();
  });

  it('counts the invitations to organizations too [UI-001 COLLAB-046]', async () => {
    const invitation = organizationInvitationFrom('org_Northlight-ada@acme.example', {
      to: 'ada@acme.example',
      organization: 'Northlight',
    });
    await open({ organization: 'Acme' }, { invitations: [anInvitation('hall')], organizationInvitations: [invitation] });

    expect(menu().getByRole('link', { name: 'Shared with me, 2 invitations' })).toBeDefined();
  });

  it('counts what the user has not read, also for screen readers', async () => {
    const notifications = ['n1', 'n2'].map((id) => notificationFrom(id, { kind: 'mention', about: 'tours/hall' }));
    await open({ organization: 'Acme', role: 'user' }, { notifications });

    expect(menu().getByRole('link', { name: 'Notifications, 2 unread' }).getAttribute('href')).toBe('/dashboard/notifications');
    expect(menu().getByRole('status').textContent).toBe('2 unread notifications');
  });

  it('shows no badge without invitations [UI-001]', async () => {
    await open({ organization: 'Acme', role: 'superuser' });

    expect(menu().getByRole('link', { name: 'Shared with me' }).textContent).toBe('Shared with me');
  });

  it('has no Collaborators for a viewer [ACCESS-016]', async () => {
    await open({ organization: 'Acme', role: 'user' });

    expect(items()).not.toContain('Collaborators');
    expect(items()).toContain('Tours');
  });

  it('has no organization pages for a user without one [AUTH-044]', async () => {
    await open({});

    expect(items()).toEqual(['Shared with me', 'Tutorials']);
  });

  it('has the list of organizations only for global admins [ACCESS-019]', async () => {
    await open({ admin: true });

    expect(items()).toEqual(['Shared with me', 'Tutorials', 'Organizations', 'Administration']);
  });

  it('has the list of organizations for a directory admin, whose role it names [ACCESS-019 ACCESS-021]', async () => {
    const directory = { admins: ['ada@acme.example'], organizations: [orgId('Northlight')] };
    localStorage.setItem('organizationId', 'Northlight');
    await open({}, { directory, organizations: ['Northlight'] });

    expect(items()).toContain('Tours');
    expect(items().at(-1)).toBe('Organizations');
    expect(menu().getByText('Directory admin · Northlight')).toBeDefined();
    expect(menu().queryByText(/Guest/)).toBeNull();
  });

  it('leads a member who is a directory admin to the list, not to their own organization [ACCESS-021]', async () => {
    const directory = { admins: ['ada@acme.example'], organizations: [orgId('Northlight')] };
    await open({ organization: 'Acme', role: 'superuser' }, { directory, organizations: ['Acme', 'Northlight'] });

    expect(menu().getByRole('link', { name: 'Organizations' }).getAttribute('href')).toBe('/dashboard/organizations');
    expect(menu().getByText('Editor · Acme')).toBeDefined();
  });

  it('has no pages of a chosen organization that does not exist [ACCESS-020]', async () => {
    localStorage.setItem('organizationId', 'Nowhere');
    await open({ admin: true }, { missingOrganization: 'Nowhere' });

    expect(items()).not.toContain('Tours');
    expect(menu().queryByText(/Nowhere/)).toBeNull();
  });

  it('names the tour that is open, with its landing page and the way into it [UI-002]', async () => {
    const who = aUser({ organization: 'Acme', role: 'user' });
    await open({ organization: 'Acme', role: 'user' });
    expect(menu().queryByRole('link', { name: 'Explore' })).toBeNull();
    cleanup();

    await openAt('/dashboard/tours/landing/hall', {
      who,
      tours: { hall: { name: 'The hall', organization: 'Acme' } },
      frame: <DashboardShell />,
    });

    const tour = within(menu().getByRole('region', { name: 'The hall' }));
    expect(tour.getByRole('link', { name: 'Landing Page' }).getAttribute('href')).toBe('/dashboard/tours/landing/hall');
    expect(tour.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/dashboard/tour/hall/play');
  });

  it('can be skipped by keyboard', async () => {
    const user = userEvent.setup();
    await open({ organization: 'Acme', role: 'user' });

    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await user.keyboard('{Enter}');

    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('collapses to icons that keep their names, and stores that [UI-003 MODEL-092]', async () => {
    const user = userEvent.setup();
    await open({ organization: 'Acme', role: 'user' });

    await user.click(screen.getByRole('button', { name: 'Collapse menu' }));

    expect(localStorage.getItem('menuExpanded')).toBe('false');
    expect(menu().getByRole('link', { name: 'Tours' }).getAttribute('title')).toBe('Tours');
    await user.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(localStorage.getItem('menuExpanded')).toBe('true');
  });

  it('opens over the page on small screens and closes on navigation [UI-003]', async () => {
    const user = userEvent.setup();
    await open({ organization: 'Acme', role: 'user' });

    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const sheet = screen.getByRole('dialog', { name: 'Menu' });
    // `use` resumes only after an awaited act
    await act(async () => {
      await user.click(within(sheet).getByRole('link', { name: 'Map' }));
      await import('@/features/map/map-screen');
    });

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });
});
