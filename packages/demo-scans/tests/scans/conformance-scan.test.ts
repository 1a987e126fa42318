import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScan } from 'open-showcase/scan';
import { beforeAll, describe, expect, it } from 'vitest';
import { conformance } from '../../buildings/conformance';
import { glbOf, reader } from '../../scan-maker/glb';
import { Tracer, type Tree, treeOf } from '../../scan-maker/light/tracer';
import { manifestOf } from '../../scan-maker/manifest';
import { piecesOf } from '../../scan-maker/pieces';

const folder = join(import.meta.dirname, '../../../open-showcase/tests/fixtures/scans/AbCdEfGh123');
const text = readFileSync(join(folder, 'scan.json'), 'utf8');

describe('the conformance fixture', () => {
  const scan = parseScan(JSON.parse(text));
  let tree: Tree;

  beforeAll(() => {
    const { positions, triangles } = conformance.draw();
    tree = treeOf(new Float32Array(positions), new Uint32Array(triangles));
  });

  it('C15 has five sweeps in a chain over two floors and one that is not aligned', () => {
    const chain = scan.sweeps.map(({ id, floorId, alignment, neighbors }) => [id, floorId, alignment, neighbors]);
    expect(chain).toEqual([
      ['s001', 'f0', 'aligned', ['s002']],
      ['s002', 'f0', 'aligned', ['s001', 's003']],
      ['s003', 'f0', 'aligned', ['s002', 's004']],
      ['s004', 'f1', 'aligned', ['s003', 's005']],
      ['s005', 'f1', 'aligned', ['s004']],
      ['s006', undefined, 'unaligned', []],
    ]);
    expect([scan.rooms.length, scan.tags.length, scan.start]).toEqual([
      2,
      0,
      { sweep: 's001', rotation: { x: 0, y: 0 }, mode: 'mode.inside' },
    ]);
  });

  it('C43 has s002 straight ahead of s001, and nothing between neighbours', () => {
    const [one, two] = scan.sweeps;
    expect([two!.position.x, two!.position.y, two!.position.z < one!.position.z]).toEqual([one!.position.x, one!.position.y, true]);
    for (const { position, neighbors } of scan.sweeps) {
      for (const neighbor of neighbors!) {
        const other = scan.sweeps.find(({ id }) => id === neighbor)!.position;
        const way = [other.x - position.x, other.y - position.y, other.z - position.z] as const;
        const length = Math.hypot(...way);
        expect(
          new Tracer(tree).cast(position.x, position.y, position.z, way[0] / length, way[1] / length, way[2] / length, 1e-4, length),
        ).toBe(false);
      }
    }
  });

  it('C63 C64 has three metres of level floor before s001, and sky above s005', () => {
    const tracer = new Tracer(tree);
    for (const z of [-2.5, -5.5]) {
      expect(tracer.cast(1, 1.5, z, 0, -1, 0, 1e-4, 10)).toBe(true);
      expect(1.5 - tracer.distance).toBeCloseTo(0, 5);
    }
    const { x, y, z } = scan.sweeps[4]!.position;
    expect(tracer.cast(x, y, z, 0, Math.sin(1.2), -Math.cos(1.2), 1e-4, 500)).toBe(false);
    expect(tracer.cast(x, y, z, 0, -1, 0, 1e-4, 10)).toBe(true);
  });

  it('is made with the same bytes again', async () => {
    const mesh = async () => {
      const drawing = conformance.draw();
      const pieces = piecesOf(drawing, {
        colorOf: (vertex) => [...drawing.colors.slice(vertex * 3, vertex * 3 + 3), 1] as [number, number, number, number],
        placeOf: () => [0, 0],
      });
      return Buffer.from(await glbOf(pieces, null, true));
    };

    expect((await mesh()).equals(await mesh())).toBe(true);
    expect(`${JSON.stringify(manifestOf(conformance, tree), null, 2)}\n`).toBe(text);
  });

  it('has the geometry that its description draws', async () => {
    const document = await (await reader()).readBinary(readFileSync(join(folder, 'mesh.glb')));
    const drawn = conformance.draw().triangles.length / 3;
    const stored = document
      .getRoot()
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
      .reduce((sum, primitive) => sum + primitive.getIndices()!.getCount() / 3, 0);
    expect(stored).toBe(drawn);
  });
});
