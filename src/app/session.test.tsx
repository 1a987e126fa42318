import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '@/domain/access/identity';
import { orgId, userId } from '@/domain/ids';

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
  localStorage.setItem('signedIn', 'yes');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

type Told = (identity: Identity | null) => void;

/** A page of either area, on a device that holds this session; `provider` is what the code of accounts is, once it is asked for. */
async function aPage(area: 'dashboard' | 'visitors', held: Identity | null = ada) {
  const provider = { asked: vi.fn<(next: Told, failed: (error: unknown) => void) => void>(), knows: () => {} };
  const knows = new Promise<void>((resolve) => {
    provider.knows = resolve;
  });
  vi.doMock('@/backend/auth/held-session', () => ({
    heldSession: async () => held && { identity: held, token: 'held' },
    heldSessionEnds: () => knows,
  }));
  vi.doMock('@/backend/auth/session', () => ({ watchIdentity: provider.asked }));
  const { useSession, useVisitorSession } = await import('./session');
  const { result } = renderHook(area === 'dashboard' ? useSession : useVisitorSession);
  const answer = async (identity: Identity | null) => {
    await vi.waitFor(() => expect(provider.asked).toHaveBeenCalledTimes(1));
    act(() => provider.asked.mock.calls[0]?.[0](identity));
  };
  const shows = (identity: Identity | null) => vi.waitFor(() => expect(result.current).toEqual({ state: 'known', identity }));
  return { result, provider, answer, shows };
}

describe('the session', () => {
  it.each(['dashboard', 'visitors'] as const)(
    'AUTH-035 is who this device holds before the code of accounts is there: %s',
    async (area) => {
      const { shows, provider } = await aPage(area);

      await shows(ada);

      expect(provider.asked).not.toHaveBeenCalled();
    },
  );

  it('is who the provider says once it knows; the same person with the same claims is no change', async () => {
    const { shows, provider, answer, result } = await aPage('dashboard');
    await shows(ada);
    const before = result.current;

    provider.knows();
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

  it('waits for the provider where this device holds nobody', async () => {
    const { shows, answer, provider, result } = await aPage('dashboard', null);

    await vi.waitFor(() => expect(provider.asked).toHaveBeenCalled());
    expect(result.current).toEqual({ state: 'unknown' });
    await answer(ada);

    await shows(ada);
  });

  it('of a visitor’s page learns that somebody signed in, in another tab', async () => {
    localStorage.clear();
    const { shows } = await aPage('visitors');
    await shows(null);

    localStorage.setItem('signedIn', 'yes');
    act(() => void window.dispatchEvent(new Event('storage')));

    await shows(ada);
  });
});
