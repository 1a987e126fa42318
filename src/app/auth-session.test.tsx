import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '@/domain/access/identity';
import { orgId, userId } from '@/domain/ids';
import type { AuthSession } from './auth-session';

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

type OnIdentity = (identity: Identity | null) => void;

const remember = (identity: Identity) => localStorage.setItem('lastUser', JSON.stringify({ identity, session: 'open' }));

/** A page of an area, in a browser that remembers this user. `provider` replaces the auth SDK. */
async function aPage(area: 'dashboard' | 'visitors', remembered: Identity | null = ada) {
  const provider = { asked: vi.fn<(next: OnIdentity, failed: (error: unknown) => void) => void>() };
  if (remembered) remember(remembered);
  vi.doMock('@/backend/auth/auth', () => ({ currentUser: async () => null }));
  vi.doMock('@/backend/auth/auth-session', () => ({ watchIdentity: provider.asked }));
  const { useAuthSession, useVisitorAuthSession } = await import('./auth-session');
  const first: AuthSession[] = [];
  const useAreaAuthSession = area === 'dashboard' ? useAuthSession : useVisitorAuthSession;
  const { result } = renderHook(() => {
    const session = useAreaAuthSession();
    first.push(session);
    return session;
  });
  const answer = async (identity: Identity | null) => {
    await waitFor(() => expect(provider.asked).toHaveBeenCalledTimes(1));
    act(() => provider.asked.mock.calls[0]?.[0](identity));
  };
  const shows = (identity: Identity | null) => waitFor(() => expect(result.current).toEqual({ state: 'known', identity }));
  /** Requests the auth SDK, as a backend call does. */
  const need = async () => (await import('@/backend/auth/signed-in')).restoredUser();
  return { result, first: first[0], provider, answer, shows, need };
}

describe('the session', () => {
  it.each(['dashboard', 'visitors'] as const)(
    'is the remembered user on first render, before the auth SDK is loaded: %s [AUTH-035]',
    async (area) => {
      const { first, provider } = await aPage(area);

      expect(first).toEqual({ state: 'known', identity: ada });
      expect(provider.asked).not.toHaveBeenCalled();
    },
  );

  it('is updated by the auth SDK, but not for the same user with the same claims', async () => {
    const { shows, need, answer, result } = await aPage('dashboard');
    await shows(ada);
    const before = result.current;

    await need();
    await answer({ ...ada });
    expect(result.current).toBe(before);
    await answer({ ...ada, role: 'superuser' });

    await shows({ ...ada, role: 'superuser' });
  });

  it('always asks the auth SDK soon after the page load [AUTH-056]', async () => {
    const { shows, answer } = await aPage('dashboard');
    await shows(ada);

    await vi.advanceTimersByTimeAsync(5000);

    await answer(ada);
  });

  it('waits for the auth SDK if this browser remembers no user', async () => {
    const { shows, answer, provider, result } = await aPage('dashboard', null);

    await waitFor(() => expect(provider.asked).toHaveBeenCalled());
    expect(result.current).toEqual({ state: 'unknown' });
    await answer(ada);

    await shows(ada);
  });

  it('of a visitors’ page is updated when a user signs in in another tab', async () => {
    localStorage.clear();
    const { shows } = await aPage('visitors', null);
    await shows(null);

    remember(ada);
    act(() => void window.dispatchEvent(new Event('storage')));

    await shows(ada);
  });

  it('of a visitor who is denied access is the user that the auth SDK finds', async () => {
    const { shows, need, answer } = await aPage('visitors', null);
    await shows(null);

    await need();
    await answer(ada);

    await shows(ada);
  });

  it('waits for the auth SDK in a browser signed in by an earlier version', async () => {
    localStorage.setItem('signedIn', 'yes');
    const { result, answer, shows } = await aPage('visitors', null);

    expect(result.current).toEqual({ state: 'unknown' });
    await answer(ada);

    await shows(ada);
  });
});

/** A page with the role that it shows, and a field with unsaved changes. */
function Page({ useAuthSession }: { useAuthSession: () => AuthSession }) {
  const session = useAuthSession();
  const [draft, setDraft] = useState('');
  return (
    <>
      <p role="status">{session.state === 'known' ? session.identity?.role : session.state}</p>
      <input aria-label="Draft" value={draft} onChange={(event) => setDraft(event.target.value)} />
    </>
  );
}

describe('rights that are changed while a page is open', () => {
  /** What the server tells of the rights, and a token whose claims are those of the last change before it was made. */
  async function aPageOf(claims: { role: string; rights?: number }) {
    const { identityFrom } = await import('@/domain/access/identity');
    let now = claims;
    let token = claims;
    let notify: OnIdentity = () => {};
    const heard: ((number: number | null) => void)[] = [];
    const report = () =>
      notify(identityFrom({ uid: 'ada', email: ada.email, displayName: 'Ada' }, { organization: 'Acme', email_verified: true, ...token }));
    const renewed = vi.fn(async () => {
      token = now;
      report();
      return 'token';
    });
    const user = { getIdTokenResult: async () => ({ claims: token }), getIdToken: renewed };
    remember({ ...ada, role: 'superuser' });
    vi.doMock('@/backend/auth/auth', () => ({ currentUser: async () => user, auth: () => ({ currentUser: user }) }));
    vi.doMock('@/backend/auth/auth-session', () => ({
      watchIdentity: (next: OnIdentity) => {
        notify = next;
        report();
      },
    }));
    vi.doMock('@/backend/live/listen', () => ({
      docIfAllowed: (_source: object, uid: string) => (next: (number: number | null) => void) => {
        expect(uid).toBe('ada');
        heard.push(next);
        next(claims.rights ?? null);
        return () => {};
      },
    }));
    const { useAuthSession } = await import('./auth-session');
    render(<Page useAuthSession={useAuthSession} />);
    await (await import('@/backend/auth/signed-in')).restoredUser();
    await waitFor(() => expect(heard).toHaveLength(1));
    fireEvent.change(screen.getByLabelText('Draft'), { target: { value: 'Unsaved' } });
    return {
      renewed,
      role: () => screen.getByRole('status').textContent,
      draft: () => screen.getByLabelText<HTMLInputElement>('Draft').value,
      change: (next: typeof claims) => {
        now = next;
        act(() => heard[0]?.(next.rights ?? null));
      },
    };
  }

  it('are shown within two seconds, and what was typed stays [AUTH-035]', async () => {
    const page = await aPageOf({ role: 'superuser' });
    expect([page.role(), page.renewed.mock.calls]).toEqual(['superuser', []]);

    page.change({ role: 'user', rights: 1 });
    await waitFor(() => expect(page.role()).toBe('user'), { timeout: 2000 });
    page.change({ role: 'ultrauser', rights: 2 });
    await waitFor(() => expect(page.role()).toBe('ultrauser'), { timeout: 2000 });

    expect(page.draft()).toBe('Unsaved');
    expect(page.renewed.mock.calls).toEqual([[true], [true]]);
  });

  it('ask for no token where the one that is there has them', async () => {
    const page = await aPageOf({ role: 'superuser', rights: 4 });

    page.change({ role: 'superuser', rights: 4 });
    await act(async () => void (await vi.advanceTimersByTimeAsync(100)));

    expect([page.role(), page.renewed.mock.calls]).toEqual(['superuser', []]);
  });
});
