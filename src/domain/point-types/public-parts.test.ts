import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPois } from '../folders/folder';
import { publishedContentOf } from '../publishing/published-content';
import { tourFrom } from '../tours/tour';
import { withExcluded } from './excluded';
import { publicParts } from './public-parts';

/** Stands in everything that must not be public, and in nothing else. */
const secret = 'SECRET';

const flags = { leftOut: fc.boolean() };
const aField = fc.record({ hidden: fc.constantFrom('no', 'leftOut', 'unknown kind'), isRequired: fc.boolean() });
const aType = fc.record({ ...flags, fields: fc.array(aField, { maxLength: 3 }), state: fc.boolean() });
const aPoi = fc.record({
  ...flags,
  type: fc.integer({ min: -1, max: 3 }),
  unknownValue: fc.boolean(),
  unknownState: fc.boolean(),
});
const aFolder = fc.record({
  ...flags,
  pois: fc.array(aPoi, { maxLength: 4 }),
  children: fc.array(fc.record({ ...flags, pois: fc.array(aPoi, { maxLength: 2 }) }), { maxLength: 2 }),
});

type Drawn = { types: TypeDrawn[]; folders: FolderDrawn[] };
type TypeDrawn = typeof aType extends fc.Arbitrary<infer Value> ? Value : never;
type PoiDrawn = typeof aPoi extends fc.Arbitrary<infer Value> ? Value : never;
type FolderDrawn = { leftOut: boolean; pois: PoiDrawn[]; children?: FolderDrawn[] };

function tourOf({ types, folders }: Drawn) {
  const pointTypes = types.map(({ leftOut, fields, state }, index) => ({
    id: `t${index}`,
    name: leftOut ? `${secret} type` : `Type ${index}`,
    leftOut,
    note: secret,
    states: state ? [{ id: 'open', name: 'Open', note: secret }] : [],
    fields: fields.map(({ hidden, isRequired }, at) => ({
      key: hidden === 'no' ? `k${at}` : `${secret}-${at}`,
      name: hidden === 'no' ? `Field ${at}` : secret,
      kind: hidden === 'unknown kind' ? 'person' : 'text',
      leftOut: hidden === 'leftOut',
      isRequired,
      note: secret,
    })),
  }));
  const poiOf = ({ leftOut, type, unknownValue, unknownState }: PoiDrawn, isHidden: boolean, id: string) => {
    const of = pointTypes[type];
    const hides = leftOut || isHidden || of?.leftOut === true;
    return {
      identifier: id,
      name: hides ? `${secret} ${id}` : id,
      leftOut,
      ...(type >= 0 && { typeId: of ? of.id : `${secret} type` }),
      state: of && !unknownState ? 'open' : secret,
      fields: {
        ...Object.fromEntries((of?.fields ?? []).map(({ key }) => [key, key.startsWith(secret) ? secret : 'shown'])),
        ...((unknownValue || !of) && { other: secret }),
      },
    };
  };
  const folderOf = ({ leftOut, pois, children = [] }: FolderDrawn, isHidden: boolean, id: string): object => ({
    id,
    name: leftOut || isHidden ? secret : id,
    leftOut,
    pois: pois.map((poi, at) => poiOf(poi, isHidden || leftOut, `${id}p${at}`)),
    children: children.map((child, at) => folderOf(child, isHidden || leftOut, `${id}c${at}`)),
  });
  return tourFrom('hall', { name: 'Hall', pointTypes, folders: folders.map((folder, at) => folderOf(folder, false, `f${at}`)) });
}

const drawn = fc.record({ types: fc.array(aType, { maxLength: 3 }), folders: fc.array(aFolder, { maxLength: 3 }) });
const whole = { excludedFolders: [], excludedPois: [], floorplans: true, documents: true };

describe('publicParts', () => {
  it('never have what is left out, whatever a tour holds', () => {
    fc.assert(
      fc.property(drawn, (each) => {
        const { folders, pointTypes } = publishedContentOf(tourOf(each as Drawn), whole);

        expect(JSON.stringify({ folders, pointTypes })).not.toContain(secret);
      }),
      { numRuns: 300 },
    );
  });

  it('have everything else', () => {
    const tour = tourOf({
      types: [
        {
          leftOut: false,
          state: true,
          fields: [
            { hidden: 'no', isRequired: true },
            { hidden: 'leftOut', isRequired: false },
          ],
        },
      ],
      folders: [{ leftOut: false, pois: [{ leftOut: false, type: 0, unknownValue: true, unknownState: false }] }],
    });
    const { folders, pointTypes } = publicParts(tour.folders, tour.pointTypes);

    expect(allPois(folders)).toMatchObject([{ identifier: 'f0p0', typeId: 't0', state: 'open', fields: { k0: 'shown' } }]);
    expect(pointTypes).toMatchObject([{ id: 't0', name: 'Type 0', fields: [{ key: 'k0', isRequired: true }], states: [{ id: 'open' }] }]);
  });
});

describe('withExcluded', () => {
  it('gives a tour back what its version had, beside all that versions leave out', () => {
    fc.assert(
      fc.property(drawn, (each) => {
        const tour = tourOf(each as Drawn);
        const { folders, pointTypes } = publicParts(tour.folders, tour.pointTypes);
        const restored = withExcluded(folders, tour, pointTypes);

        const byId = (all: typeof tour.folders) => new Map(allPois(all).map((poi) => [poi.identifier, poi.fields]));
        expect(new Map([...byId(restored)].toSorted())).toEqual(new Map([...byId(tour.folders)].toSorted()));
      }),
      { numRuns: 200 },
    );
  });
});
