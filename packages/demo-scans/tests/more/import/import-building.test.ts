import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import type { Scan } from 'open-showcase/scan';
import { describe, expect, it } from 'vitest';
import { type ImportedBuilding, type ImportOptions, importBuilding } from '../../../scan-import/import-building';
import { aHouse, type Box, glbOf } from '../../import/a-building';

/** Sixteen steps along the right wall, and the slab above with a hole over them. */
const stairs = Array.from(
  { length: 16 },
  (_, step): Box => ({ min: [6.6, 0, 0.5 + step * 0.28], max: [7.8, (step + 1) * 0.1875, 0.78 + step * 0.28] }),
);
const slabWithHole: Box[] = [
  { min: [0, 2.7, 0], max: [6.5, 3, 6] },
  { min: [6.5, 2.7, 4.98], max: [8, 3, 6] },
];

const options: ImportOptions = { name: 'Test house', visibility: 'public', created: '2026-01-02T03:04:05Z' };
const imported = async (bytes: Uint8Array, more: Partial<ImportOptions> = {}) => importBuilding(bytes, { ...options, ...more });

async function meshOf(glb: Uint8Array) {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  return (await io.readBinary(glb)).getRoot();
}

const reached = ({ sweeps }: Scan, from: string): Set<string> => {
  const known = new Set([from]);
  for (const id of known) for (const next of sweeps.find((sweep) => sweep.id === id)?.neighbors ?? []) known.add(next);
  return known;
};

/** Where a visitor begins, in metres, and the direction in radians. */
function startOf({ scan: { start, sweeps } }: ImportedBuilding): { x: number; z: number; yaw: number } {
  const { x = 0, z = 0 } = sweeps.find(({ id }) => id === start.sweep)?.position ?? {};
  return { x, z, yaw: (start.rotation.y * Math.PI) / 180 };
}

