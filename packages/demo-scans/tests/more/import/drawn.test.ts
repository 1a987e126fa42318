import { type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dequantize } from '@gltf-transform/functions';
import { MeshoptDecoder } from 'meshoptimizer';
import { describe, expect, it } from 'vitest';
import { importBuilding } from '../../../scan-import/import-building';
import { aHouse, type Box, glbOf } from '../../import/a-building';

type Corner = { x: number; y: number; z: number; opacity: number };

/** The triangles of one floor that have this material, as the showcase draws them, in metres. */
async function drawn(boxes: readonly Box[], floor: string, material: string): Promise<[Corner, Corner, Corner][]> {
  const { mesh } = await importBuilding(await glbOf(boxes), { name: 'House', visibility: 'public', created: '2026-01-02T03:04:05Z' });
  await MeshoptDecoder.ready;
  const document = await new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
    .readBinary(mesh);
  await document.transform(dequantize());
  const nodes = document.getRoot().listNodes();
  return nodes.filter((node) => floorOf(node) === floor).flatMap((node) => trianglesOf(node, material));
}

const floorOf = (node: Node | null): unknown => node && (node.getExtras().floorId ?? floorOf(node.getParentNode()));

function trianglesOf(node: Node, material: string): [Corner, Corner, Corner][] {
  const { 12: dx = 0, 13: dy = 0, 14: dz = 0, 0: scale = 1 } = node.getWorldMatrix();
  return (node.getMesh()?.listPrimitives() ?? []).flatMap((primitive) => {
    if (primitive.getMaterial()?.getName() !== material) return [];
    const corners = [...(primitive.getIndices()?.getArray() ?? [])].map((index): Corner => {
      const [x = 0, y = 0, z = 0] = primitive.getAttribute('POSITION')?.getElement(index, []) ?? [];
      const [, , , opacity = 1] = primitive.getAttribute('COLOR_0')?.getElement(index, []) ?? [];
      return { x: x * scale + dx, y: y * scale + dy, z: z * scale + dz, opacity };
    });
    return Array.from({ length: corners.length / 3 }, (_, at) => corners.slice(at * 3, at * 3 + 3) as [Corner, Corner, Corner]);
  });
}

/** Twice the area of a triangle from above; positive where it faces up. */
const turn = (a: Corner, b: Corner, { x, z }: { x: number; z: number }) => (b.z - a.z) * (x - a.x) - (b.x - a.x) * (z - a.z);
const covers =
  (x: number, z: number) =>
  ([a, b, c]: readonly [Corner, Corner, Corner]) =>
    [turn(a, b, { x, z }), turn(b, c, { x, z }), turn(c, a, { x, z })].every((side) => side >= 0);

describe('the plan of an imported building', () => {
  it('has walls, filled, cut below the ceiling and facing up, and no floor below them', async () => {
    const tops = await drawn(aHouse(), 'f0', 'wall top');
    const isWall = (x: number, z: number) => tops.some(covers(x, z));

    expect(tops.flat().every(({ y }) => Math.abs(y - 2.55) < 0.01)).toBe(true);
    expect(tops.every(([a, b, c]) => turn(a, b, c) > 0)).toBe(true);
    expect([
      isWall(4, 3),
      isWall(3.95, 2),
      isWall(4.05, 4),
      isWall(0.1, 3),
      isWall(7.9, 1),
      isWall(5, 5.9),
      isWall(0.1, 0.1),
    ]).not.toContain(false);
    expect([isWall(2, 3), isWall(6, 3), isWall(0.5, 0.5), isWall(-0.2, 3), isWall(8.2, 3)]).not.toContain(true);
  });

  it('has those of each floor at its own height', async () => {
    const tops = await drawn(aHouse(), 'f1', 'wall top');

    expect(tops.flat().every(({ y }) => Math.abs(y - 5.55) < 0.01)).toBe(true);
    expect(tops.some(covers(4, 3))).toBe(false);
    expect(tops.some(covers(0.1, 3))).toBe(true);
  });

  it('has no wall where a cupboard ends below the cut', async () => {
    const cupboard: Box = { min: [1, 0, 2], max: [2, 2.2, 3] };

    expect((await drawn([...aHouse(), cupboard], 'f0', 'wall top')).some(covers(1.02, 2.5))).toBe(false);
  });
});

describe('the ground of an imported building', () => {
  const crate: Box = { min: [1.5, 0, 2.5], max: [2.1, 0.6, 3.1] };
  const darkness = (shadow: Awaited<ReturnType<typeof drawn>>, x: number, z: number) =>
    Math.max(0, ...shadow.filter(covers(x, z)).flatMap((triangle) => triangle.map(({ opacity }) => opacity)));

  it('is darker along walls and around what stands on it, and clear in the middle of a room', async () => {
    const shadow = await drawn([...aHouse(), crate], 'f0', 'contact shadow');

    expect(shadow.flat().every(({ y }) => y > 0 && y < 0.02)).toBe(true);
    expect(darkness(shadow, 2.2, 2.8)).toBeGreaterThan(0.12);
    expect(darkness(shadow, 0.3, 4)).toBeGreaterThan(0.12);
    expect(darkness(shadow, 2.2, 2.8)).toBeGreaterThan(darkness(shadow, 2.6, 2.8));
    expect(darkness(shadow, 6, 3)).toBeLessThan(0.03);
  });

  it('has no shadow of a crate that is not there', async () => {
    expect(darkness(await drawn(aHouse(), 'f0', 'contact shadow'), 2.2, 2.8)).toBeLessThan(0.03);
  });
});
