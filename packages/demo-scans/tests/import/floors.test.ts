import { NodeIO } from '@gltf-transform/core';
import { KHRDracoMeshCompression } from '@gltf-transform/extensions';
import draco3d from 'draco3dgltf';
import { describe, expect, it } from 'vitest';
import { type ImportOptions, importBuilding } from '../../scan-import/import-building';
import { aHouse, type Box, glbOf } from './a-building';

const options: ImportOptions = { name: 'Test house', visibility: 'public', created: '2026-01-02T03:04:05Z' };
const imported = async (boxes: readonly Box[], more: Partial<ImportOptions> = {}) =>
  (await importBuilding(await glbOf(boxes), { ...options, ...more })).scan;
const elevations = async (boxes: readonly Box[], more?: Partial<ImportOptions>) =>
  (await imported(boxes, more)).floors.map(({ elevation }) => elevation);

const lawn = { min: [-10, -0.5, -10], max: [20, -0.3, 20] } satisfies Box;
/** Four walls and a roof: what is inside has not been modelled. */
const houseFromOutside: Box[] = [
  { min: [0, 0, 0], max: [9, 3, 0.2] },
  { min: [0, 0, 5.8], max: [9, 3, 6] },
  { min: [0, 0, 0.2], max: [0.2, 3, 5.8] },
  { min: [8.8, 0, 0.2], max: [9, 3, 5.8] },
  { min: [-0.3, 3, -0.3], max: [9.3, 3.2, 6.3] },
];
const parasol = { min: [12, 2.2, 0], max: [15, 2.3, 3] } satisfies Box;
const noFloor = /^No floor of this building has a ceiling above it: all ground is outside or on a roof\. .* --outdoor/;

describe('a floor has a ceiling above it', () => {
  it.each([
    ['a house whose only ground is its roof', houseFromOutside],
    ['a solid block', [{ min: [0, 0, 0], max: [8, 3, 8] } satisfies Box]],
    ['a terrace', [{ min: [0, -0.2, 0], max: [10, 0, 10] } satisfies Box]],
    ['a terrace with walls, and no roof', [{ min: [0, -0.2, 0], max: [9, 0, 6] } satisfies Box, ...houseFromOutside.slice(0, 4)]],
    ['a lawn with a parasol', [lawn, parasol]],
    ['three roofs', [3, 6, 9].map((y): Box => ({ min: [y * 4, 0, 0], max: [y * 4 + 8, y, 8] }))],
  ])('which %s has not', async (_, boxes) => {
    await expect(imported(boxes)).rejects.toThrow(noFloor);
  });

  it('also where the site around a small house is large', async () => {
    expect(await elevations([...aHouse(), lawn])).toEqual([0, 3]);
    const { sweeps } = await imported([...aHouse(), lawn]);
    expect(sweeps.every(({ position: { x, z } }) => x > 0 && x < 8 && z > 0 && z < 6)).toBe(true);
  });

  it('however high it is', async () => {
    const nave = houseFromOutside.map(
      ({ min: [x, y, z], max: [toX, toY, toZ] }): Box => ({ min: [x, y * 7, z], max: [toX, toY * 7, toZ] }),
    );

    expect(await elevations([{ min: [0, -0.2, 0], max: [9, 0, 6] }, ...nave], { up: 'y' })).toEqual([0]);
  });
});

describe('an open-air place', () => {
  it.each([
    ['a terrace', [{ min: [0, -0.2, 0], max: [10, 0, 10] } satisfies Box], 0],
    ['a lawn with a parasol', [lawn, parasol], -0.3],
  ])('is %s, when that is said', async (_, boxes, elevation) => {
    const { floors, sweeps } = await imported(boxes, { outdoor: true });

    expect(floors).toMatchObject([{ elevation }]);
    expect(sweeps.length).toBeGreaterThan(9);
  });

  it('has the floors of its buildings, and none on their roofs', async () => {
    const { sweeps } = await imported([...aHouse(), lawn], { outdoor: true });

    expect([...new Set(sweeps.map(({ puckY = 0 }) => puckY + 0))].sort()).toEqual([-0.3, 0, 3]);
    expect(sweeps.some(({ position: { x } }) => x < -2 || x > 10)).toBe(true);
  });
});

it('reads Draco, and says so where it is damaged', async () => {
  const io = new NodeIO()
    .registerExtensions([KHRDracoMeshCompression])
    .registerDependencies({ 'draco3d.encoder': await draco3d.createEncoderModule() });
  const document = await new NodeIO().readBinary(await glbOf(aHouse()));
  document.createExtension(KHRDracoMeshCompression).setRequired(true);
  const compressed = await io.writeBinary(document);

  const { scan } = await importBuilding(compressed, options);

  expect(scan.floors.map(({ elevation }) => elevation + 0)).toEqual([0, 3]);
  const at = compressed.findIndex((_, index) => String.fromCharCode(...compressed.subarray(index, index + 5)) === 'DRACO');
  await expect(importBuilding(compressed.with(at, 0x58), options)).rejects.toThrow(/^Its Draco compression cannot be read\./);
});

it('tells its steps, how large the building is, and an estimate', async () => {
  const steps: string[] = [];

  await importBuilding(await glbOf(aHouse()), options, (step, part) =>
    steps.push(part === undefined ? step : `${step} ${part >= 0 && part <= 1}`),
  );

  expect([...new Set(steps)]).toEqual([
    'Reading the file',
    'Preparing the building',
    expect.stringMatching(/^144 triangles, 8\.0 × 6\.0 m: this takes less than a minute$/),
    'Looking for floors true',
    'Choosing places for visitors',
    'Writing the mesh',
  ]);
});
