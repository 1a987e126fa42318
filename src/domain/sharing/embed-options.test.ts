import { describe, expect, it } from 'vitest';
import { defaultEmbedOptions, embedAddress, embedOptionsIn } from './embed-options';

const tour = 'https://loggia.example/#/public-tour/Acme/hall/current';
const optionsOf = (address: string) => embedOptionsIn(new URLSearchParams(address.split('?')[1] ?? ''));

describe('embedAddress', () => {
  it('leaves nothing of the defaults in the address', () => {
    expect(embedAddress(tour, defaultEmbedOptions)).toBe(tour);
    expect(embedAddress(`${tour}?list=closed&wheel=zoom`, defaultEmbedOptions)).toBe(tour);
  });

  it('adds the other options after the start of the tour, in the place of earlier ones', () => {
    const address = embedAddress(`${tour}?start=stove&list=open`, { list: 'closed', wheel: 'zoom' });

    expect(address).toBe(`${tour}?start=stove&list=closed&wheel=zoom`);
    expect(optionsOf(address)).toEqual({ list: 'closed', wheel: 'zoom' });
  });

  it('adds them behind the hash, also where the app itself has a query', () => {
    expect(embedAddress('https://loggia.example/?from=mail#/public-tour/Acme/hall/v1', { list: 'closed', wheel: 'page' })).toBe(
      'https://loggia.example/?from=mail#/public-tour/Acme/hall/v1?list=closed',
    );
  });

  it('changes nothing else of a view in the address', () => {
    const view = `${tour}?start=s1&sr=-1.5%2C.2&zoom=1.5`;

    expect(new URLSearchParams(embedAddress(view, { list: 'closed', wheel: 'page' }).split('?')[1]).get('sr')).toBe('-1.5,.2');
    expect(embedAddress(view, defaultEmbedOptions)).toBe(view);
  });
});

describe('embedOptionsIn', () => {
  it.each(['', '?start=stove', '?list=CLOSED&wheel=', '?list=gone&wheel=spin'])(
    'is the default for %j, as for older embed codes',
    (query) => {
      expect(optionsOf(`${tour}${query}`)).toEqual(defaultEmbedOptions);
    },
  );
});
