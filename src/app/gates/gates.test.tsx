import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orgId } from '@/domain/ids';
import { toastError } from '@/ui/toast';
import { anInvitation, aUser, openAt } from '../testing/open-at';

vi.mock('@/ui/toast');
// the first test that renders a screen also loads its code
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no scrolling
beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const member = aUser({ organization: 'Acme', role: 'user' });
const admin = aUser({ admin: true });
const nobodys = aUser();
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the account root', () => {
  it.each(['/', '/dashboard'])(
    'redirects a member from %s to the tours of their organization [AUTH-039 AUTH-045 ROUTE-010]',
    async (root) => {
      const { address } = await openAt(root, { who: member });

      await waitFor(() => expect(address()).toBe('/dashboard/tours'));
    },
  );

  it('shows a global admin the organizations [AUTH-045 ROUTE-011]', async () => {
    await openAt('/dashboard', { who: admin, organizations: ['Acme', 'Northlight'] });

    expect(await heading('Organizations')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Northlight' }).getAttribute('href')).toBe('/o/Northlight');
  });

  it('shows everyone else what is shared with them [AUTH-044 AUTH-045]', async () => {
    await openAt('/', { who: nobodys, invitations: [anInvitation('hall', { accessLevel: 'readUpdate' })] });

    expect(await heading('Welcome, Ada')).toBeDefined();
    expect(screen.getByRole('link', { name: /hall/ }).getAttribute('href')).toBe('/dashboard/tours/landing/hall');
    expect(screen.getByText('Can View and Edit')).toBeDefined();
  });

  it.each([
    ['AUTH-036 AUTH-038', 'a member', member],
    ['AUTH-037 AUTH-038', 'someone without an organization', nobodys],
    ['AUTH-036', 'a global admin', admin],
  ])('(%s) redirects %s to the target of the redirect parameter [AUTH-036 AUTH-037 AUTH-038]', async (_id, _who, who) => {
    const { address } = await openAt('/dashboard?redirect=%2Fhelp%3Fabout%3Dtours', { who });

    await waitFor(() => expect(address()).toBe('/help?about=tours'));
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)', '/\\elsewhere.example'])(
    'never redirects to %s [AUTH-036]',
    async (target) => {
      const { address } = await openAt(`/dashboard?redirect=${encodeURIComponent(target)}`, { who: member });

      await waitFor(() => expect(address()).toBe('/dashboard/tours'));
    },
  );
});

describe('the gates of the dashboard', () => {
  it.each(['/dashboard/tours', '/dashboard/tour/t1/play', '/module/m1', '/theme', '/dashboard/my-page'])(
    'shows the not-verified notice instead of %s [AUTH-042]',
    async (path) => {
      await openAt(path, { who: aUser({ organization: 'Acme', role: 'ultrauser', email_verified: false }) });

      expect(await heading(/verif/i)).toBeDefined();
    },
  );

  it.each([
    ['shows the not-verified notice to a work account with an unverified email address', false, /verif/i],
    ['lets a work account with a verified email address in', true, 'Theme'],
  ])('%s [AUTH-042 AUTH-046]', async (_what, verified, title) => {
    const who = aUser({ organization: 'Acme', email_verified: verified, firebase: { sign_in_provider: 'microsoft.com' } });

    await openAt('/theme', { who });

    expect(await heading(title)).toBeDefined();
  });

  it('shows a member the pages of their organization [AUTH-043 ROUTE-034]', async () => {
    await openAt('/theme', { who: member });

    expect(await heading('Theme')).toBeDefined();
    expect(screen.getByText(/The colours of Acme/)).toBeDefined();
  });

  it('shows everyone else the collaborator view instead of an organization’s pages [AUTH-044]', async () => {
    await openAt('/theme', { who: nobodys });

    expect(await heading('Welcome, Ada')).toBeDefined();
    expect(screen.getByText('No invitations found.')).toBeDefined();
  });

  it('shows a user without an organization a notice on a page of global admins, then redirects to /dashboard once [AUTH-040]', async () => {
    await import('./admins-only');
    vi.useFakeTimers();
    const { address } = await openAt('/module/m1', { who: nobodys });
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(screen.getByRole('heading', { level: 1, name: 'This page is for Loggia administrators.' })).toBeDefined();
    expect(screen.getByText('Missing user organization')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2000));

    expect(address()).toBe('/dashboard');
    expect(screen.queryByText('Missing user organization')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(address()).toBe('/dashboard');
  });

  it('redirects a member from a page of global admins to their tours, but not a global admin [AUTH-040]', async () => {
    const { address } = await openAt('/module/m1', { who: member });
    await waitFor(() => expect(address()).toBe('/dashboard/tours'));
    expect(toastError).toHaveBeenCalledWith('This page is for Loggia administrators.');
    cleanup();

    const opened = await openAt('/module/m1', { who: admin });

    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(opened.address()).toBe('/module/m1');
  });
});

