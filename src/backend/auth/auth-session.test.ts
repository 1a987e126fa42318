// @vitest-environment jsdom
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityFrom } from '@/domain/access/identity';
import { watchIdentity } from './auth-session';
import { endedAuthSession, storedUser, storeSignOut, storeUser } from './stored-user';

const provider = vi.hoisted(() => ({ changed: (_user: unknown): unknown => undefined, signOut: vi.fn(async () => undefined) }));
const device = vi.hoisted(() => ({ forgetStore: vi.fn(), removeUsersCopies: vi.fn(), isStoreOpen: vi.fn(() => false) }));
vi.mock('./auth', () => ({ auth: () => ({}) }));
vi.mock('firebase/auth', () => ({
  signOut: provider.signOut,
  onIdTokenChanged: (_auth: unknown, changed: (user: unknown) => unknown) => {
    provider.changed = changed;
    return () => undefined;
  },
}));
vi.mock('../firestore/store', () => device);

const ada = identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, { organization: 'Acme', role: 'superuser' });
/** When her session began. */
const began = 1_764_536_400;
const disabled = Object.assign(new Error('disabled'), { code: 'auth/user-disabled' });
/** Ada, in a session that began at `auth_time`. */
const sessionOf = (auth_time: number) =>
  ({
    uid: 'ada',
    email: 'ada@acme.example',
    displayName: 'Ada',
    getIdTokenResult: async () => ({ claims: { organization: 'Acme', role: 'superuser', auth_time } }),
    getIdToken: async () => Promise.reject(disabled),
  }) as unknown as User;
const signedIn = sessionOf(began);

/** The provider reports these users one after the other, since the page is open. */
async function starts(...users: (User | null)[]) {
  const next = vi.fn();
  watchIdentity(next, next);
  for (const user of users) await provider.changed(user);
  return next;
}

beforeEach(() => {
  localStorage.clear();
  device.forgetStore.mockResolvedValue(undefined);
  device.removeUsersCopies.mockResolvedValue(undefined);
});
afterEach(() => vi.clearAllMocks());

describe('a page that starts without the session that it remembers', () => {
  beforeEach(() => {
    storeUser(ada);
    localStorage.setItem('cacheOwner', 'ada');
    localStorage.setItem('draft', 'of mine');
  });

  it('removes what the user could open from this device, as their account may be disabled, but no drafts [AUTH-056]', async () => {
    const next = await starts(null);

    expect([device.forgetStore.mock.calls.length, device.removeUsersCopies.mock.calls.length]).toEqual([1, 1]);
    expect(endedAuthSession()).toEqual({ email: 'ada@acme.example', disabled: false });
    expect(localStorage.getItem('draft')).toBe('of mine');
    expect(next).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('removes it also where the session was found ended before', async () => {
    localStorage.setItem('lastUser', JSON.stringify({ identity: ada, session: 'disabled' }));

    await starts(null);

    expect([device.forgetStore.mock.calls.length, device.removeUsersCopies.mock.calls.length]).toEqual([1, 1]);
    expect(endedAuthSession()).toEqual({ email: 'ada@acme.example', disabled: true });
  });

  it('tries again where the database was just opening for that user, and removes copies whatever becomes of it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    device.forgetStore.mockRejectedValue(new Error('You are signed out.'));

    const next = await starts(null);

    expect([device.forgetStore.mock.calls.length, device.removeUsersCopies.mock.calls.length]).toEqual([2, 1]);
    expect(next).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('loads no database once nothing is there', async () => {
    localStorage.removeItem('cacheOwner');

    await starts(null);

    expect(device.forgetStore).not.toHaveBeenCalled();
  });
});

describe('a page', () => {
  it('removes nothing while the user is signed in', async () => {
    localStorage.setItem('cacheOwner', 'ada');

    await starts(signedIn);

    expect(device.removeUsersCopies).not.toHaveBeenCalled();
  });

  it('keeps what its user works with until the next start when the session ends, and stores that the account is disabled [AUTH-056]', async () => {
    localStorage.setItem('cacheOwner', 'ada');

    await starts(signedIn, null);

    await expect.poll(() => endedAuthSession()).toEqual({ email: 'ada@acme.example', disabled: true });
    expect(device.removeUsersCopies).not.toHaveBeenCalled();
  });

  it.each([
    ['this one began', []],
    ['this one renewed its token', [signedIn]],
    ['that one is loaded again, and finds it stored', null],
  ])('signs out again where another tab stores the session again after a sign-out: %s [AUTH-034]', async (_, reported) => {
    storeUser(ada, began);
    const before = await starts(...(reported ?? []));
    before.mockClear();

    storeSignOut();
    const next = reported ? before : await starts();
    await provider.changed(signedIn);

    expect(provider.signOut).toHaveBeenCalledOnce();
    expect(storedUser()).toBeNull();
    expect(next).not.toHaveBeenCalled();
  });

  it('leaves whoever signs in after a sign-out signed in, in every tab, also the same person [AUTH-034]', async () => {
    storeUser(ada, began);
    storeSignOut();

    const next = await starts(null, sessionOf(began + 1));

    expect(provider.signOut).not.toHaveBeenCalled();
    expect(next).toHaveBeenLastCalledWith(ada);
  });

  it('offline, goes by the stored session where the token is too old to be read [AUTH-034]', async () => {
    storeUser(ada, began);
    const offline = Object.assign(new Error('offline'), { code: 'auth/network-request-failed' });

    const next = await starts({ ...signedIn, getIdTokenResult: async () => Promise.reject(offline) } as User);
    expect(next).toHaveBeenLastCalledWith(ada);
    storeSignOut();
    await provider.changed(signedIn);

    expect(provider.signOut).toHaveBeenCalledOnce();
  });

  it('takes who signs in while nobody is signed in', async () => {
    const next = await starts(null, signedIn);

    expect(provider.signOut).not.toHaveBeenCalled();
    expect(next).toHaveBeenLastCalledWith(ada);
  });

  it('of a visitor removes nothing', async () => {
    await starts(null);

    expect([device.forgetStore.mock.calls.length, device.removeUsersCopies.mock.calls.length]).toEqual([0, 0]);
  });
});
