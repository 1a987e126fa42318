import { expect, it } from 'vitest';
import { guidedStopId, guidedTourId } from '../ids';
import { guidedToursFrom } from './guided-tour';
import { addressAtStop, guidedTourIn, missingPart } from './guided-tour-address';

const read = (query: string) => guidedTourIn(new URLSearchParams(query));

it.each([
  ['start=stove', null],
  ['guide=', null],
  ['guide=g', { id: 'g', stop: null, start: 'byPress', loops: false }],
  ['guide=g&stop=s', { id: 'g', stop: 's', start: 'byPress', loops: false }],
  ['guide=g&play', { id: 'g', stop: null, start: 'atOnce', loops: false }],
  ['guide=g&play=visible', { id: 'g', stop: null, start: 'whenVisible', loops: false }],
  ['kiosk&guide=g&play', { id: 'g', stop: null, start: 'atOnce', loops: true }],
])('an address with %s opens %o', (query, place) => {
  expect(read(query)).toEqual(place);
});

it('an address says which part of it is not there any more', () => {
  const guidedTours = guidedToursFrom([{ id: 'g', stops: [{ id: 's', title: 'Hall' }] }]);
  const missing = (query: string) => missingPart(read(query) ?? expect.unreachable(), guidedTours);

  expect(['guide=g', 'guide=g&stop=s', 'guide=g&stop=x', 'guide=x&stop=s'].map(missing)).toEqual([null, null, 'stop', 'guide']);
});

it('the address of a stop is that of the page, without any other place', () => {
  const page = 'https://loggia.example/#/acme/hall/current?start=stove&sr=1,2&zoom=2&lang=de&guide=other&play';
  const [guide, stop] = [guidedTourId('g'), guidedStopId('a b')];

  expect(addressAtStop(page, guide, stop)).toBe('https://loggia.example/#/acme/hall/current?lang=de&guide=g&stop=a+b');
  expect(addressAtStop('https://loggia.example/#/tour/hall', guide, null)).toBe('https://loggia.example/#/tour/hall?guide=g');
});
