import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orgId } from '../../ids';
import { type ListedTour, listedTourFrom, rowFields } from '../listed-tour';
import { entryHeader, packEntry } from './entry';
import { type IndexShard, indexReader, maxShardBytes, packedBytes, packShard, shardFrom, shardIds, shardOf, unpackShard } from './shard';

const acme = orgId('acme');
const date = fc.option(fc.date({ noInvalidDate: true }), { nil: null });
/** Without a negative zero, which is the same position. */
const degrees = fc.double().map((value) => value + 0);
const someText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'a\tb', 'a\nb\r', '\\', '\\t', '\\\\n', 'Gävle'));

/** Any stored tour, with values of other types too. */
const storedTour = fc.record(
  {
    name: someText,
    matterportId: someText,
    thumbnailUrl: someText,
    thumbnailAlt: someText,
    public: fc.oneof(fc.boolean(), fc.string()),
    createdBy: someText,
    collection: fc.oneof(someText, fc.integer()),
    tourTypeId: someText,
    created: date,
    updated: fc.oneof(date, fc.string()),
    place: fc.record({ country: someText, locality: someText, latitude: fc.oneof(degrees, fc.string()), longitude: degrees }),
    documents: fc.array(fc.record({ name: fc.string() }), { maxLength: 3 }),
    publication: fc.oneof(fc.string(), fc.record({ isPublished: fc.boolean(), isProposed: fc.boolean() }, { requiredKeys: [] })),
  },
  { requiredKeys: [] },
);
const tours = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), storedTour), { selector: ([id]) => id, maxLength: 30 });
const listed = (id: string, stored: object): ListedTour => listedTourFrom(id, { ...stored, organization: 'acme' });

/** The documents of an index of these tours. */
function indexOf(list: readonly ListedTour[]): IndexShard[] {
  return shardIds.map((id) => {
    const inShard = list.filter((tour) => shardOf(tour.id) === id);
    return { id, state: 'ready', packed: packShard(new Map(inShard.map((tour) => [tour.id, packEntry(tour)]))) };
  });
}

const byId = (list: readonly ListedTour[]) => list.toSorted((one, other) => (one.id < other.id ? -1 : 1));

describe('indexReader', () => {
  it('reads every listed tour exactly, whatever is stored [MODEL-019]', () => {
    fc.assert(
      fc.property(tours, (stored) => {
        const list = stored.map(([id, fields]) => listed(id, fields));

        expect(indexReader(acme)(indexOf(list))).toEqual(byId(list));
      }),
    );
  });

  it('keeps the objects of shards that did not change', () => {
    const list = Array.from({ length: 200 }, (_, at) => listed(`tour ${at}`, { name: `Hall ${at}` }));
    const read = indexReader(acme);
    const before = read(indexOf(list)) ?? [];

    const after = read(indexOf(list.map((tour) => (tour.id === 'tour 7' ? { ...tour, name: 'New' } : tour)))) ?? [];

    const same = after.filter((tour) => before.includes(tour));
    expect(same.length).toBe(list.filter(({ id }) => shardOf(id) !== shardOf('tour 7')).length);
    expect(after.find(({ id }) => id === 'tour 7')?.name).toBe('New');
  });

  it('reads columns that a later version adds, in any order', () => {
    const tour = listed('hall', { name: 'Hall', public: true });
    const reversed = (line: string) => ['', ...line.split('\t').toReversed()].join('\t');
    const packed = [reversed(entryHeader).replace(/^/, 'later'), reversed(packEntry(tour))].join('\n');
    const shards = indexOf([]).map((shard) => (shard.id === shardOf('hall') ? { ...shard, packed } : shard));

    expect(indexReader(acme)(shards)).toEqual([tour]);
  });

  it.each<[string, (shard: IndexShard) => IndexShard[]]>([
    ['is missing', () => []],
    ['is being built', (shard) => [{ ...shard, state: 'building' }]],
    ['is full', (shard) => [{ ...shard, state: 'full' }]],
    ['is malformed', ({ id }) => [shardFrom(id, { state: 'ready', packed: 7 })]],
    ['lacks a column', (shard) => [{ ...shard, packed: shard.packed.replace('thumbnailAlt', 'other') }]],
    ['has a line of another length', (shard) => [{ ...shard, packed: `${shard.packed}\nhall\tHall` }]],
  ])('reads nothing where a shard %s', (_what, change) => {
    const shards = indexOf([listed('hall', { name: 'Hall' })]);

    expect(indexReader(acme)(shards)).toHaveLength(1);
    expect(indexReader(acme)(shards.flatMap((shard) => (shard.id === '03' ? change(shard) : [shard])))).toBeNull();
  });
});

describe('entryHeader', () => {
  it('has every field that a list shows as it is', () => {
    const names = entryHeader.split('\t');

    expect(rowFields.filter((name) => !names.includes(name))).toEqual(['organization']);
  });
});

describe('shardFrom', () => {
  it('reads any stored document, and takes nothing unknown for ready', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (stored) => {
        const { state, packed } = shardFrom('00', stored);

        expect(['building', 'full']).toContain(state);
        expect(typeof packed).toBe('string');
      }),
    );
    expect(shardFrom('00', { state: 'ready', packed: 'id' })).toEqual({ id: '00', state: 'ready', packed: 'id' });
  });
});

describe('unpackShard', () => {
  it('finds the lines by id, and none under another header', () => {
    fc.assert(
      fc.property(tours, (stored) => {
        const lines = new Map(stored.map(([id, fields]) => [id, packEntry(listed(id, fields))]));

        expect(unpackShard(packShard(lines))).toEqual(lines);
      }),
    );
    expect(unpackShard(entryHeader.replace('name', 'title'))).toBeNull();
  });
});

describe('shardOf', () => {
  it('spreads 5,000 tours evenly, so that every shard is far from full', () => {
    const bytes = new Map(shardIds.map((id) => [id, 0]));
    const entry = packEntry(
      listed('x'.repeat(20), { name: 'A hall in a town', thumbnailUrl: 'https://pictures.example/'.padEnd(250, 'x') }),
    );
    for (let at = 0; at < 5000; at += 1) {
      const id = shardOf(`tour-${at * 7919}`);
      bytes.set(id, (bytes.get(id) ?? 0) + packedBytes(entry));
    }

    const sizes = [...bytes.values()];
    expect(sizes).toHaveLength(32);
    expect(Math.max(...sizes)).toBeLessThan(maxShardBytes / 5);
    expect(Math.min(...sizes)).toBeGreaterThan(Math.max(...sizes) / 2);
  });
});
