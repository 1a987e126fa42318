import { BoxGeometry, Group, type Material, Mesh, MeshBasicMaterial, MeshStandardMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import type { Scan, ScanFloor } from '../../scan/scan';
import { createWorld } from './world';

const aFloor = (sequence: number): ScanFloor => ({ id: `f${sequence}`, name: '', sequence, elevation: sequence * 3, height: 2.7 });
const scan = { floors: [aFloor(0), aFloor(1)] } as Scan;

function aBox(y: number, size = 2, material: Material = new MeshBasicMaterial()): Mesh {
  const box = new Mesh(new BoxGeometry(size, size, size), material);
  box.position.y = y;
  return box;
}

function inNode(extras: Record<string, unknown>, ...meshes: Mesh[]): Group {
  const node = new Group().add(...meshes);
  node.userData = extras;
  return node;
}

const aWorld = (...nodes: (Group | Mesh)[]) => createWorld(new Group().add(...nodes), scan, null);

describe('a world divided into floors', () => {
  const ground = aBox(1);
  const upper = aBox(4);
  const stairs = aBox(2.5);
  const roof = aBox(6);
  const sky = aBox(0, 500);
  const world = aWorld(
    inNode({ floorId: 'f0' }, ground),
    inNode({ floorId: 'f1' }, upper, inNode({ shell: true }, roof) as unknown as Mesh),
    stairs,
    inNode({ sky: true }, sky),
  );
  const shown = () => [ground, upper, stairs, roof, sky].map(({ visible }) => visible);

  it('shows all of it, or one floor with what belongs to none', () => {
    world.open(false);
    world.showFloors('all');
    expect(shown()).toEqual([true, true, true, true, true]);

    world.showFloors(0);
    expect(shown()).toEqual([true, false, true, false, true]);
  });

  it('opens without its shell and its sky', () => {
    world.open(true);
    world.showFloors('all');

    expect(shown()).toEqual([true, true, true, false, false]);
  });

  it('takes up what its floors take up, without covers', () => {
    expect(world.boundsOf('all').max.y).toBe(5);
    expect(world.boundsOf(0).max.y).toBe(3.5);
    expect(world.reach).toBeGreaterThan(400);
  });

  it('is a building as far as its shells reach, and a little around', () => {
    const land = aBox(0, 40);
    const house = aWorld(land, inNode({ floorId: 'f0', shell: true }, aBox(1, 6)), inNode({ floorId: 'f1', shell: true }, aBox(30, 2)));

    const [all, upper] = [house.buildingOf('all'), house.buildingOf(1)];

    expect([all.min.toArray(), all.max.toArray()]).toEqual([
      [-4.5, -20, -4.5],
      [4.5, 20, 4.5],
    ]);
    expect(upper.max.x).toBe(2.5);
    expect(aWorld(aBox(0, 40)).buildingOf('all').max.x).toBe(20);
  });

  it('says of a point which floor it is on: its piece knows, or else its height', () => {
    const [piece] = world.pieces;

    expect(world.floorAt({ y: 5 }, piece)).toBe(0);
    expect([-1, 0, 2.7, 2.9, 9].map((y) => world.floorAt({ y }))).toEqual([0, 0, 0, 1, 1]);
  });

  it('cuts nothing', () => {
    world.showFloors(0);

    expect(world.isCut({ y: 5 })).toBe(false);
  });
});

describe('a world in one piece', () => {
  const house = aBox(3, 6);
  const world = aWorld(house);
  const planes = () => (house.material as Material).clippingPlanes ?? [];

  it('is cut between the floors', () => {
    world.showFloors(0);
    const kept = (y: number) => planes().every((plane) => plane.distanceToPoint({ x: 0, y, z: 0 } as never) >= 0);

    expect([-0.5, 1, 2.7].map(kept)).toEqual([true, true, true]);
    expect([2.9, 5].map(kept)).toEqual([false, false]);
    expect(world.isCut({ y: 5 })).toBe(true);
    expect(world.isCut({ y: 1 })).toBe(false);

    world.showFloors(1);
    expect([1, 5].map(kept)).toEqual([false, true]);
    world.showFloors('all');
    expect(planes()).toEqual([]);
  });
});

describe('materials', () => {
  it('are unlit, and drawn as the sky where the sky wears them', () => {
    const shared = new MeshStandardMaterial({ color: 0x336699 });
    const wall = aBox(1, 2, shared);
    const sky = aBox(0, 500, shared);

    aWorld(inNode({ sky: true }, sky), wall);

    expect((wall.material as MeshBasicMaterial).isMeshBasicMaterial).toBe(true);
    expect((wall.material as MeshBasicMaterial).color.getHex()).toBe(0x336699);
    expect([(wall.material as Material).depthWrite, (sky.material as Material).depthWrite]).toEqual([true, false]);
  });

  it('that are seen through stop no ray', () => {
    const world = aWorld(aBox(1, 2, new MeshBasicMaterial({ transparent: true })), aBox(1));

    expect(world.pieces.map(({ solid }) => solid)).toEqual([false, true]);
  });
});
