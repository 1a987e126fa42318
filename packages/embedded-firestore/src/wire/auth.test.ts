import { describe, expect, it } from 'vitest';
import { audienceOf, readCaller } from './auth';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const aToken = (claims: unknown) => `Bearer ${encode({ alg: 'none' })}.${encode(claims)}.`;

describe('readCaller', () => {
  it('takes a request without a header for nobody', () => {
    expect(readCaller(undefined)).toEqual({ kind: 'anonymous' });
  });

  it.each(['Bearer owner', 'bearer OWNER', 'BEARER ya29.', 'Bearer Ya29.abc'])('takes %s for an administrator', (header) => {
    expect(readCaller(header)).toEqual({ kind: 'admin' });
  });

  it('prefers user_id over sub', () => {
    expect(readCaller(aToken({ user_id: 'alice', sub: 'bob' }))).toMatchObject({ kind: 'user', uid: 'alice' });
    expect(readCaller(aToken({ sub: 'bob' }))).toMatchObject({ kind: 'user', uid: 'bob' });
  });

  it('reads claims as stored values: whole numbers as integers, objects as maps', () => {
    const caller = readCaller(aToken({ level: 3, share: 0.5, roles: ['a', null], firebase: { identities: {} }, admin: true }));

    expect(caller).toEqual({
      kind: 'user',
      uid: '',
      token: new Map<string, unknown>([
        ['level', 3n],
        ['share', 0.5],
        ['roles', ['a', null]],
        ['firebase', new Map([['identities', new Map()]])],
        ['admin', true],
      ]),
    });
  });

  it('does not let a claim reach the prototype', () => {
    const claims = Buffer.from('{"__proto__": {"admin": true}}').toString('base64url');

    expect(readCaller(`Bearer e30.${claims}.`)).toMatchObject({ token: new Map([['__proto__', new Map([['admin', true]])]]) });
  });

  it('refuses what is not a token', () => {
    for (const token of ['garbage', 'e30.e30', 'e30.e30.e30.e30', 'W10.e30.', 'e30.W10.', ' owner', 'ya29'])
      expect(() => readCaller(`Bearer ${token}`)).toThrow('invalid jwt');
  });

  it('refuses claims without end', () => {
    const depth = 3_000;
    const claims = Buffer.from(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`).toString('base64url');

    expect(() => readCaller(`Bearer e30.${claims}.`)).toThrow('invalid jwt');
  });

  it('fails without a message on another scheme', () => {
    for (const header of ['owner', 'Bearer', 'Bearerowner', 'Basic dXNlcjpwYXNz', ''])
      expect(() => readCaller(header)).toThrow(expect.objectContaining({ status: 'UNKNOWN', message: '' }));
  });
});

describe('audienceOf', () => {
  it("is the token's project", () => {
    expect(audienceOf(readCaller(aToken({ aud: 'demo' })))).toBe('demo');
    expect(audienceOf(readCaller('Bearer owner'))).toBeUndefined();
  });
});
