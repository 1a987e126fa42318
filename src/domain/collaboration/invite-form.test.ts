import { expect, it } from 'vitest';
import { firstFormProblem } from '../form-problem';
import { cardsFor, inviteForm, organizationInviteForm } from './invite-form';

it('invites are sent with a card for each address, and at least one', () => {
  const cards = cardsFor(['ada@x.example']);

  expect(cards).toEqual([{ email: 'ada@x.example', accessLevel: 'read', expires: null }]);
  expect(inviteForm.parse([{ ...cards[0], email: ' ADA@x.example' }])).toEqual(cards);
  expect(firstFormProblem(inviteForm, [])).toBe('No emails selected');
  expect(firstFormProblem(inviteForm, cardsFor(['ada']))).toBe('Please enter a valid email address');
  expect(firstFormProblem(inviteForm, [{ ...cards[0], accessLevel: 'own' }])).not.toBeNull();
});

it('an invitation to an organization needs an address and the organization [COLLAB-024 COLLAB-025]', () => {
  const sent = { to: 'ada@x.example', organization: 'acme', role: 'viewer' };

  expect(firstFormProblem(organizationInviteForm, sent)).toBeNull();
  expect(firstFormProblem(organizationInviteForm, { ...sent, to: 'ada' })).toBe('Invalid email');
  expect(firstFormProblem(organizationInviteForm, { ...sent, organization: '' })).toBe('Invalid organization');
  expect(firstFormProblem(organizationInviteForm, { ...sent, role: 'owner' })).not.toBeNull();
});