describe('a directory admin', () => {
  const directory = { admins: ['ada@acme.example'], organizations: ['Northlight', 'Meridian', 'Gone'].map(orgId) };
  const organizations = ['Acme', 'Northlight', 'Meridian'];
  const listed = () =>
    within(screen.getByRole('list', { name: 'Organizations' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it.each(['/', '/dashboard/tours', '/dashboard/organizations'])(
    'sees at %s the organizations of the directory that exist [ACCESS-021 ACCESS-019]',
    async (path) => {
      await openAt(path, { who: nobodys, organizations, directory });

      expect(await heading('Organizations')).toBeDefined();
      expect(listed()).toEqual(['Meridian', 'Northlight']);
      expect(screen.getByRole('link', { name: 'Northlight' }).getAttribute('href')).toBe('/o/Northlight');
    },
  );

  it('opens the organization they chose, and no other [ACCESS-020 ACCESS-021]', async () => {
    localStorage.setItem('organizationId', 'Northlight');
    await openAt('/theme', { who: nobodys, organizations, directory });
    expect(await screen.findByText(/The colours of Northlight/)).toBeDefined();
    cleanup();

    localStorage.setItem('organizationId', 'Acme');
    await openAt('/theme', { who: nobodys, organizations, directory });

    expect(await heading('Organizations')).toBeDefined();
  });

  it('who is a member too has their own organization among them [ACCESS-021]', async () => {
    await openAt('/dashboard/organizations', { who: member, organizations, directory });

    expect(await heading('Organizations')).toBeDefined();
    expect(listed()).toEqual(['Acme', 'Meridian', 'Northlight']);
    expect(screen.getByText('Open now')).toBeDefined();
  });

  it('is told when the organization they chose no longer exists [ACCESS-020 ACCESS-021]', async () => {
    localStorage.setItem('organizationId', 'Gone');

    await openAt('/theme', { who: nobodys, organizations, directory, missingOrganization: 'Gone' });

    expect(await heading('Organization not found')).toBeDefined();
  });

  it('is stored in this browser as such, unlike a global admin [ACCESS-021]', async () => {
    await openAt('/', { who: admin, organizations });
    expect(localStorage.getItem('directoryAdmin')).toBeNull();
    cleanup();

    await openAt('/', { who: nobodys, organizations, directory });

    expect(localStorage.getItem('directoryAdmin')).toBe('u1');
  });

  it('of this browser is not taken for a guest while the directory is loading [ACCESS-021]', async () => {
    localStorage.setItem('directoryAdmin', 'u1');

    await openAt('/', { who: nobodys, organizations });

    expect(screen.queryByText('Welcome, Ada')).toBeNull();
  });

  it('is nobody else: the list of organizations leads a member home [ACCESS-021]', async () => {
    const { address } = await openAt('/dashboard/organizations', {
      who: member,
      organizations,
      directory: { admins: [], organizations: [] },
    });

    await waitFor(() => expect(address()).toBe('/dashboard/tours'));
  });
});

describe('choosing an organization', () => {
  it.each(['/o/Acme%20%26%20Sons', '/organization-dashboard/Acme%20%26%20Sons', '/Acme%20%26%20Sons/tours'])(
    '%s stores the choice and redirects to the tours after 400 ms [ROUTE-004 ROUTE-006 ROUTE-013 ROUTE-019 MODEL-092]',
    async (path) => {
      vi.useFakeTimers();
      // one who belongs to another is recorded first (set-organization.test.tsx)
      const { address } = await openAt(path, { who: aUser({ admin: true, organization: 'Acme & Sons' }) });

      expect(localStorage.getItem('organizationId')).toBe('Acme & Sons');
      await act(() => vi.advanceTimersByTimeAsync(399));
      expect(address()).toBe(path);
      await act(() => vi.advanceTimersByTimeAsync(1));

      expect(address()).toBe('/dashboard/tours');
    },
  );

  it('clears the choice with /o/reset and redirects to the tours [ROUTE-005]', async () => {
    localStorage.setItem('organizationId', 'Acme');
    vi.useFakeTimers();
    const { address } = await openAt('/o/reset', { who: admin });

    await act(() => vi.advanceTimersByTimeAsync(400));

    expect(localStorage.getItem('organizationId')).toBeNull();
    expect(address()).toBe('/dashboard/tours');
  });

  it('says that there is no organization of that name, and leads back to the list [ACCESS-020]', async () => {
    localStorage.setItem('organizationId', 'Nowhere');

    await openAt('/theme', { who: admin, missingOrganization: 'Nowhere' });

    expect(await heading('Organization not found')).toBeDefined();
    expect(screen.getByText('There is no organization “Nowhere”.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose another organization' }).getAttribute('href')).toBe('/o/reset');
  });

  it('applies only to global admins [ACCESS-020]', async () => {
    localStorage.setItem('organizationId', 'Northlight');
    const organizations = ['Acme', 'Northlight'];

    await openAt('/theme', { who: member, organizations });
    expect(await screen.findByText(/The colours of Acme/)).toBeDefined();
    cleanup();
    await openAt('/theme', { who: admin, organizations });

    expect(await screen.findByText(/The colours of Northlight/)).toBeDefined();
  });
});
