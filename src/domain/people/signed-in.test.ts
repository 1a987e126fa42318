import { expect, it } from 'vitest';
import { identityFrom } from '../access/identity';

it('someone signed in has uid, email, whether it is verified, and role and organization of the claims [MODEL-051]', () => {
  const user = { uid: 'u', email: 'Ada@x.example', displayName: 'Ada' };

  expect(identityFrom(user, { organization: 'acme', role: 'superuser', email_verified: true })).toMatchObject({
    uid: 'u',
    email: 'ada@x.example',
    verified: true,
    role: 'superuser',
    organization: 'acme',
  });
  expect(identityFrom(user, { admin: true, email_verified: false })).toMatchObject({ role: 'admin', verified: false, organization: null });
});
