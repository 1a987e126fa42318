import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '@/domain/access/identity';
import { orgId, userId } from '@/domain/ids';
import type { Session } from './session';

const ada: Identity = {
  uid: userId('ada'),
  email: 'ada@acme.example',
  displayName: 'Ada',
  verified: true,
  role: 'user',
  organization: orgId('Acme'),
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

type Told = (identity: Identity | null) => void;

const remember = (identity: Identity) => localStorage.setItem('lastUser', JSON.stringify({ identity, session: 'open' }));

/** A page of either area, in a browser that remembers this person; `provider` is what the code of accounts is, once it is asked for. */
async function aPage(area: 'dashboard' | 'visitors', remembered: Identity | null = ada) {
  const provider = { asked: vi.fn<(next: Told, failed: (error: unknown) => void) => void>() };
  if (remembered) remember(remembered);
  vi.doMock('@/backend/auth/auth', () => ({ currentUser: async () => null }));
  vi.doMock('@/backend/auth/session', () => ({ watchIdentity: provider.asked }));
  const { useSession, useVisitorSession } = await import('./session');
  const first: Session[] = [];
  const useAreaSession = area === 'dashboard' ? useSession : useVisitorSession;
  const { result } = renderHook(() => {
    const session = useAreaSession();
    first.push(session);
    return session;
  });
  const answer = async (identity: Identity | null) => {
    await vi.waitFor(() => expect(provider.asked).toHaveBeenCalledTimes(1));
    act(() => provider.asked.mock.calls[0]?.[0](identity));
  };
  const shows = (identity: Identity | null) => vi.waitFor(() => expect(result.current).toEqual({ state: 'known', identity }));
  /** Somebody needs the code of accounts, as a request does. */
  const need = async () => (await import('@/backend/auth/signed-in')).knownUser();
  return { result, first: first[0], provider, answer, shows, need };
}

describe('the session', () => {
  it.each(['dashboard', 'visitors'] as const)(
    'AUTH-035 is whom this browser remembers, from the first moment on, before the code of accounts is there: %s',
    async (area) => {
      const { first, provider } = await aPage(area);

      expect(first).toEqual({ state: 'known', identity: ada });
      expect(provider.asked).not.toHaveBeenCalled();
    },
  );

  it('is who the provider says once it knows; the same person with the same claims is no change', async () => {
    const { shows, need, answer, result } = await aPage('dashboard');
    await shows(ada);
    const before = result.current;

    await need();
    await answer({ ...ada });
    expect(result.current).toBe(before);
    await answer({ ...ada, role: 'superuser' });

    await shows({ ...ada, role: 'superuser' });
  });

  it('AUTH-056 asks the provider in any case, soon after the page began', async () => {
    const { shows, answer } = await aPage('dashboard');
    await shows(ada);

    await vi.advanceTimersByTimeAsync(5000);

    await answer(ada);
  });

  it('waits for the provider where this browser remembers nobody', async () => {
    const { shows, answer, provider, result } = await aPage('dashboard', null);

    await vi.waitFor(() => expect(provider.asked).toHaveBeenCalled());
    expect(result.current).toEqual({ state: 'unknown' });
    await answer(ada);

    await shows(ada);
  });

  it('of a visitor’s page learns that somebody signed in, in another tab', async () => {
    localStorage.clear();
    const { shows } = await aPage('visitors', null);
    await shows(null);

    remember(ada);
    act(() => void window.dispatchEvent(new Event('storage')));

    await shows(ada);
  });

  it('of a visitor who is refused is whoever turns out to be signed in', async () => {
    const { shows, need, answer } = await aPage('visitors', null);
    await shows(null);

    await need();
    await answer(ada);

    await shows(ada);
  });

  it('of a browser that an earlier version left signed in waits for the provider', async () => {
    localStorage.setItem('signedIn', 'yes');
    const { result, answer, shows } = await aPage('visitors', null);

    expect(result.current).toEqual({ state: 'unknown' });
    await answer(ada);

    await shows(ada);
  });
});
