import { describe, expect, it } from 'vitest';
import { firstFormProblem } from '../form-problem';
import { poiId, tourId, userId } from '../ids';
import { isShareId, linkState, newShareLink, shareAddress, shareLinkFrom, sortedLinks } from './share-links';
import { shareMessage } from './share-message';

const view = { rotation: { x: 1, y: 2 }, sweep: 's1', zoom: 1.5, position: { x: 1, y: 2, z: 3 } };

describe('a share link', () => {
  it('has PoI, rotation, sweep, user, created, zoom, message and position, and is read as it was stored', () => {
    const settings = { name: ' For the press ', expires: new Date(2) };
    const stored = newShareLink(view, { poi: poiId('p'), message: ' Look here ', user: userId('u'), ...settings });

    expect(stored).toEqual({ ...view, poiId: 'p', message: 'Look here', user: 'u', name: 'For the press', expires: new Date(2) });
    expect(shareLinkFrom('l', { ...stored, created: new Date(1) })).toEqual({ ...stored, id: 'l', created: new Date(1), revoked: null });
  });

  it('has a valid view, whatever is stored', () => {
    expect(shareLinkFrom('l', { rotation: 'x', zoom: '2' })).toEqual({
      id: 'l',
      poiId: '',
      rotation: { x: 0, y: 0 },
      sweep: '',
      user: '',
      created: null,
      zoom: 1,
      message: '',
      position: { x: 0, y: 0, z: 0 },
      name: '',
      expires: null,
      revoked: null,
    });
  });

  it('works until it expires, or until it is revoked [ACCESS-060]', () => {
    const now = new Date('2026-05-01T12:00:00Z');
    const link = (expires: Date | null, revoked: Date | null = null) => ({ expires, revoked });

    expect(linkState(link(null), now)).toBe('active');
    expect(linkState(link(new Date(now.getTime() + 1)), now)).toBe('active');
    expect(linkState(link(now), now)).toBe('expired');
    expect(linkState(link(now, now), now)).toBe('revoked');
  });

  it('is listed before links that no longer work, the newest first', () => {
    const link = (id: string, created: number | null, fields = {}) =>
      shareLinkFrom(id, { created: created === null ? null : new Date(created), ...fields });
    const links = [link('revoked', 9, { revoked: new Date(9) }), link('old', 1), link('new', 2), link('just made', null)];

    expect(sortedLinks(links, new Date()).map(({ id }) => id)).toEqual(['just made', 'new', 'old', 'revoked']);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, -1e300])(
    'has finite numbers where %s was stored or is shared',
    (odd) => {
      const broken = { rotation: { x: odd, y: odd }, sweep: 's1', zoom: odd, position: { x: odd, y: 2, z: odd } };
      const mended = { rotation: { x: 0, y: 0 }, sweep: 's1', zoom: 1, position: { x: 0, y: 2, z: 0 } };

      expect(shareLinkFrom('l', broken)).toMatchObject(mended);
      expect(newShareLink(broken, { poi: null, message: '', user: userId('u'), name: '', expires: null })).toMatchObject(mended);
    },
  );

  it('has an id of exactly 20 characters [PLAYER-052]', () => {
    expect(['x'.repeat(19), 'x'.repeat(20), 'x'.repeat(21), undefined].map(isShareId)).toEqual([false, true, false, false]);
  });

  it('is the app address plus /#/digital-twin/{tour}/play/{shareId} [PLAYER-050]', () => {
    const address = 'https://loggia.example/#/digital-twin/hall/play/abc';

    expect(shareAddress('https://loggia.example', tourId('hall'), 'abc')).toBe(address);
    expect(shareAddress('https://loggia.example/#/somewhere', tourId('hall'), 'abc')).toBe(address);
  });

  it('takes a message of 2,000 characters', () => {
    expect([firstFormProblem(shareMessage, 'x'.repeat(2000)), firstFormProblem(shareMessage, 'x'.repeat(2001))]).toEqual([
      null,
      'Use at most 2,000 characters.',
    ]);
  });
});
