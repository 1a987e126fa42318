// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '@/domain/access/identity';
import { orgId, userId } from '@/domain/ids';
import { endedAuthSession, mayBeSignedIn, storeAuthSessionEnd, storedUser, storeSignOut, storeUser, whenSignedIn } from './stored-user';

const ada: Identity = {
  uid: userId('ada'),
  email: 'ada@acme.example',
  displayName: 'Ada',
  verified: true,
  role: 'superuser',
  organization: orgId('Acme'),
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the stored user', () => {
  it('is the signed-in user, without a token [AUTH-035]', () => {
    storeUser(ada);

    expect([storedUser(), mayBeSignedIn(), endedAuthSession()]).toEqual([ada, true, null]);
    expect(Object.keys(JSON.parse(localStorage.getItem('lastUser') ?? '{}').identity).toSorted()).toEqual(Object.keys(ada).toSorted());
  });

  it('is removed on sign-out', () => {
    storeUser(ada);

    storeSignOut();
    storeAuthSessionEnd('ended');

    expect([storedUser(), mayBeSignedIn(), endedAuthSession()]).toEqual([null, false, null]);
  });

  it('reports the user of an ended session, and why, until somebody signs in [AUTH-056]', () => {
    storeUser(ada);
    storeAuthSessionEnd('ended');
    expect([storedUser(), mayBeSignedIn()]).toEqual([null, false]);
    expect(endedAuthSession()).toEqual({ email: 'ada@acme.example', disabled: false });

    storeAuthSessionEnd('disabled');
    // as the page that is loaded then does
    storeAuthSessionEnd('ended');
    expect(endedAuthSession()).toEqual({ email: 'ada@acme.example', disabled: true });

    storeUser({ ...ada, uid: userId('bob') });
    expect([storedUser()?.uid, endedAuthSession()]).toEqual(['bob', null]);
  });

  it.each(['ended', 'disabled'] as const)('takes how the tours looked from this device when the session is %s', (session) => {
    storeUser(ada);
    localStorage.setItem('lastLook', 'of Ada');

    storeAuthSessionEnd(session);

    expect(localStorage.getItem('lastLook')).toBeNull();
  });

  it.each(['{odd', 'null', '[]', '{"identity":{"uid":7}}', '{"identity":"ada","session":"open"}'])(
    'of odd content (%s) is nobody, and the SDK is waited for, once',
    (content) => {
      localStorage.setItem('lastUser', content);
      expect([storedUser(), endedAuthSession(), mayBeSignedIn()]).toEqual([null, null, true]);

      storeAuthSessionEnd('ended');

      expect(mayBeSignedIn()).toBe(false);
    },
  );

  it('reads an identity with defaults, whatever is stored', () => {
    localStorage.setItem('lastUser', '{"identity":{"uid":"ada","role":"emperor","verified":"yes","organization":3},"session":"open"}');

    expect(storedUser()).toEqual({ uid: 'ada', email: '', displayName: '', verified: false, role: 'user', organization: null });
  });

  it('waits for the SDK if an earlier version stored a session', () => {
    localStorage.setItem('signedIn', 'yes');
    expect([storedUser(), mayBeSignedIn()]).toEqual([null, true]);

    storeUser(ada);
    storeSignOut();

    expect([localStorage.getItem('signedIn'), mayBeSignedIn()]).toEqual([null, false]);
  });

  it('waits for the SDK if the browser’s storage is unavailable', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(closed);

    storeUser(ada);

    expect([storedUser(), endedAuthSession(), mayBeSignedIn()]).toEqual([null, null, true]);
  });

  it('is null in a frame', () => {
    storeUser(ada);

    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);

    expect([storedUser(), mayBeSignedIn()]).toEqual([null, false]);
  });

  it('is removed if it cannot be written', () => {
    storeUser(ada);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    storeAuthSessionEnd('ended');

    expect([storedUser(), mayBeSignedIn()]).toEqual([null, false]);
  });
});

describe('whenSignedIn', () => {
  it('calls back when somebody signs in, in this tab or another, until it is stopped', () => {
    const listener = vi.fn();
    const end = whenSignedIn(listener);

    storeUser(ada);
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);

    storeSignOut();
    window.dispatchEvent(new Event('storage'));
    end();
    storeUser(ada);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
