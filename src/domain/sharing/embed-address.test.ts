import { describe, expect, it } from 'vitest';
import { guidedTourId } from '../ids';
import { embedAddress } from './embed-address';

const tour = 'https://loggia.example/#/public-tour/Acme/hall/current';

describe('embedAddress', () => {
  it('has nothing in it without options', () => {
    expect(embedAddress(tour, [])).toBe(tour);
    expect(embedAddress(`${tour}?list=closed&wheel=zoom`, [])).toBe(tour);
  });

  it('has the options after the start of the tour, in the place of earlier ones', () => {
    expect(embedAddress(`${tour}?wheel=zoom&start=stove`, ['list=open'])).toBe(`${tour}?start=stove&list=open`);
    expect(embedAddress(`${tour}?list=closed`, ['list=open', 'wheel=zoom'])).toBe(`${tour}?list=open&wheel=zoom`);
  });

  it('has them behind the hash, also where the app itself has a query', () => {
    expect(embedAddress('https://loggia.example/?from=mail#/public-tour/Acme/hall/v1', ['list=open'])).toBe(
      'https://loggia.example/?from=mail#/public-tour/Acme/hall/v1?list=open',
    );
  });

  it('leaves an exact view as it was written', () => {
    const view = `${tour}?start=s1&sr=-1.5%2C.2&zoom=1.5`;

    expect(embedAddress(view, ['wheel=zoom'])).toBe(`${view}&wheel=zoom`);
  });
});

it('opens a guided tour in place of the page’s own place, and begins it by itself only if that is wanted', () => {
  const page = 'https://loggia.example/#/acme/hall/current?guide=old&stop=s&start=stove&lang=de';
  const id = guidedTourId('a b');

  expect(embedAddress(page, [])).toBe(page);
  expect(embedAddress(page, ['list=open'], { id, startsWhenVisible: false })).toBe(
    'https://loggia.example/#/acme/hall/current?lang=de&guide=a%20b&list=open',
  );
  expect(embedAddress(page, [], { id, startsWhenVisible: true })).toContain('?lang=de&guide=a%20b&play=visible');
});
