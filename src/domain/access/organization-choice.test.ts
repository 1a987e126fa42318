import { expect, it } from 'vitest';
import { identityFrom } from './identity';
import { shownOrganization } from './organization-choice';

const as = (claims: object) => identityFrom({ uid: 'u', email: null, displayName: null }, { ...claims });

it('ACCESS-020 lets only an admin switch the organization; all others see the one of their claim', () => {
  expect(shownOrganization(as({ admin: true, organization: 'own' }), 'other')).toBe('other');
  expect(shownOrganization(as({ admin: true, organization: 'own' }), null)).toBe('own');
  expect(shownOrganization(as({ organization: 'own', role: 'ultrauser' }), 'other')).toBe('own');
  expect(shownOrganization(as({}), 'other')).toBeNull();
});
