import { describe, expect, it } from 'vitest';
import { poiId, tourId } from '../ids';
import { addressAtView, startAddress, startViewIn } from './start-address';

const app = 'https://loggia.example/';
const view = { sweep: 'sweep 1', rotation: { x: -10, y: 135 }, zoom: 1.5 };
const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);

describe('startAddress', () => {
  it('opens the tour, or one of its PoIs [ACCESS-042 ROUTE-043]', () => {
    expect(startAddress(app, tourId('hall/1'))).toBe('https://loggia.example/#/digital-twin/hall%2F1/play');
    expect(startAddress(app, tourId('hall'), { poi: poiId('stove & oven') })).toBe(
      'https://loggia.example/#/digital-twin/hall/play?start=stove+%26+oven',
    );
  });

  it('opens an exact view, which is read from it again [PLAYER-046]', () => {
    const address = startAddress(app, tourId('hall'), { view });

    expect(address).toMatch(/\?start=sweep\+1&sr=.+&zoom=1\.5$/);
    const read = startViewIn(queryOf(address));
    expect(read).toMatchObject({ sweep: 'sweep 1', zoom: 1.5 });
    expect([read?.rotation.x, read?.rotation.y].map((angle) => Math.round(angle ?? Number.NaN))).toEqual([-10, 135]);
  });

  it('says nothing of a zoom of 1', () => {
    expect(queryOf(startAddress(app, tourId('hall'), { view: { ...view, zoom: 1 } })).has('zoom')).toBe(false);
  });
});

describe('addressAtView', () => {
  it('replaces where the address started, and leaves the rest of it as it is [ROUTE-043]', () => {
    const page = 'https://loggia.example/app?x=1#/public-tour/Acme/hall/current?list=closed&start=stove';

    const address = addressAtView(page, view);

    expect(address).toMatch(
      /^https:\/\/loggia\.example\/app\?x=1#\/public-tour\/Acme\/hall\/current\?list=closed&start=sweep\+1&sr=.+&zoom=1\.5$/,
    );
    expect(addressAtView(address, view)).toBe(address);
    expect(startViewIn(new URLSearchParams(address.split('current?')[1]))?.sweep).toBe('sweep 1');
  });
});

describe('startViewIn', () => {
  it.each(['', 'start=stove', 'sr=0,1', 'start=s1&sr=left', 'start=s1&sr='])('finds no view in "%s" [ROUTE-043]', (query) => {
    expect(startViewIn(new URLSearchParams(query))).toBeNull();
  });

  it('reads an odd zoom as 1', () => {
    expect(startViewIn(new URLSearchParams('start=s1&sr=0,1&zoom=far'))?.zoom).toBe(1);
  });
});
