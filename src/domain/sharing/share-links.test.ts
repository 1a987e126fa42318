import { describe, expect, it } from 'vitest';
import { problemOf } from '../form-problem';
import { poiId, tourId, userId } from '../ids';
import { isShareId, newShareLink, shareAddress, shareLinkFrom } from './share-links';
import { shareMessage } from './share-message';

const view = { rotation: { x: 1, y: 2 }, sweep: 's1', zoom: 1.5, position: { x: 1, y: 2, z: 3 } };

describe('a share link', () => {
  it('MODEL-083 has PoI, rotation, sweep, user, created, zoom, message and position, and is read as it was stored', () => {
    const stored = newShareLink(view, { poi: poiId('p'), message: ' Look here ', user: userId('u') });

    expect(stored).toEqual({ ...view, poiId: 'p', message: 'Look here', user: 'u' });
    expect(shareLinkFrom('l', { ...stored, created: new Date(1) })).toEqual({ ...stored, id: 'l', created: new Date(1) });
  });

  it('MODEL-083 leads somewhere, whatever is stored', () => {
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
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, -1e300])(
    'has finite numbers where %s was stored or is shared [MODEL-083]',
    (odd) => {
      const broken = { rotation: { x: odd, y: odd }, sweep: 's1', zoom: odd, position: { x: odd, y: 2, z: odd } };
      const mended = { rotation: { x: 0, y: 0 }, sweep: 's1', zoom: 1, position: { x: 0, y: 2, z: 0 } };

      expect(shareLinkFrom('l', broken)).toMatchObject(mended);
      expect(newShareLink(broken, { poi: null, message: '', user: userId('u') })).toMatchObject(mended);
    },
  );

  it('PLAYER-052 is known by exactly 20 characters', () => {
    expect(['x'.repeat(19), 'x'.repeat(20), 'x'.repeat(21), undefined].map(isShareId)).toEqual([false, true, false, false]);
  });

  it('PLAYER-050 is the app address plus /#/digital-twin/{tour}/play/{shareId}', () => {
    const address = 'https://loggia.example/#/digital-twin/hall/play/abc';

    expect(shareAddress('https://loggia.example', tourId('hall'), 'abc')).toBe(address);
    expect(shareAddress('https://loggia.example/#/somewhere', tourId('hall'), 'abc')).toBe(address);
  });

  it('takes a message of 2,000 characters', () => {
    expect([problemOf(shareMessage, 'x'.repeat(2000)), problemOf(shareMessage, 'x'.repeat(2001))]).toEqual([
      null,
      'Use at most 2,000 characters.',
    ]);
  });
});
