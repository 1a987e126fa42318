import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { deliveryWords, newOrganizationInvitation, organizationInvitationFrom } from './organization-invitations';

const acme = { id: orgId('acme'), name: 'Acme <b>& Sons' };
const link = 'https://loggia.example/#/dashboard?a=1&b=2';

describe('organizationInvitationFrom', () => {
  it('MODEL-046 reads to, role, organization, type, message and delivery', () => {
    const stored = {
      to: 'Ada@x.example',
      role: 'editor',
      organization: 'acme',
      type: 'organization-invitation',
      message: { subject: 's', text: 't', html: 'h' },
      delivery: { state: 'PROCESSING', error: null, attempts: 1 },
    };

    expect(organizationInvitationFrom('i', stored)).toEqual({
      ...stored,
      id: 'i',
      to: 'ada@x.example',
      delivery: { state: 'PROCESSING', error: '' },
    });
    expect(organizationInvitationFrom('i', { role: 'owner' })).toMatchObject({ to: '', role: 'viewer', message: { html: '' } });
  });

  it('MODEL-049 shows Pending, Processing and Delivered, and any other state as not delivered', () => {
    const shown = [undefined, 'PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'RETRY', 7].map(
      (state) => deliveryWords[organizationInvitationFrom('i', { delivery: { state } }).delivery.state],
    );

    expect(shown).toEqual(['Pending', 'Pending', 'Processing', 'Delivered', 'Not delivered', 'Not delivered', 'Not delivered']);
    expect(organizationInvitationFrom('i', {}).delivery.state).toBe('PENDING');
    expect(organizationInvitationFrom('i', { delivery: { state: 'ERROR', error: '550 no such person' } }).delivery.error).toBe(
      '550 no such person',
    );
  });
});

describe('a new invitation to an organization', () => {
  it('MODEL-046 MODEL-047 has every attribute and stands under its id; delivery is left to the server', () => {
    const invitation = newOrganizationInvitation({ organization: acme, to: 'Ada@X.example', role: 'editor', link });

    expect(invitation).toMatchObject({
      id: 'org_acme-ada@x.example',
      to: 'ada@x.example',
      role: 'editor',
      organization: 'acme',
      type: 'organization-invitation',
    });
    expect(Object.keys(invitation).toSorted()).toEqual(['id', 'message', 'organization', 'role', 'to', 'type']);
    expect(Object.values(invitation.message).every((part) => part !== '')).toBe(true);
  });

  it('shows names as words, never as marks', () => {
    const { message } = newOrganizationInvitation({ organization: acme, to: 'a@b.c', link });

    expect(message.html).toContain('Acme &lt;b&gt;&amp; Sons');
    expect(message.html).toContain('href="https://loggia.example/#/dashboard?a=1&amp;b=2"');
    expect(message.text).toContain(link);
  });

  it.each([
    ['COLLAB-024', { to: 'ada' }, 'Invalid email'],
    ['COLLAB-025', { organization: { id: orgId(''), name: '' } }, 'Invalid organization'],
    ['COLLAB-026', { link: '' }, 'The address to sign in at is missing.'],
  ])('%s is refused with %j', (_row, change, problem) => {
    expect(() => newOrganizationInvitation({ organization: acme, to: 'a@b.c', link, ...change })).toThrow(problem);
  });
});
