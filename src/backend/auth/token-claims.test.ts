import { expect, it } from 'vitest';
import { claimsOf } from './token-claims';

const holding = (accessToken: unknown) => ({ toJSON: () => ({ stsTokenManager: { accessToken } }) });
const base64 = (words: string) => btoa(String.fromCharCode(...new TextEncoder().encode(words)));
const token = (payload: string) => `e30.${base64(payload).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.`;

it('AUTH-035 reads the claims of the token on this device, in every script', () => {
  expect(claimsOf(holding(token('{"organization":"Säynätsalo 建築","role":"superuser"}')))).toEqual({
    organization: 'Säynätsalo 建築',
    role: 'superuser',
  });
});

it('reads nothing from what is no token', () => {
  const odd = [undefined, '', 'token', 'a.b.c', token('[1]'), token('no json')].map((accessToken) => claimsOf(holding(accessToken)));

  expect(odd).toEqual(odd.map(() => null));
  expect(claimsOf({ toJSON: () => ({}) })).toBeNull();
});