describe('a house of two storeys', () => {
  it('has its floors, with elevation and height, and no floor on its roof', async () => {
    const { scan } = await imported(await glbOf(aHouse()));

    expect(scan.floors).toEqual([
      { id: 'f0', name: 'Floor 1', sequence: 0, elevation: 0, height: 2.7 },
      { id: 'f1', name: 'Floor 2', sequence: 1, elevation: 3, height: 2.7 },
    ]);
  });

  it('has sweeps at eye level, away from walls, about two metres apart, in every room', async () => {
    const { scan } = await imported(await glbOf(aHouse()));

    for (const { position, floorId, puckY } of scan.sweeps) {
      expect(position.y).toBeCloseTo(floorId === 'f0' ? 1.55 : 4.55, 2);
      expect(puckY).toBeCloseTo(position.y - 1.55, 2);
      expect(position.x).toBeGreaterThanOrEqual(0.6);
      expect(position.x).toBeLessThanOrEqual(7.4);
      expect(position.z).toBeGreaterThanOrEqual(0.6);
      expect(position.z).toBeLessThanOrEqual(5.4);
    }
    const below = scan.sweeps.filter(({ floorId }) => floorId === 'f0').map(({ position }) => position);
    expect(below.filter(({ x }) => x < 3.9).length).toBeGreaterThan(2);
    expect(below.filter(({ x }) => x > 4.1).length).toBeGreaterThan(2);
    expect(below.filter(({ x }) => x > 3.5 && x < 4.5)).toEqual([]);
    for (const one of below) {
      for (const other of below) {
        const sameRoom = one.x < 4 === other.x < 4;
        if (one !== other && sameRoom) expect(Math.hypot(one.x - other.x, one.z - other.z)).toBeGreaterThan(1.99);
      }
    }
  });

  it('has ways between all places, and through a wall or slab only the one that is needed', async () => {
    const { scan } = await imported(await glbOf(aHouse()));
    const roomOf = ({ floorId, position }: Scan['sweeps'][number]) => (floorId === 'f1' ? 'above' : position.x < 4 ? 'left' : 'right');
    const rooms = new Map(scan.sweeps.map((sweep) => [sweep.id, roomOf(sweep)]));

    const through = scan.sweeps.flatMap(({ id, neighbors = [] }) => neighbors.filter((other) => rooms.get(other) !== rooms.get(id)));

    expect(reached(scan, 's001').size).toBe(scan.sweeps.length);
    expect(through).toHaveLength(4);
    expect(scan.sweeps.every(({ id, neighbors = [] }) => neighbors.some((other) => rooms.get(other) === rooms.get(id)))).toBe(true);
  });

  it('has no place on a table, and a way up the stairs', async () => {
    const table = { min: [1, 0.65, 1], max: [3, 0.7, 2] } satisfies Box;
    const opening = [...aHouse().filter(({ min, max }) => !(min[1] === 2.7 && max[1] === 3)), ...slabWithHole];

    const { scan } = await imported(await glbOf([...opening, ...stairs, table]));

    const heights = scan.sweeps.map(({ puckY }) => puckY);
    expect(heights.filter((height) => Math.abs(height - 0.7) < 0.01)).toEqual([]);
    expect(heights.some((height) => height > 0.3 && height < 2.8)).toBe(true);
    expect(scan.floors.map(({ elevation }) => elevation)).toEqual([0, 3]);
  });

  it('starts on the lowest floor, looking into the room', async () => {
    const { scan, view } = await imported(await glbOf(aHouse()));

    const start = scan.sweeps.find(({ id }) => id === scan.start.sweep);
    expect(start?.floorId).toBe('f0');
    expect(view.from).toEqual([start?.position.x, start?.position.y, start?.position.z]);
  });

  it('starts with nothing right before the visitor, whom a cupboard would not let see the room', async () => {
    const { x, z, yaw } = startOf(await imported(await glbOf(aHouse())));
    const [ahead, aside] = [x - 0.9 * Math.sin(yaw), z - 0.9 * Math.cos(yaw)];
    const cupboard = { min: [ahead - 0.3, 0, aside - 0.3], max: [ahead + 0.3, 1.4, aside + 0.3] } satisfies Box;

    const start = startOf(await imported(await glbOf([...aHouse(), cupboard])));

    const steps = Array.from({ length: 15 }, (_, index) => (index + 1) / 10);
    const blocked = steps.filter((metres) => {
      const at = [start.x - metres * Math.sin(start.yaw), start.z - metres * Math.cos(start.yaw)];
      return Math.abs((at[0] ?? 0) - ahead) < 0.3 && Math.abs((at[1] ?? 0) - aside) < 0.3;
    });
    expect(blocked).toEqual([]);
  });

  it('is the same again, under an id of its own, unless it is given one', async () => {
    const bytes = await glbOf(aHouse());

    const [one, again, renamed, given] = await Promise.all([
      imported(bytes),
      imported(bytes),
      imported(bytes, { name: 'Another' }),
      imported(bytes, { id: 'AbCdEfGh123' }),
    ]);

    expect(again.scan).toEqual(one.scan);
    expect(one.scan.id).toMatch(/^[0-9A-Za-z]{11}$/);
    expect(renamed.scan.id).not.toBe(one.scan.id);
    expect(given.scan.id).toBe('AbCdEfGh123');
  });

  it('becomes a mesh with a node a floor, its roof and outer walls apart, that needs no lights', async () => {
    const { mesh } = await imported(await glbOf(aHouse()));

    const root = await meshOf(mesh);
    const nodes = root.listNodes();
    const floors = root.listScenes()[0]?.listChildren() ?? [];
    expect(floors.map((node) => node.getExtras().floorId).sort()).toEqual(['f0', 'f1']);
    expect(nodes.filter((node) => node.getExtras().shell).map((node) => node.getName())).toEqual(['f0 shell', 'f1 shell']);
    expect(root.listMaterials().every((material) => material.getExtension('KHR_materials_unlit') !== null)).toBe(true);
    const shades = new Set<number>();
    for (const primitive of root.listMeshes().flatMap((each) => each.listPrimitives())) {
      const colors = primitive.getAttribute('COLOR_0');
      for (let at = 0; at < (colors?.getCount() ?? 0); at += 1) shades.add(Math.round((colors?.getElement(at, [])[0] ?? 0) * 100));
    }
    expect(shades.size).toBeGreaterThan(3);
  });
});

describe('how a file is laid out', () => {
  it('makes no difference: Z up, centimetres, normals in the file', async () => {
    const expected = (await imported(await glbOf(aHouse()))).scan;

    const turned = await imported(await glbOf(aHouse(), { up: 'z', perMetre: 100 }), { up: 'z', scale: 0.01 });
    const withNormals = await imported(await glbOf(aHouse(), { normals: true }));

    for (const { scan } of [turned, withNormals]) {
      expect(scan.floors).toEqual(expected.floors);
      expect(scan.sweeps.length).toBe(expected.sweeps.length);
    }
  });

  it('mirrored parts stay solid', async () => {
    const mirrored = await glbOf(aHouse(), {
      change: (document) => {
        const [scene] = document.getRoot().listScenes();
        const parent = document.createNode().setScale([-1, 1, 1]);
        for (const node of scene?.listChildren() ?? []) parent.addChild(node);
        scene?.addChild(parent);
      },
    });

    expect((await imported(mirrored)).scan.floors).toHaveLength(2);
  });

  it('leaves the sky around a building out of account', async () => {
    const sky = { min: [-400, -400, -400], max: [400, 400, 400] } as const;
    const bytes = await glbOf([...aHouse(), { min: [...sky.min], max: [...sky.max] }], {
      change: (document) => {
        document.getRoot().listNodes().at(-1)?.setExtras({ sky: true });
      },
    });

    const { scan, mesh } = await imported(bytes);

    expect(scan.floors).toHaveLength(2);
    const [around] =
      (await meshOf(mesh))
        .listScenes()[0]
        ?.listChildren()
        .filter((node) => node.getExtras().sky) ?? [];
    expect(around?.getMesh()).not.toBeNull();
  });
});

