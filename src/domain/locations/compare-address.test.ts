import { expect, it } from 'vitest';
import { locationId, tourId } from '../ids';
import { type CompareAddress, compareAddressIn, compareParameters, comparePath, type ScanView } from './compare-address';

const address = (changes: Partial<CompareAddress> = {}): CompareAddress => ({
  first: tourId('before'),
  second: tourId('after'),
  layout: 'beside',
  isLinked: true,
  firstView: null,
  secondView: null,
  ...changes,
});
const again = (compared: CompareAddress) => compareAddressIn(new URLSearchParams(compareParameters(compared).toString()));
const desk: ScanView = { sweep: 'a_b-9', rotation: { x: -12.3, y: 178 } };

it.each<[string, CompareAddress]>([
  ['a pair', address()],
  ['one over the other', address({ layout: 'slider' })],
  ['a direction', address({ firstView: desk })],
  ['all floors from outside', address({ firstView: { mode: 'dollhouse', floor: 'all' } })],
  ['one floor of the plan', address({ firstView: { mode: 'floorplan', floor: 0 } })],
  ['scans that show different things', address({ isLinked: false, firstView: desk, secondView: { mode: 'dollhouse', floor: null } })],
])('an address keeps %s', (_what, compared) => {
  expect(again(compared)).toEqual(compared);
});

it.each([
  ['nothing', ''],
  ['an unknown layout', 'show=stack'],
  ['half a view', 'view=sweep_12'],
  ['a direction in words', 'view=sweep_up_north'],
  ['no floor of a plan', 'view=floorplan_top'],
  ['a view of the second that follows the first', 'view2=dollhouse'],
])('an address with %s is as it is at first', (_what, query) => {
  expect(compareAddressIn(new URLSearchParams(query))).toEqual(address({ first: '', second: '' }));
});

it('keeps what else the address has, and removes what is as it is at first', () => {
  const before = new URLSearchParams('lang=de&show=slider&view=dollhouse&apart=1&view2=dollhouse&location=barn');

  expect(compareParameters(address(), before).toString()).toBe('lang=de&location=barn&first=before&second=after');
});

it('is one for everybody, with the location in its path', () => {
  expect(comparePath(locationId('old barn'), address({ layout: 'slider' }))).toBe(
    '/compare/old%20barn?first=before&second=after&show=slider',
  );
});
