import { describe, expect, it } from 'vitest';
import { invitationDeliveryFrom, isBeingSent } from './invitation-delivery';

const [first, second] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-01T11:00:00Z')];

describe('invitationDeliveryFrom', () => {
  it('is pending until the server handles the latest request [COLLAB-038 MODEL-049]', () => {
    const sent = { delivery: { state: 'SUCCESS', request: first }, sendRequested: first };

    expect(invitationDeliveryFrom({ sendRequested: first }, null)).toEqual({ state: 'PENDING', error: '' });
    expect(invitationDeliveryFrom(sent, null)).toEqual({ state: 'SUCCESS', error: '' });
    expect(invitationDeliveryFrom({ ...sent, sendRequested: second }, null)).toEqual({ state: 'PENDING', error: '' });
  });

  it('says why an email was not delivered, and counts unknown states as errors [MODEL-049]', () => {
    expect(invitationDeliveryFrom({ delivery: { state: 'ERROR', error: 'The mailbox is full.' } }, null)).toEqual({
      state: 'ERROR',
      error: 'The mailbox is full.',
    });
    expect(invitationDeliveryFrom({ delivery: { state: 'RETRY' } }, null)).toEqual({ state: 'ERROR', error: '' });
  });

  it('is missing where no email was ever requested', () => {
    expect([invitationDeliveryFrom({}, null), invitationDeliveryFrom({ delivery: {} }, null)]).toEqual([null, null]);
    expect(isBeingSent(null)).toBe(false);
  });
});