/** A GLB of a description alone. */
function glbWith(description: Record<string, unknown>): Uint8Array {
  const text = JSON.stringify({ asset: { version: '2.0' }, ...description });
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const words = [0x46546c67, 2, 20 + json.length, json.length, 0x4e4f534a];
  return Buffer.concat([...words.map((word) => Buffer.from(Uint32Array.of(word).buffer)), json]);
}

describe('what cannot be imported is refused in words', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['an empty file', () => new Uint8Array(), 'This is not a GLB file. Export the building as binary glTF 2.0 (.glb).'],
    ['a text', () => bytesOf('{"asset":{"version":"2.0"}}'), 'This is not a GLB file.'],
    ['glTF 1', () => Uint8Array.from([0x67, 0x6c, 0x54, 0x46, 1, 0, 0, 0, 12, 0, 0, 0]), 'This is glTF 1.'],
    ['a file that is cut off', async () => (await glbOf(aHouse())).slice(0, 300), 'The file is cut off.'],
    ['a file of noise', () => withHeader(bytesOf('noise noise noise noise')), 'The file cannot be read:'],
    ['nodes in a circle', () => glbWith({ nodes: [{ children: [1] }, { children: [0] }] }), 'The nodes of the file hold each other'],
    ['a node in two places', () => glbWith({ nodes: [{ children: [2] }, { children: [2] }, {}] }), 'The nodes of the file hold each other'],
    [
      'a list without an end',
      () => glbWith({ accessors: [{ componentType: 5126, count: 1e9, type: 'VEC3' }] }),
      'The file claims more than 50 million points',
    ],
    ['a file without a mesh', () => glbOf([]), 'The file holds no mesh.'],
    [
      'a building in centimetres',
      () => glbOf(aHouse(), { perMetre: 100 }),
      'probably in centimetres, then it measures 8 m. Run again with --scale 0.01',
    ],
    ['a building in millimetres', () => glbOf(aHouse(), { perMetre: 1000 }), 'Run again with --scale 0.001'],
    [
      'a house as large as a planet',
      () => glbOf(aHouse(), { perMetre: 1_000_000 }),
      'would measure 8,000,000 m. Run again with --scale and',
    ],
    ['a model of 8 cm', () => glbOf(aHouse(), { perMetre: 0.01 }), 'it is probably in a scale of 1:100'],
    ['a building on its side', () => glbOf(aHouse(), { up: 'z' }), 'with Z pointing up. Run again with --up z'],
    ['a beam', () => glbOf([{ min: [0, 0, 0], max: [5, 0.3, 0.3] }]), 'Nobody could stand anywhere in this building'],
  ])('%s', async (_what, bytes, sentence) => {
    const attempt = imported(await bytes());

    await expect(attempt).rejects.toMatchObject({ name: 'ImportError' });
    await expect(attempt).rejects.toThrow(sentence);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['pictures in other files', { images: [{ uri: 'wall.jpg' }] }, 'The file refers to other files.'],
    ['geometry in other files', { buffers: [{ uri: 'house.bin', byteLength: 12 }] }, 'The file refers to other files.'],
    [
      'an extension that nobody knows',
      { extensionsUsed: ['X_y'], extensionsRequired: ['X_y'] },
      'The file needs X_y, which the importer cannot read.',
    ],
    ['parts that are not there', { accessors: [{ bufferView: 9, componentType: 5126, count: 1, type: 'VEC3' }] }, 'The file is damaged:'],
    ['textures in KTX2', { extensionsUsed: ['KHR_texture_basisu'] }, 'KTX2 images, which the importer cannot read.'],
    ['an image in KTX2', { images: [{ mimeType: 'image/ktx2', bufferView: 0 }] }, 'Export it with JPEG or PNG textures, or convert it:'],
  ])('%s', async (_what, json, sentence) => {
    const glb = withHeader(jsonChunk({ asset: { version: '2.0' }, ...json }));

    await expect(imported(glb)).rejects.toThrow(sentence);
  });

  it('a wall that stands; one that lies is ground', async () => {
    const wall = await glbOf([{ min: [0, 0, 0], max: [5, 4, 0.2] }]);

    await expect(imported(wall)).rejects.toThrow('Nobody could stand anywhere');
    await expect(imported(wall, { up: 'z', outdoor: true })).resolves.toBeDefined();
  });

  it('an id that is none', async () => {
    await expect(imported(await glbOf(aHouse()), { id: 'short' })).rejects.toThrow('id must be 11 letters and digits.');
  });
});

function withHeader(content: Uint8Array): Uint8Array {
  const glb = new Uint8Array(12 + content.length);
  const view = new DataView(glb.buffer);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, glb.length, true);
  glb.set(content, 12);
  return glb;
}

function jsonChunk(json: unknown): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const length = Math.ceil(text.length / 4) * 4;
  const chunk = new Uint8Array(8 + length).fill(0x20);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, length, true);
  view.setUint32(4, 0x4e4f534a, true);
  chunk.set(text, 8);
  return chunk;
}
