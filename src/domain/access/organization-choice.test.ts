import { expect, it } from 'vitest';
import { orgId } from '../ids';
import { identityFrom } from './identity';
import { selectedOrganization } from './organization-choice';

const as = (claims: object) => identityFrom({ uid: 'u', email: null, displayName: null }, { ...claims });

it('lets a directory admin switch to the organizations of the directory, and to no other [ACCESS-020 ACCESS-021]', () => {
  const listed = identityFrom({ uid: 'd', email: 'd@office.example', displayName: null }, { email_verified: true, organization: 'own' });
  const directory = { admins: ['d@office.example'], organizations: [orgId('theirs')] };

  expect(selectedOrganization(listed, 'theirs', directory)).toBe('theirs');
  expect(selectedOrganization(listed, 'other', directory)).toBe('own');
  expect(selectedOrganization(listed, 'theirs', null)).toBe('own');
  expect(selectedOrganization(listed, null, directory)).toBe('own');
});

it('lets only an admin switch the organization; all others see the one of their claim [ACCESS-020]', () => {
  expect(selectedOrganization(as({ admin: true, organization: 'own' }), 'other')).toBe('other');
  expect(selectedOrganization(as({ admin: true, organization: 'own' }), null)).toBe('own');
  expect(selectedOrganization(as({ organization: 'own', role: 'ultrauser' }), 'other')).toBe('own');
  expect(selectedOrganization(as({}), 'other')).toBeNull();
});
