import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Document, Node } from '@gltf-transform/core';
import { type Point, parseScan, type Scan, type ScanSweep } from 'open-showcase/scan';
import { Matrix4, Vector3 } from 'three';
import { beforeAll, describe, expect, it } from 'vitest';
import { reader } from '../../scan-maker/glb';
import { Tracer, type Tree, treeOf } from '../../scan-maker/light/tracer';
import { inSight } from '../../scan-maker/manifest';

const shipped = join(import.meta.dirname, '../../scans');
const ids = readdirSync(shipped).sort();
const folderOf = (id: string) => join(shipped, id);

type Opened = { scan: Scan; document: Document; tree: Tree };

async function open(id: string): Promise<Opened> {
  const scan = parseScan(JSON.parse(readFileSync(join(folderOf(id), 'scan.json'), 'utf8')));
  const document = await (await reader()).readBinary(readFileSync(join(folderOf(id), 'mesh.glb')));
  return { scan, document, tree: treeOfMesh(document) };
}

const isSolid = (node: Node) => node.getMesh() !== null && !node.getExtras().sky && !node.getName().endsWith(' glass');

/** What light and sight do not pass, in world coordinates. */
function treeOfMesh(document: Document): Tree {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (const node of document.getRoot().listNodes().filter(isSolid)) {
    const frame = new Matrix4().fromArray(node.getWorldMatrix());
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const first = positions.length / 3;
      const places = primitive.getAttribute('POSITION')!;
      for (let index = 0; index < places.getCount(); index++) {
        positions.push(...new Vector3(...(places.getElement(index, [0, 0, 0]) as [number, number, number])).applyMatrix4(frame).toArray());
      }
      for (const index of primitive.getIndices()!.getArray()!) triangles.push(first + index);
    }
  }
  return treeOf(new Float32Array(positions), new Uint32Array(triangles));
}

const at = ({ x, y, z }: Point) => ({ at: [x, y, z] as const });
const primitives = (document: Document) =>
  document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());

/** Metres to the nearest thing around the lens and a little below it, over a ring of directions. */
function elbowRoom(tree: Tree, { position: { x, y, z } }: ScanSweep): number {
  const tracer = new Tracer(tree);
  const reach = Array.from({ length: 48 }, (_, ray) => {
    const [around, down] = [((ray % 24) / 24) * 2 * Math.PI, ray < 24 ? 0 : -0.4];
    const length = Math.hypot(1, down);
    return tracer.cast(x, y, z, Math.sin(around) / length, down / length, -Math.cos(around) / length, 1e-4, 9) ? tracer.distance : 9;
  });
  return Math.min(...reach);
}

describe.each(ids)('the scan %s', (id) => {
  let scan: Scan;
  let document: Document;
  let tree: Tree;

  beforeAll(async () => {
    ({ scan, document, tree } = await open(id));
  });

  it('bears the name of its folder and has its thumbnails', () => {
    expect(scan.id).toBe(id);
    expect(id).toMatch(/^[0-9A-Za-z]{11}$/);
    for (const name of ['thumb.jpg', 'thumb-800.jpg', 'thumb-400.jpg'])
      expect([...readFileSync(join(folderOf(id), name)).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('has a node for each floor, few draw calls and no more triangles than its kind may have', () => {
    const floors = document
      .getRoot()
      .listNodes()
      .map((node) => node.getExtras().floorId)
      .filter(Boolean);
    expect(floors.sort()).toEqual(scan.floors.map((floor) => floor.id).sort());
    expect(primitives(document).length).toBeLessThanOrEqual(150);
    const triangles = primitives(document).reduce((sum, primitive) => sum + primitive.getIndices()!.getCount() / 3, 0);
    expect(triangles).toBeLessThanOrEqual(scan.floors.length === 3 ? 400_000 : 250_000);
  });

  it('marks a shell and a sky that belongs to no floor', () => {
    const nodes = document.getRoot().listNodes();
    expect(nodes.some((node) => node.getExtras().shell === true)).toBe(true);
    const sky = nodes.filter((node) => node.getExtras().sky === true);
    expect(sky).toHaveLength(1);
    expect(sky[0]!.getParentNode()).toBeNull();
  });

  it('stands every sweep in its room, on a floor, with elbow room', () => {
    for (const sweep of scan.sweeps) {
      const { min, max } = scan.rooms.find((room) => room.id === sweep.roomId)!.bounds;
      const { x, y, z } = sweep.position;
      const inRoom = x >= min.x && x <= max.x && y >= min.y && y <= max.y && z >= min.z && z <= max.z;
      const tracer = new Tracer(tree);
      const foot = tracer.cast(x, y, z, 0, -1, 0, 1e-4, 5) ? y - tracer.distance : Number.NaN;

      expect({ sweep: sweep.id, inRoom }).toEqual({ sweep: sweep.id, inRoom: true });
      expect(Math.abs(foot - sweep.puckY), `the floor below ${sweep.id}`).toBeLessThan(0.08);
      expect(elbowRoom(tree, sweep), `room around ${sweep.id}`).toBeGreaterThan(0.28);
    }
  });

  it('joins sweeps both ways, in line of sight, and reaches all of them from the start', () => {
    const sweeps = new Map(scan.sweeps.map((sweep) => [sweep.id, sweep]));
    const reached = new Set([scan.start.sweep]);
    for (const sweep of reached) for (const neighbor of sweeps.get(sweep)!.neighbors!) reached.add(neighbor);

    expect([...reached].sort()).toEqual([...sweeps.keys()].sort());
    for (const sweep of scan.sweeps) {
      for (const neighbor of sweep.neighbors!) {
        const other = sweeps.get(neighbor)!;
        expect(other.neighbors).toContain(sweep.id);
        expect(inSight(tree, at(sweep.position), at(other.position)), `${sweep.id} sees ${neighbor}`).toBe(true);
      }
    }
  });
});

describe('the scans that come along', () => {
  it('weigh at most 15 MB together', () => {
    const bytes = readdirSync(shipped, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(15 * 1024 * 1024);
  });

  it('show the house furnished and empty from the same sweeps, and keep the flat private', () => {
    const read = (id: string) => parseScan(JSON.parse(readFileSync(join(folderOf(id), 'scan.json'), 'utf8')));
    const places = (id: string) => read(id).sweeps.map(({ id: sweep, position, floorId }) => ({ sweep, position, floorId }));

    expect(places('HouseEmpty1')).toEqual(places('HouseGarden'));
    expect(read('FlatPrivate').visibility).toBe('private');
    expect(read('HouseGarden').visibility).toBe('public');
  });

  it('show the barn before and after its renovation, from the same sweeps', () => {
    const read = (id: string) => parseScan(JSON.parse(readFileSync(join(folderOf(id), 'scan.json'), 'utf8')));
    const places = (id: string) => read(id).sweeps.map(({ id: sweep, position }) => ({ sweep, position }));

    expect(places('BarnRenewed')).toEqual(places('BarnAsFound'));
  });

  it('differ in how much there is to walk through', () => {
    const sweeps = (id: string) => parseScan(JSON.parse(readFileSync(join(folderOf(id), 'scan.json'), 'utf8'))).sweeps.length;
    expect(sweeps('HouseGarden')).toBeGreaterThanOrEqual(14);
    expect(sweeps('OfficeLoft7')).toBeGreaterThanOrEqual(30);
    expect(sweeps('PlantHall42')).toBeGreaterThanOrEqual(40);
  });
});
