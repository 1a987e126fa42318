import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anInvitation, openAt, somebody } from '../testing/open-at';

// the first test that shows a screen also loads its code
configure({ asyncUtilTimeout: 10_000 });

// jsdom neither scrolls nor has a network
beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const member = somebody({ organization: 'Acme', role: 'user' });
const admin = somebody({ admin: true });
const nobodys = somebody();
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the account root', () => {
  it.each(['/', '/dashboard'])('AUTH-039 AUTH-045 ROUTE-010 leads a member from %s to the tours of their organization', async (root) => {
    const { address } = await openAt(root, { who: member });

    await waitFor(() => expect(address()).toBe('/dashboard/tours'));
  });

  it('AUTH-045 ROUTE-011 shows a global admin the organizations', async () => {
    await openAt('/dashboard', { who: admin, organizations: ['Acme', 'Northlight'] });

    expect(await heading('Organizations')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Northlight' }).getAttribute('href')).toBe('/o/Northlight');
  });

  it('AUTH-044 AUTH-045 shows anyone else what is shared with them', async () => {
    await openAt('/', { who: nobodys, invitations: [anInvitation('hall', { accessLevel: 'readUpdate' })] });

    expect(await heading('Welcome, Ada')).toBeDefined();
    expect(screen.getByRole('link', { name: /hall/ }).getAttribute('href')).toBe('/dashboard/tours/landing/hall');
    expect(screen.getByText('Can View and Edit')).toBeDefined();
  });

  it.each([
    ['AUTH-036 AUTH-038', 'a member', member],
    ['AUTH-037 AUTH-038', 'someone without an organization', nobodys],
    ['AUTH-036', 'a global admin', admin],
  ])('AUTH-036 AUTH-037 AUTH-038 (%s) leads %s where the redirect parameter says', async (_id, _who, who) => {
    const { address } = await openAt('/dashboard?redirect=%2Fhelp%3Fabout%3Dtours', { who });

    await waitFor(() => expect(address()).toBe('/help?about=tours'));
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)', '/\\elsewhere.example'])(
    'AUTH-036 leads nobody to %s',
    async (target) => {
      const { address } = await openAt(`/dashboard?redirect=${encodeURIComponent(target)}`, { who: member });

      await waitFor(() => expect(address()).toBe('/dashboard/tours'));
    },
  );
});

describe('the gates of the dashboard', () => {
  it.each(['/dashboard/tours', '/dashboard/tour/t1/play', '/admin', '/theme', '/dashboard/my-page'])(
    'AUTH-042 shows the not-verified notice in place of %s',
    async (path) => {
      await openAt(path, { who: somebody({ organization: 'Acme', role: 'ultrauser', email_verified: false }) });

      expect(await heading(/verif/i)).toBeDefined();
    },
  );

  it.each([
    ['shows the not-verified notice to a work account whose address is not verified', false, /verif/i],
    ['lets a work account pass whose address is verified', true, 'Theme'],
  ])('%s [AUTH-042 AUTH-046]', async (_what, verified, title) => {
    const who = somebody({ organization: 'Acme', email_verified: verified, firebase: { sign_in_provider: 'microsoft.com' } });

    await openAt('/theme', { who });

    expect(await heading(title)).toBeDefined();
  });

  it('AUTH-043 ROUTE-034 gives a member the pages of their organization', async () => {
    await openAt('/theme', { who: member });

    expect(await heading('Theme')).toBeDefined();
    expect(screen.getByText(/The colours of Acme/)).toBeDefined();
  });

  it('AUTH-044 gives anyone else the collaborator view in place of an organization’s pages', async () => {
    await openAt('/theme', { who: nobodys });

    expect(await heading('Welcome, Ada')).toBeDefined();
    expect(screen.getByText('No invitations found.')).toBeDefined();
  });

  it('AUTH-040 tells someone without an organization so on the admin page, and leads them to /dashboard, where they stay', async () => {
    vi.useFakeTimers();
    const { address } = await openAt('/admin', { who: nobodys });

    expect(screen.getByRole('heading', { level: 1, name: 'Missing user organization' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2000));

    expect(address()).toBe('/dashboard');
    expect(screen.queryByText('Missing user organization')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(address()).toBe('/dashboard');
  });

  it('AUTH-040 leads a member from the admin page to their tours; a global admin stays', async () => {
    const { address } = await openAt('/admin', { who: member });
    await waitFor(() => expect(address()).toBe('/dashboard/tours'));
    cleanup();

    await openAt('/admin', { who: admin });

    expect(await heading('Administration')).toBeDefined();
  });
});

describe('choosing an organization', () => {
  it.each(['/o/Acme%20%26%20Sons', '/organization-dashboard/Acme%20%26%20Sons', '/Acme%20%26%20Sons/tours'])(
    'ROUTE-004 ROUTE-006 ROUTE-013 ROUTE-019 %s keeps the choice and goes to the tours after 400 ms',
    async (path) => {
      vi.useFakeTimers();
      const { address } = await openAt(path, { who: admin });

      expect(localStorage.getItem('organizationId')).toBe('Acme & Sons');
      await act(() => vi.advanceTimersByTimeAsync(399));
      expect(address()).toBe(path);
      await act(() => vi.advanceTimersByTimeAsync(1));

      expect(address()).toBe('/dashboard/tours');
    },
  );

  it('ROUTE-005 forgets the choice with /o/reset and goes to the tours', async () => {
    localStorage.setItem('organizationId', 'Acme');
    vi.useFakeTimers();
    const { address } = await openAt('/o/reset', { who: admin });

    await act(() => vi.advanceTimersByTimeAsync(400));

    expect(localStorage.getItem('organizationId')).toBeNull();
    expect(address()).toBe('/dashboard/tours');
  });

  it('ACCESS-020 counts for global admins alone', async () => {
    localStorage.setItem('organizationId', 'Northlight');
    const organizations = ['Acme', 'Northlight'];

    await openAt('/theme', { who: member, organizations });
    expect(await screen.findByText(/The colours of Acme/)).toBeDefined();
    cleanup();
    await openAt('/theme', { who: admin, organizations });

    expect(await screen.findByText(/The colours of Northlight/)).toBeDefined();
  });
});
