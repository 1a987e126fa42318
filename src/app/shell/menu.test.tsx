import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anInvitation, openAt, somebody } from '../testing/open-at';
import { DashboardShell } from './dashboard-shell';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // jsdom knows no modal dialogs
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const open = (claims: object, more: Parameters<typeof openAt>[1] = {}) =>
  openAt('/dashboard/tutorials', { who: somebody({ ...claims }), frame: <DashboardShell />, ...more });
const menu = () => within(screen.getByRole('complementary', { name: 'Side menu' }));
const items = () =>
  menu()
    .getAllByRole('link')
    .slice(0, -1)
    .map(({ textContent }) => textContent);

describe('the side menu', () => {
  it('UI-001 UI-014 has the pages of the organization, what is shared, the tutorials, and Sign out', async () => {
    await open({ organization: 'Acme', role: 'superuser' });

    expect(items()).toEqual(['Tours', 'Map', 'Collections', 'Locations', 'Settings', 'Collaborators', 'Shared with me', 'Tutorials']);
    expect(menu().getByRole('button', { name: 'Sign out' })).toBeDefined();
  });

  it('AUTH-042 has nothing but the verification before the address is proven', async () => {
    await openAt('/user/profile', {
      who: somebody({ organization: 'Acme', role: 'superuser', email_verified: false }),
      frame: <DashboardShell />,
    });

    expect(items()).toEqual(['Verify your email']);
    expect(menu().getByRole('button', { name: 'Sign out' })).toBeDefined();
  });

  it('UI-013 leads Shared with me to my-page and Collaborators to collaborations', async () => {
    await open({ organization: 'Acme', role: 'superuser' });
    const target = (name: string) => menu().getByRole('link', { name }).getAttribute('href');

    expect(target('Shared with me')).toBe('/dashboard/my-page');
    expect(target('Collaborators')).toBe('/dashboard/collaborations');
    expect(target('Locations')).toBe('/dashboard/locations');
    expect(target('Tutorials')).toBe('/dashboard/tutorials');
  });

  it('UI-001 counts the invitations in force', async () => {
    const past = new Date('2020-01-01');
    await open(
      { organization: 'Acme', role: 'superuser' },
      { invitations: [anInvitation('hall'), anInvitation('tower'), anInvitation('attic', { expires: past })] },
    );

    expect(menu().getByRole('link', { name: 'Shared with me, 2 invitations' })).toBeDefined();
  });

  it('UI-001 shows no badge without invitations', async () => {
    await open({ organization: 'Acme', role: 'superuser' });

    expect(menu().getByRole('link', { name: 'Shared with me' }).textContent).toBe('Shared with me');
  });

  it('ACCESS-016 has no Collaborators for a viewer', async () => {
    await open({ organization: 'Acme', role: 'user' });

    expect(items()).not.toContain('Collaborators');
    expect(items()).toContain('Tours');
  });

  it('AUTH-044 has no organization’s pages for someone without one', async () => {
    await open({});

    expect(items()).toEqual(['Shared with me', 'Tutorials']);
  });

  it('ACCESS-019 offers the choice of an organization to global admins alone', async () => {
    await open({ admin: true });

    expect(items()).toEqual(['Shared with me', 'Tutorials', 'Organizations', 'Administration']);
  });

  it('UI-003 collapses to icons that keep their names, and remembers it', async () => {
    const user = userEvent.setup();
    await open({ organization: 'Acme', role: 'user' });

    await user.click(screen.getByRole('button', { name: 'Collapse menu' }));

    expect(localStorage.getItem('menuExpanded')).toBe('false');
    expect(menu().getByRole('link', { name: 'Tours' }).getAttribute('title')).toBe('Tours');
    await user.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(localStorage.getItem('menuExpanded')).toBe('true');
  });

  it('UI-003 opens over the page on small screens and closes when one goes somewhere', async () => {
    const user = userEvent.setup();
    await open({ organization: 'Acme', role: 'user' });

    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const sheet = screen.getByRole('dialog', { name: 'Menu' });
    // what `use` waits for goes on only after an act that was awaited
    await act(async () => {
      await user.click(within(sheet).getByRole('link', { name: 'Map' }));
      await import('@/features/pages/coming-page');
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Map' })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });
});
