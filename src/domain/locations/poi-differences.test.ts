import { describe, expect, it } from 'vitest';
import type { Vector } from '../geometry';
import { type Poi, poiFrom } from '../pois/poi';
import type { Alignment } from './alignment';
import { poiDifferences, poisOfScan, tourPoisFrom } from './poi-differences';

const at = (x: number, z = 0): Vector => ({ x, y: 1.5, z });
const aPoi = (name: string, position: Vector, more: object = {}): Poi => poiFrom({ identifier: name, name, position, ...more }, '0');
const withText = (words: string) => ({ content: [{ identifier: `id of ${words}`, type: 'text', name: 'Text', content: words }] });
const summary = (first: Poi[], second: Poi[], alignment: Alignment | null = null) =>
  poiDifferences(first, second, alignment).map(({ kind, poi }) => `${kind}: ${poi.name}`);

describe('what the points of interest of one tour have that the other has not', () => {
  it('is what has no counterpart by name and place', () => {
    const [first, second] = [
      [aPoi('Door', at(0)), aPoi('Oven', at(4)), aPoi('Lamp', at(8))],
      [aPoi('door ', at(1)), aPoi('Lamp', at(30)), aPoi('Stairs', at(15))],
    ];

    expect(summary(first, second)).toEqual(['first: Oven', 'first: Lamp', 'second: Lamp', 'second: Stairs', 'changed: Door']);
    expect(summary(first, first)).toEqual([]);
  });

  it('pairs those of the same name with the nearest', () => {
    const [first, second] = [
      [aPoi('Window', at(0)), aPoi('Window', at(5))],
      [aPoi('Window', at(5.2)), aPoi('Window', at(0.1)), aPoi('Window', at(2))],
    ];

    const found = poiDifferences(first, second, null);

    expect(found).toMatchObject([{ kind: 'second', poi: { position: at(2) } }]);
  });

  it('is a changed name or content at the same place', () => {
    const first = [aPoi('Stable', at(0)), aPoi('Hall', at(9), withText('Cold'))];
    const second = [aPoi('Kitchen', at(0.2)), aPoi('Hall', at(9), withText('Warm'))];

    expect(poiDifferences(first, second, null)).toMatchObject([
      { kind: 'changed', fields: [{ field: 'Name', before: 'Stable', after: 'Kitchen' }] },
      { kind: 'changed', fields: [{ field: 'Content', before: 'Text: Cold', after: 'Text: Warm' }] },
    ]);
  });

  it('is looked for where the alignment leads to, and by name alone where a place is unknown', () => {
    const alignment = { angle: 180, offset: at(0) };

    expect(summary([aPoi('Door', at(20))], [aPoi('Door', { x: -20, y: 3, z: 0 })], alignment)).toEqual([]);
    expect(summary([aPoi('Door', at(20))], [aPoi('Door', at(20))], alignment)).toEqual(['first: Door', 'second: Door']);
    expect(summary([aPoi('Door', { x: 0, y: 0, z: 0 })], [aPoi('Door', at(20))])).toEqual([]);
    expect(summary([aPoi('Door', { x: 0, y: 0, z: 0 })], [aPoi('Oven', { x: 0, y: 0, z: 0 })])).toEqual(['first: Door', 'second: Oven']);
  });

  it('uses the place of a tag, not from where it is seen', () => {
    const tagged = (seenFrom: Vector) => aPoi('Switch', seenFrom, { type: 'tag', tag: { label: 'Switch', anchorPosition: at(3) } });

    expect(summary([tagged(at(0))], [tagged(at(40))])).toEqual([]);
  });
});

it('takes the points of interest of another tour of the same scan, the latest, where a location’s tour has none', () => {
  const tour = (name: string, pois: object[], updated = 0) =>
    tourPoisFrom(name, { name, updated: new Date(updated), folders: [{ id: 'f', name: 'All', pois }] });
  const door = { identifier: 'd', name: 'Door' };

  expect(poisOfScan(tour('Own', [door]), [tour('Other', [door, door])])?.name).toBe('Own');
  expect(poisOfScan(tour('Own', []), [tour('Old', [door], 1), tour('New', [door], 2), tour('Empty', [], 3)])?.name).toBe('New');
  expect(poisOfScan(tour('Own', []), [])?.name).toBe('Own');
  expect(poisOfScan(null, [])).toBeNull();
});
