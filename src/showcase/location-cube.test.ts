// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { unknownValues } from './follow-values';
import { locationCube } from './location-cube';
import type { CameraPose } from './port';
import type { Sdk } from './sdk';

const inside = { position: { x: 1, y: 1.5, z: -2 }, rotation: { x: -10, y: 35, z: 0 }, sweep: 's1', mode: 'inside' } as CameraPose;

/** The mark of somebody who stood on the ground floor and went outside. */
async function marked() {
  const values = unknownValues();
  const shown: { at: number[]; inputs: unknown }[] = [];
  const createObjects = async () => {
    const mark = { at: [] as number[], inputs: undefined as unknown };
    const node = {
      position: { set: (...at: number[]) => void Object.assign(mark, { at }) },
      addComponent: (_name: string, inputs: unknown) => void Object.assign(mark, { inputs }),
    };
    return [{ addNode: () => node, start: () => void shown.push(mark), stop: () => void shown.splice(shown.indexOf(mark), 1) }];
  };
  const stop = locationCube({ Scene: { createObjects } } as unknown as Sdk, values);
  values.mode.set('inside');
  values.floor.set(0);
  values.pose.set(inside);
  const settled = (count: number) => expect.poll(() => shown).toHaveLength(count);
  return { values, shown, settled, stop };
}

it.each(['dollhouse', 'floorplan'] as const)('marks where the visitor stood and looked, in the %s [PLAYER-026]', async (mode) => {
  const { values, shown, settled } = await marked();
  expect(shown).toEqual([]);

  values.mode.set(mode);
  await settled(1);

  expect(shown).toEqual([{ at: [1, 1.5, -2], inputs: { yaw: 35 } }]);
  values.mode.set('inside');
  expect(shown).toEqual([]);
});

it('marks it on its own floor and with all floors, not on another one', async () => {
  const { values, settled } = await marked();
  values.mode.set('floorplan');
  await settled(1);

  values.floor.set(1);
  await settled(0);
  values.floor.set(0);
  await settled(1);
  values.floor.set('all');
  await settled(1);
  values.floor.set(1);

  await settled(0);
});

it('follows the visitor to another floor', async () => {
  const { values, settled } = await marked();
  values.floor.set(1);
  values.mode.set('floorplan');
  await settled(1);

  values.floor.set(0);

  await settled(0);
});

it('is gone once it is stopped', async () => {
  const { values, settled, stop, shown } = await marked();
  values.mode.set('dollhouse');
  await settled(1);

  stop();

  expect(shown).toEqual([]);
});
