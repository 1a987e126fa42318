import { describe, expect, it } from 'vitest';
import { identityFrom, mustVerify } from './identity';

const user = { uid: 'u1', email: 'Ada@Acme.example', displayName: null };

describe('identityFrom', () => {
  it('reads role, organization and verification from the claims and lowers the address [AUTH-035]', () => {
    const claims = { role: 'superuser', organization: 'Acme', email_verified: true };

    expect(identityFrom(user, claims)).toEqual({
      uid: 'u1',
      email: 'ada@acme.example',
      displayName: '',
      verified: true,
      role: 'superuser',
      organization: 'Acme',
    });
  });

  it('belongs to no organization without a claim, or with an empty or odd one', () => {
    expect([{}, { organization: '' }, { organization: 7 }].map((claims) => identityFrom(user, claims).organization)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['a work account', { firebase: { sign_in_provider: 'microsoft.com' } }],
    ['a work account that is not verified', { email_verified: false, firebase: { sign_in_provider: 'microsoft.com' } }],
    [
      'a linked work account',
      { email_verified: false, firebase: { sign_in_provider: 'password', identities: { 'microsoft.com': ['x'] } } },
    ],
    ['a claim that only looks true', { email_verified: 'true' }],
    ['a claim of another name', { emailVerified: true, verified: true }],
  ])('treats %s as unverified, so that the address must be verified [AUTH-042 AUTH-046]', (_what, claims) => {
    const identity = identityFrom(user, claims);

    expect(identity.verified).toBe(false);
    expect(mustVerify(identity)).toBe(true);
  });

  it('accepts a verified address from every provider [AUTH-046]', () => {
    for (const provider of ['password', 'microsoft.com'])
      expect(mustVerify(identityFrom(user, { email_verified: true, firebase: { sign_in_provider: provider } }))).toBe(false);
  });
});
