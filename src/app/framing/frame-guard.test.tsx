import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRemembered, mayBeSignedIn, rememberSignedIn } from '@/backend/auth/remembered';
import { knownUser, signedInUid } from '@/backend/auth/signed-in';
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

beforeEach(() => rememberSignedIn(true));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  drawn.mockClear();
  auth.currentUser.mockClear();
  rememberSignedIn(false);
  at('');
});

describe('in a frame', () => {
  it('draws nothing of the dashboard, and links to a window of its own', async () => {
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

  it('draws a public tour, until that leads to the dashboard', async () => {
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

  it('knows nobody, whoever is signed in', async () => {
    framed();

    expect([mayBeSignedIn(), isRemembered()]).toEqual([false, false]);
    expect([await knownUser(), await signedInUid()]).toEqual([null, '']);
    expect(auth.currentUser).not.toHaveBeenCalled();
  });
});

it('on its own knows who is signed in, and draws every page', async () => {
  at('/dashboard/tours');

  render(
    <FrameGuard>
      <App />
    </FrameGuard>,
  );

  expect(screen.getByText('The app')).toBeTruthy();
  expect([mayBeSignedIn(), await signedInUid()]).toEqual([true, 'ada']);
});
