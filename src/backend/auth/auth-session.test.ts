// @vitest-environment jsdom
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityFrom } from '@/domain/access/identity';
import { watchIdentity } from './auth-session';
import { endedAuthSession, removeStoredUser, storedUser, storeUser } from './stored-user';

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
const disabled = Object.assign(new Error('disabled'), { code: 'auth/user-disabled' });
const signedIn = {
  uid: 'ada',
  email: 'ada@acme.example',
  displayName: 'Ada',
  getIdTokenResult: async () => ({ claims: { organization: 'Acme', role: 'superuser' } }),
  getIdToken: async () => Promise.reject(disabled),
} as unknown as User;

/** The provider reports these users one after the other, since the page is open. */
async function starts(...users: (User | null)[]) {
  const next = vi.fn();
  watchIdentity(next, next, storedUser()?.uid ?? null);
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

    await vi.waitFor(() => expect(endedAuthSession()).toEqual({ email: 'ada@acme.example', disabled: true }));
    expect(device.removeUsersCopies).not.toHaveBeenCalled();
  });

  it.each(['began', 'renewed its token'])('signs out again where another tab signed out while this one %s [AUTH-034]', async (moment) => {
    storeUser(ada);
    const next = await starts(...(moment === 'began' ? [] : [signedIn]));
    next.mockClear();

    removeStoredUser();
    await provider.changed(signedIn);

    expect(provider.signOut).toHaveBeenCalledOnce();
    expect(storedUser()).toBeNull();
    expect(next).not.toHaveBeenCalled();
  });

  it('takes who signs in while nobody is signed in', async () => {
    const next = await starts(null, signedIn);

    expect(provider.signOut).not.toHaveBeenCalled();
    expect(next).toHaveBeenLastCalledWith(ada);
  });

  it('of a visitor removes nothing', async () => {
    removeStoredUser();

    await starts(null);

    expect([device.forgetStore.mock.calls.length, device.removeUsersCopies.mock.calls.length]).toEqual([0, 0]);
  });
});
