// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '@/domain/access/identity';
import { orgId, userId } from '@/domain/ids';
import { endedSession, forgetUser, mayBeSignedIn, noteSessionEnd, rememberedUser, rememberUser, whenSignedIn } from './remembered';

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

describe('whom this browser remembers', () => {
  it('AUTH-035 is who is signed in, without a token', () => {
    rememberUser(ada);

    expect([rememberedUser(), mayBeSignedIn(), endedSession()]).toEqual([ada, true, null]);
    expect(Object.keys(JSON.parse(localStorage.getItem('lastUser') ?? '{}').identity).toSorted()).toEqual(Object.keys(ada).toSorted());
  });

  it('is nobody after somebody signed out', () => {
    rememberUser(ada);

    forgetUser();
    noteSessionEnd('ended');

    expect([rememberedUser(), mayBeSignedIn(), endedSession()]).toEqual([null, false, null]);
  });

  it('AUTH-056 is whose session ended by itself, and why, until somebody signs in', () => {
    rememberUser(ada);
    noteSessionEnd('ended');
    expect([rememberedUser(), mayBeSignedIn()]).toEqual([null, false]);
    expect(endedSession()).toEqual({ email: 'ada@acme.example', disabled: false });

    noteSessionEnd('disabled');
    // as the page that is loaded then does
    noteSessionEnd('ended');
    expect(endedSession()).toEqual({ email: 'ada@acme.example', disabled: true });

    rememberUser({ ...ada, uid: userId('bob') });
    expect([rememberedUser()?.uid, endedSession()]).toEqual(['bob', null]);
  });

  it.each(['{odd', 'null', '[]', '{"identity":{"uid":7}}', '{"identity":"ada","session":"open"}'])(
    'of odd content (%s) is nobody, and the SDK is waited for, once',
    (content) => {
      localStorage.setItem('lastUser', content);
      expect([rememberedUser(), endedSession(), mayBeSignedIn()]).toEqual([null, null, true]);

      noteSessionEnd('ended');

      expect(mayBeSignedIn()).toBe(false);
    },
  );

  it('reads an identity with the defaults of one, whatever is stored of it', () => {
    localStorage.setItem('lastUser', '{"identity":{"uid":"ada","role":"emperor","verified":"yes","organization":3},"session":"open"}');

    expect(rememberedUser()).toEqual({ uid: 'ada', email: '', displayName: '', verified: false, role: 'user', organization: null });
  });

  it('waits for the SDK where an earlier version remembered somebody, until that is known', () => {
    localStorage.setItem('signedIn', 'yes');
    expect([rememberedUser(), mayBeSignedIn()]).toEqual([null, true]);

    rememberUser(ada);
    forgetUser();

    expect([localStorage.getItem('signedIn'), mayBeSignedIn()]).toEqual([null, false]);
  });

  it('waits for the SDK where the browser’s storage is closed', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(closed);

    rememberUser(ada);

    expect([rememberedUser(), endedSession(), mayBeSignedIn()]).toEqual([null, null, true]);
  });

  it('is nobody in a frame', () => {
    rememberUser(ada);

    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);

    expect([rememberedUser(), mayBeSignedIn()]).toEqual([null, false]);
  });

  it('forgets what can no longer be written', () => {
    rememberUser(ada);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    noteSessionEnd('ended');

    expect([rememberedUser(), mayBeSignedIn()]).toEqual([null, false]);
  });
});

describe('whenSignedIn', () => {
  it('calls back when somebody signs in, here or in another tab, until it is ended', () => {
    const listener = vi.fn();
    const end = whenSignedIn(listener);

    rememberUser(ada);
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);

    forgetUser();
    window.dispatchEvent(new Event('storage'));
    end();
    rememberUser(ada);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
