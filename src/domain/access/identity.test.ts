import { describe, expect, it } from 'vitest';
import { identityFrom } from './identity';

const user = { uid: 'u1', email: 'Ada@Acme.example', displayName: null };

describe('identityFrom', () => {
  it('AUTH-035 reads role, organization and verification from the claims and lowers the address', () => {
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

  it('counts a work account as verified, and an address that is not proven as not', () => {
    expect(identityFrom(user, { firebase: { sign_in_provider: 'microsoft.com' } }).verified).toBe(true);
    expect(identityFrom(user, { email_verified: false, firebase: { sign_in_provider: 'password' } }).verified).toBe(false);
  });
});
