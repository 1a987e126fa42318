import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionFrom } from './kept-user';

vi.mock('../config', () => ({ config: () => ({ firebase: { apiKey: 'k', projectId: 'p' }, emulators: null }) }));

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const aToken = (claims: object = {}, signature = 'c2lnbmVk') =>
  `${base64({ alg: signature ? 'RS256' : 'none' })}.${base64({ sub: 'ada', email_verified: true, role: 'superuser', organization: 'Acme', ...claims })}.${signature}`;

const noon = Date.parse('2026-01-01T12:00:00Z');
const minutes = 60_000;

const aUser = (parts: object = {}, tokens: object = {}) => ({
  uid: 'ada',
  email: 'Ada@acme.example',
  displayName: 'Ada Moreau',
  stsTokenManager: { accessToken: aToken(), expirationTime: noon + 30 * minutes, refreshToken: 'secret', ...tokens },
  ...parts,
});

describe('what the SDK keeps of a user', () => {
  it.each([
    ['signed', aToken()],
    ['unsigned, as the emulator gives it', aToken({}, '')],
  ])('AUTH-035 says who they are, by a token that is %s', (_how, accessToken) => {
    expect(sessionFrom(aUser({}, { accessToken }))).toEqual({
      identity: {
        uid: 'ada',
        email: 'ada@acme.example',
        displayName: 'Ada Moreau',
        verified: true,
        role: 'superuser',
        organization: 'Acme',
      },
      token: accessToken,
      until: noon + 25 * minutes,
    });
  });

  it('may lack a name and an address', () => {
    const { identity } =
      sessionFrom(aUser({ email: undefined, displayName: undefined }, { accessToken: aToken({ email: 'a@b.c' }) })) ?? {};

    expect(identity).toMatchObject({ email: 'a@b.c', displayName: '' });
  });

  it.each([
    ['nothing', undefined],
    ['an id token alone, as older SDKs kept it', aToken()],
    ['no tokens', aUser({ stsTokenManager: undefined })],
    ['no token', aUser({}, { accessToken: null })],
    ['what is no token', aUser({}, { accessToken: 'opaque' })],
    ['no time', aUser({}, { expirationTime: '2026' })],
    ['no id', aUser({ uid: '' })],
    ['somebody else’s token', aUser({}, { accessToken: aToken({ sub: 'bob' }) })],
  ])('is nobody when it is %s', (_what, kept) => {
    expect(sessionFrom(kept)).toBeNull();
  });
});

describe('the held session', () => {
  type Opening = { result?: object; transaction?: { abort: () => void }; onsuccess?: () => void; onupgradeneeded?: () => void };
  const open = vi.fn<(name: string) => Opening>();
  const get = vi.fn();
  const close = vi.fn();

  /** A device on which the SDK keeps this, by the key that it has. */
  const keeps = (value: unknown) => {
    get.mockImplementation((key: string) => {
      const asking: { result: unknown; onsuccess?: () => void } = {
        result: key === 'firebase:authUser:k:[DEFAULT]' ? { fbase_key: key, value } : undefined,
      };
      queueMicrotask(() => asking.onsuccess?.());
      return asking;
    });
    open.mockImplementation(() => {
      const opening: Opening = { result: { transaction: () => ({ objectStore: () => ({ get }) }), close } };
      queueMicrotask(() => opening.onsuccess?.());
      return opening;
    });
  };
  const load = () => import('./held-session');

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ now: noon });
    vi.stubGlobal('localStorage', { getItem: () => 'yes' });
    vi.stubGlobal('indexedDB', { open });
    keeps(aUser());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  it('is read once, whoever asks, and the database is closed', async () => {
    const { heldSession } = await load();

    const [one, other] = await Promise.all([heldSession(), heldSession()]);

    expect(one).toMatchObject({ identity: { uid: 'ada' }, token: aToken() });
    expect(other).toEqual(one);
    expect([open.mock.calls, close.mock.calls.length]).toEqual([[['firebaseLocalStorageDb']], 1]);
  });

  it('is not looked for where this browser remembers nobody, or nothing', async () => {
    const { heldSession } = await load();

    vi.stubGlobal('localStorage', { getItem: () => null });
    expect(await heldSession()).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(await heldSession()).toBeNull();

    expect(open).not.toHaveBeenCalled();
  });

  it('ends five minutes before its token', async () => {
    const { heldSession } = await load();
    expect(await heldSession()).not.toBeNull();

    vi.setSystemTime(noon + 25 * minutes);

    expect(await heldSession()).toBeNull();
  });

  it('ends when the SDK knows', async () => {
    const { heldSession, heldSessionEnds, endHeldSession } = await load();
    const asked = heldSession();

    endHeldSession();

    await heldSessionEnds();
    expect([await asked, await heldSession()]).toEqual([null, null]);
  });

  it('makes no database where there is none', async () => {
    const abort = vi.fn();
    open.mockImplementation(() => {
      const opening: Opening & { onerror?: () => void } = { transaction: { abort } };
      queueMicrotask(() => {
        opening.onupgradeneeded?.();
        opening.onerror?.();
      });
      return opening;
    });
    const { heldSession } = await load();

    expect(await heldSession()).toBeNull();
    expect(abort).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ['is closed', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'is of another make',
      () =>
        get.mockImplementation(() => {
          throw new Error('NotFoundError');
        }),
    ],
    ['has nobody', () => keeps(undefined)],
  ])('is none where the storage %s', async (_how, change) => {
    change();
    const { heldSession } = await load();

    expect(await heldSession()).toBeNull();
  });

  it('is not waited for on a device that does not answer', async () => {
    open.mockReturnValue({});
    const { heldSession } = await load();
    const asked = heldSession();

    await vi.waitFor(() => expect(open).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(1000);

    expect(await asked).toBeNull();
  });
});
