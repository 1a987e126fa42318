import { describe, expect, it } from 'vitest';
import { deliveryFrom, isBeingSent } from './delivery';

const [first, second] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-01T11:00:00Z')];

describe('deliveryFrom', () => {
  it('is pending until the server handles the latest request [COLLAB-038 MODEL-049]', () => {
    const sent = { delivery: { state: 'SUCCESS', request: first }, sendRequested: first };

    expect(deliveryFrom({ sendRequested: first }, null)).toEqual({ state: 'PENDING', error: '' });
    expect(deliveryFrom(sent, null)).toEqual({ state: 'SUCCESS', error: '' });
    expect(deliveryFrom({ ...sent, sendRequested: second }, null)).toEqual({ state: 'PENDING', error: '' });
  });

  it('says why an email was not delivered, and counts unknown states as errors [MODEL-049]', () => {
    expect(deliveryFrom({ delivery: { state: 'ERROR', error: 'The mailbox is full.' } }, null)).toEqual({
      state: 'ERROR',
      error: 'The mailbox is full.',
    });
    expect(deliveryFrom({ delivery: { state: 'RETRY' } }, null)).toEqual({ state: 'ERROR', error: '' });
  });

  it('is missing where no email was ever requested', () => {
    expect([deliveryFrom({}, null), deliveryFrom({ delivery: {} }, null)]).toEqual([null, null]);
    expect(isBeingSent(null)).toBe(false);
  });
});
