import { describe, expect, it } from 'vitest';
import { poiId } from '@/domain/ids';
import { addressOf } from './use-kept-address';
import { visitAddress } from './visit-address';

const twenty = 'abcdefghij0123456789';
const read = (parts: Parameters<typeof visitAddress>[0], query = '') => visitAddress(parts, new URLSearchParams(query));

describe('visitAddress', () => {
  it('ROUTE-041 ROUTE-044 reads tour and mode; what is no mode is play', () => {
    expect(read({ tour: 't', mode: 'report' })).toMatchObject({ tour: 't', mode: 'report', shareId: null, collection: null });
    expect(read({ tour: 't', mode: 'dance' })?.mode).toBe('play');
    expect(read({ tour: 't' })?.mode).toBe('play');
  });

  it('ROUTE-047 is none without a tour', () => {
    expect(read({})).toBe(null);
    expect(read({ tour: 't/links/x' })).toBe(null);
  });

  it('PLAYER-052 takes exactly 20 characters for a share link, and ignores others', () => {
    expect(read({ tour: 't', mode: 'play', third: twenty })?.shareId).toBe(twenty);
    expect(read({ tour: 't', mode: 'play', third: twenty.slice(1) })?.shareId).toBe(null);
    expect(read({ tour: 't', mode: 'play', third: `${twenty}x` })?.shareId).toBe(null);
  });

  it('ROUTE-024 reads a collection before a share link, and one part alone as either', () => {
    expect(read({ tour: 't', mode: 'play', third: 'c', fourth: twenty })).toMatchObject({ collection: 'c', shareId: twenty });
    expect(read({ tour: 't', mode: 'play', third: twenty })).toMatchObject({ collection: twenty, shareId: twenty });
    expect(read({ tour: 't', mode: 'play', third: 'c' })).toMatchObject({ collection: 'c', shareId: null });
  });

  it('ROUTE-043 reads where to start', () => {
    expect(read({ tour: 't' }, '?start=poi1')?.start).toBe('poi1');
  });
});

describe('the kept address', () => {
  it('names the open PoI and the mode, and leaves the rest', () => {
    const open = { activePoi: poiId('p 1'), uiMode: 'edit' } as const;

    expect(addressOf('#/digital-twin/play/play/c', open)).toBe('#/digital-twin/play/edit/c?start=p+1');
    expect(addressOf('#/digital-twin/t/play?start=old&x=1', { activePoi: null, uiMode: 'play' })).toBe('#/digital-twin/t/play?x=1');
    expect(addressOf('#/dashboard/tour/t', open)).toBe('#/dashboard/tour/t?start=p+1');
  });
});
