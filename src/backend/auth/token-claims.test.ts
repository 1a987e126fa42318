import { expect, it } from 'vitest';
import { claimsIn } from './token-claims';

const base64 = (words: string) => btoa(String.fromCharCode(...new TextEncoder().encode(words)));
const token = (payload: string) => `e30.${base64(payload).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.`;

it('AUTH-035 reads the claims of a token, in every script', () => {
  expect(claimsIn(token('{"organization":"Säynätsalo 建築","role":"superuser"}'))).toEqual({
    organization: 'Säynätsalo 建築',
    role: 'superuser',
  });
});

it('reads nothing from what is no token', () => {
  const odd = ['', 'token', 'a.b.c', token('[1]'), token('no json')].map(claimsIn);

  expect(odd).toEqual(odd.map(() => null));
});
