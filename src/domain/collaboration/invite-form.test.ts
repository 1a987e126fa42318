import { expect, it } from 'vitest';
import { problemOf } from '../form-problem';
import { cardsFor, inviteForm, organizationInviteForm } from './invite-form';

it('invites are sent with a card for each address, and at least one', () => {
  const cards = cardsFor(['ada@x.example']);

  expect(cards).toEqual([{ email: 'ada@x.example', accessLevel: 'read', expires: null }]);
  expect(inviteForm.parse([{ ...cards[0], email: ' ADA@x.example' }])).toEqual(cards);
  expect(problemOf(inviteForm, [])).toBe('No emails selected');
  expect(problemOf(inviteForm, cardsFor(['ada']))).toBe('Please enter a valid email address');
  expect(problemOf(inviteForm, [{ ...cards[0], accessLevel: 'own' }])).not.toBeNull();
});

it('COLLAB-024 COLLAB-025 an invitation to an organization needs an address and the organization', () => {
  const sent = { to: 'ada@x.example', organization: 'acme', role: 'viewer' };

  expect(problemOf(organizationInviteForm, sent)).toBeNull();
  expect(problemOf(organizationInviteForm, { ...sent, to: 'ada' })).toBe('Invalid email');
  expect(problemOf(organizationInviteForm, { ...sent, organization: '' })).toBe('Invalid organization');
  expect(problemOf(organizationInviteForm, { ...sent, role: 'owner' })).not.toBeNull();
});
