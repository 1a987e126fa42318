import { describe, expect, it } from 'vitest';
import { orgId, userId } from '../ids';
import { invitationDeliveryLabels } from './invitation-delivery';
import { defaultInvitationEnd, newOrganizationInvitation, organizationInvitationFrom } from './organization-invitations';

const acme = orgId('acme');
const invitedBy = userId('ulla');

describe('organizationInvitationFrom', () => {
  it('reads to, role, organization, type, inviter, message and delivery [MODEL-046]', () => {
    const stored = {
      to: 'Ada@x.example',
      role: 'editor',
      organization: 'acme',
      type: 'organization-invitation',
      invitedBy: 'ulla',
      message: { subject: 's', text: 't', html: 'h' },
      delivery: { state: 'PROCESSING', error: null, attempts: 1 },
    };

    expect(organizationInvitationFrom('i', stored)).toEqual({
      ...stored,
      id: 'i',
      to: 'ada@x.example',
      delivery: { state: 'PROCESSING', error: '' },
      expires: null,
    });
    expect(organizationInvitationFrom('i', { expires: new Date(7) }).expires).toEqual(new Date(7));
    expect(organizationInvitationFrom('i', { role: 'owner' })).toMatchObject({
      to: '',
      role: 'viewer',
      invitedBy: '',
      message: { html: '' },
    });
  });

  it('shows Pending, Processing and Delivered, and any other state as not delivered [MODEL-049]', () => {
    const shown = [undefined, 'PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'RETRY', 7].map(
      (state) => invitationDeliveryLabels[organizationInvitationFrom('i', { delivery: { state } }).delivery.state],
    );

    expect(shown).toEqual(['Pending', 'Pending', 'Processing', 'Delivered', 'Not delivered', 'Not delivered', 'Not delivered']);
    expect(organizationInvitationFrom('i', {}).delivery.state).toBe('PENDING');
    expect(organizationInvitationFrom('i', { delivery: { state: 'ERROR', error: '550 no such person' } }).delivery.error).toBe(
      '550 no such person',
    );
  });
});

describe('a new invitation to an organization', () => {
  it('has every attribute but those that the server writes, under its id [MODEL-046, MODEL-047]', () => {
    expect(newOrganizationInvitation({ organization: acme, to: 'Ada@X.example', role: 'editor', invitedBy, expires: new Date(7) })).toEqual(
      {
        id: 'org_acme-ada@x.example',
        to: 'ada@x.example',
        role: 'editor',
        organization: 'acme',
        type: 'organization-invitation',
        invitedBy: 'ulla',
        expires: new Date(7),
      },
    );
  });

  it('ends after 30 days, unless another end is chosen', () => {
    expect(defaultInvitationEnd(new Date(2026, 10, 26, 9, 30))).toEqual(new Date(2026, 11, 26, 23, 59));
  });

  it.each([
    ['COLLAB-024', { to: 'ada' }, 'Invalid email'],
    ['COLLAB-025', { organization: orgId(' ') }, 'Invalid organization'],
    ['COLLAB-026', { invitedBy: userId('') }, 'Sign in to invite somebody.'],
  ])('%s is rejected with %j', (_row, change, problem) => {
    expect(() => newOrganizationInvitation({ organization: acme, to: 'a@b.c', invitedBy, expires: null, ...change })).toThrow(problem);
  });
});
