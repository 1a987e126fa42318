import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetUser, mayBeSignedIn, rememberedUser, rememberUser } from '@/backend/auth/remembered';
import { knownUser, signedInUid } from '@/backend/auth/signed-in';
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

beforeEach(() => rememberUser(ada));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  drawn.mockClear();
  auth.currentUser.mockClear();
  forgetUser();
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

    expect([mayBeSignedIn(), rememberedUser()]).toEqual([false, null]);
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
  expect([mayBeSignedIn(), rememberedUser(), await signedInUid()]).toEqual([true, ada, 'ada']);
});
