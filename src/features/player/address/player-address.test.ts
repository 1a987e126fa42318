import { describe, expect, it } from 'vitest';
import { poiId } from '@/domain/ids';
import { hasStartPoint, parsePlayerAddress } from './player-address';
import { addressOf } from './use-address-sync';

const twenty = 'abcdefghij0123456789';
const parse = (segments: Parameters<typeof parsePlayerAddress>[0], query = '') => parsePlayerAddress(segments, new URLSearchParams(query));

describe('parsePlayerAddress', () => {
  it('parses tour and mode; an unknown mode is play [ROUTE-041 ROUTE-044]', () => {
    expect(parse({ tour: 't', mode: 'report' })).toMatchObject({ tour: 't', mode: 'report', shareId: null, collection: null });
    expect(parse({ tour: 't', mode: 'dance' })?.mode).toBe('play');
    expect(parse({ tour: 't' })?.mode).toBe('play');
  });

  it('returns null without a tour [ROUTE-047]', () => {
    expect(parse({})).toBe(null);
    expect(parse({ tour: 't/links/x' })).toBe(null);
  });

  it('accepts only segments of exactly 20 characters as share links [PLAYER-052]', () => {
    expect(parse({ tour: 't', mode: 'play', third: twenty })?.shareId).toBe(twenty);
    expect(parse({ tour: 't', mode: 'play', third: twenty.slice(1) })?.shareId).toBe(null);
    expect(parse({ tour: 't', mode: 'play', third: `${twenty}x` })?.shareId).toBe(null);
  });

  it('reads a collection before a share link, and a single segment as either', () => {
    expect(parse({ tour: 't', mode: 'play', third: 'c', fourth: twenty })).toMatchObject({ collection: 'c', shareId: twenty });
    expect(parse({ tour: 't', mode: 'play', third: twenty })).toMatchObject({ collection: twenty, shareId: twenty });
    expect(parse({ tour: 't', mode: 'play', third: 'c' })).toMatchObject({ collection: 'c', shareId: null });
  });

  it('parses the start point [ROUTE-043]', () => {
    expect(parse({ tour: 't' }, '?start=poi1')).toMatchObject({ start: 'poi1', view: null });
  });

  it('parses an exact view, and starts at no PoI then [ROUTE-043]', () => {
    const address = parse({ tour: 't' }, '?start=s1&sr=0,1');

    expect(address).toMatchObject({ start: '', view: { sweep: 's1', zoom: 1 } });
    expect(hasStartPoint(address!)).toBe(true);
  });
});

describe('addressOf', () => {
  it('sets the open PoI and the mode, and keeps the rest', () => {
    const open = { activePoi: poiId('p 1'), uiMode: 'edit' } as const;

    expect(addressOf('#/digital-twin/play/play/c', open)).toBe('#/digital-twin/play/edit/c?start=p+1');
    expect(addressOf('#/digital-twin/t/play?start=old&x=1', { activePoi: null, uiMode: 'play' })).toBe('#/digital-twin/t/play?x=1');
    expect(addressOf('#/digital-twin/t/play?start=s1&sr=0%2C1&zoom=2', open)).toBe('#/digital-twin/t/edit?start=p+1');
    expect(addressOf('#/dashboard/tour/t', open)).toBe('#/dashboard/tour/t?start=p+1');
    expect(addressOf('#/dashboard/tour/hall%204%2F2/play', open)).toBe('#/dashboard/tour/hall%204%2F2/edit?start=p+1');
    expect(addressOf('#/digital-twin/t/play/c1/s%201', open)).toBe('#/digital-twin/t/edit/c1/s%201?start=p+1');
  });

  it('sets the search, as long as it searches', () => {
    const searching = { activePoi: null, uiMode: 'play', search: ' pump 2 ' } as const;

    expect(addressOf('#/digital-twin/t/play?find=old', searching)).toBe('#/digital-twin/t/play?find=pump+2');
    expect(addressOf('#/digital-twin/t/play?find=old', { ...searching, search: 'p' })).toBe('#/digital-twin/t/play');
    expect(addressOf('#/digital-twin/t/play', { ...searching, uiMode: 'edit' })).toBe('#/digital-twin/t/edit');
  });

  it.each(['#/digital-twin/t/report', '#/public-tour/acme/play/play', '#/player/l1/t/play', '#/digital-twin/%/play'])(
    'leaves the mode of %s, which is not that of a tour that is edited',
    (hash) => {
      expect(addressOf(hash, { activePoi: null, uiMode: 'edit' })).toBe(hash);
    },
  );
});
