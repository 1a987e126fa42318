import { describe, expect, it } from 'vitest';
import { poiFrom } from '../pois/poi';
import { roomsOf } from '../rooms/rooms';
import { toPixel } from './affine';
import { conePath, floorFrame, headingIn, turnedWith, yawTowards } from './floor-frame';
import { clustersOf, mapPoints, nearestSweep, roomAtSpot } from './floor-map';

const sweep = (id: string, x: number, z: number, floor: number | null = 0) => ({ id, position: { x, y: 1.5, z }, floor });
const size = { width: 200, height: 100 };
const rounded = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });

describe('mapPoints', () => {
  it('has a point where its tag is, else where the camera stands for it, on the floor of its sweep', () => {
    const pois = [
      { name: 'Tag', sweep: 'a', position: { x: 9, y: 1, z: 9 }, tag: { anchorPosition: { x: 1, y: 2, z: 3 }, icon: 'red' } },
      { name: 'View', floor: 2, position: { x: 4, y: 1, z: 5 } },
      { name: 'Sweep', sweep: 'a', floor: 7 },
      { name: 'Nowhere' },
    ].map((poi, index) => poiFrom(poi, `p${index}`));

    expect(mapPoints(pois, [sweep('a', 6, 7, 1)]).map(({ name, icon, floor, spot }) => [name, icon, floor, spot])).toEqual([
      ['Tag', 'red', 1, { x: 1, z: 3 }],
      ['View', 'green', 2, { x: 4, z: 5 }],
      ['Sweep', 'green', 1, { x: 6, z: 7 }],
    ]);
  });
});

describe('nearestSweep', () => {
  it('says whether the sweep is where the spot is, within 3 m', () => {
    const sweeps = [sweep('far', 20, 0), sweep('near', 4, 0)];

    expect(nearestSweep(sweeps, { x: 1, z: 0 })).toMatchObject({ sweep: { id: 'near' }, isNear: true });
    expect(nearestSweep(sweeps, { x: 9, z: 0 })).toMatchObject({ sweep: { id: 'near' }, isNear: false });
    expect(nearestSweep([], { x: 1, z: 0 })).toBe(null);
  });
});

describe('roomAtSpot', () => {
  it('is the smallest of the rooms around a spot, at any height', () => {
    const box = (id: string, from: number, to: number) => ({
      id,
      name: id,
      floor: 0,
      bounds: { min: { x: from, y: 3, z: from }, max: { x: to, y: 6, z: to } },
    });
    const rooms = roomsOf([box('hall', 0, 10), box('booth', 2, 4)], []);

    expect([3, 5, 11].map((at) => roomAtSpot(rooms, { x: at, z: at })?.name)).toEqual(['booth', 'hall', undefined]);
  });
});

describe('clustersOf', () => {
  it('puts together what is closer than so many pixels, and nothing else', () => {
    const places = [0, 10, 23, 24, 60].map((x) => ({ x, y: 0 }));

    expect(clustersOf(places, (place) => place, 24).map(({ at, items }) => [at.x, items.length])).toEqual([
      [0, 3],
      [24, 1],
      [60, 1],
    ]);
  });
});

describe('floorFrame', () => {
  it('draws the scan in the middle with a metre and 8 pixels around it, north up', () => {
    const { matrix, image } = floorFrame(
      size,
      [
        { x: -9, z: -4 },
        { x: 9, z: 4 },
      ],
      null,
    );

    expect(image).toBe(null);
    expect(rounded(toPixel(matrix, { x: 0, z: 0 }))).toEqual({ x: 100, y: 50 });
    expect(rounded(toPixel(matrix, { x: 10, z: -5 }))).toEqual({ x: 184, y: 8 });
  });

  it('draws a plan as its author did, and the scan as it lies below', () => {
    // the plan's top is the scan's east; 10 pixels a metre
    const plan = { image: { width: 400, height: 200 }, fit: [0, 0.1, -0.1, 0, 20, 0] as const };
    const { matrix, image } = floorFrame(size, [], plan);

    expect(image?.map((number) => number + 0)).toEqual([0.5, 0, 0, 0.5, 0, 0]);
    expect(rounded(toPixel(matrix, { x: 20, z: 0 }))).toEqual({ x: 0, y: 0 });
    expect(rounded(toPixel(matrix, { x: 0, z: 40 }))).toEqual({ x: 200, y: 100 });
    // who looks to the east looks up in the plan
    expect(Math.round(headingIn(matrix, -90)) + 0).toBe(0);
  });
});

describe('directions', () => {
  it('turn to the left with a growing yaw, from north up', () => {
    const { matrix } = floorFrame(size, [], null);

    expect([0, 90, -90].map((yaw) => Math.round(headingIn(matrix, yaw)) + 0)).toEqual([0, -90, 90]);
    expect(yawTowards({ x: 0, z: 0 }, { x: -1, z: 0 })).toBeCloseTo(90);
    expect(yawTowards({ x: 0, z: 0 }, { x: 0, z: -3 })).toBeCloseTo(0);
  });

  it('lead up where the drawing turns with the camera, which is in its middle', () => {
    const turned = turnedWith(size, { x: 30, y: 40 }, 90);

    expect(rounded(toPixel(turned, { x: 30, z: 40 }))).toEqual({ x: 100, y: 50 });
    // 20 pixels to the right, where the camera looks
    expect(rounded(toPixel(turned, { x: 50, z: 40 }))).toEqual({ x: 100, y: 30 });
  });

  it('are drawn as wide as the camera sees', () => {
    expect(conePath(90, 100)).toBe('M0 0L-70.71 -70.71A100 100 0 0 1 70.71 -70.71Z');
  });
});
