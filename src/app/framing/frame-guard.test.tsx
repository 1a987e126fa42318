import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoredUser, signedInUid } from '@/backend/auth/signed-in';
import { mayBeSignedIn, storedUser, storeSignOut, storeUser } from '@/backend/auth/stored-user';
import { identityFrom } from '@/domain/access/identity';
import { FrameGuard } from './frame-guard';

const drawn = vi.fn(() => <p>The app</p>);
const App = () => drawn();
const auth = vi.hoisted(() => ({ currentUser: vi.fn(async () => ({ uid: 'ada' })) }));
vi.mock('@/backend/auth/auth', () => auth);

const at = (path: string) => {
  window.location.hash = path;
  window.dispatchEvent(new HashChangeEvent('hashchange'));
};
const framed = () => vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);

const ada = identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, {});

beforeEach(() => storeUser(ada));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  drawn.mockClear();
  auth.currentUser.mockClear();
  storeSignOut();
  at('');
});

describe('in a frame', () => {
  it('does not render the dashboard, and links to a new window', async () => {
    framed();
    at('/dashboard/tours');

    render(
      <FrameGuard>
        <App />
      </FrameGuard>,
    );

    const link = await screen.findByRole('link', { name: 'Open in a new window' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      `${location.origin}/#/dashboard/tours`,
      '_blank',
      'noopener noreferrer',
    ]);
    expect(drawn).not.toHaveBeenCalled();
  });

  it('renders a public tour, until it navigates to the dashboard', async () => {
    framed();
    at('/digital-twin/t1/play');
    render(
      <FrameGuard>
        <App />
      </FrameGuard>,
    );
    expect(screen.getByText('The app')).toBeTruthy();

    act(() => at('/dashboard?redirect=%2Fdigital-twin%2Ft1'));

    const link = await screen.findByRole('link', { name: 'Open in a new window' });
    expect(screen.queryByText('The app')).toBeNull();
    expect(link.getAttribute('href')).toContain('#/dashboard?redirect=');
  });

  it('has no user, even if one is signed in', async () => {
    framed();

    expect([mayBeSignedIn(), storedUser()]).toEqual([false, null]);
    expect([await restoredUser(), await signedInUid()]).toEqual([null, '']);
    expect(auth.currentUser).not.toHaveBeenCalled();
  });
});

it('knows the user and renders every page outside a frame', async () => {
  at('/dashboard/tours');

  render(
    <FrameGuard>
      <App />
    </FrameGuard>,
  );

  expect(screen.getByText('The app')).toBeTruthy();
  expect([mayBeSignedIn(), storedUser(), await signedInUid()]).toEqual([true, ada, 'ada']);
});
