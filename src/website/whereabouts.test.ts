// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { ViewerData } from '@/domain/publishing/website/viewer-data';
import { boxArea } from '@/domain/rooms/rooms';
import { observableValue } from '@/showcase/observable-values';
import type { CameraPose, ConnectionState, Showcase } from '@/showcase/port';
import { showWhereabouts } from './whereabouts';

afterEach(() => void vi.useRealTimers());

const roomFrom = (name: string, x: number) => ({
  id: name,
  name,
  floor: 0,
  surface: 16,
  sweep: null,
  written: { dir: 'auto' },
  areas: [boxArea(0, { min: { x, y: 0, z: 0 }, max: { x: x + 4, y: 3, z: 4 } })],
});
const floors = [
  { index: 0, title: 'Ground', written: { dir: 'auto' } },
  { index: 1, title: 'First', written: { dir: 'auto' } },
];
const data = { points: [], guidedTours: [], floors, rooms: [roomFrom('Hall', 0), roomFrom('Kitchen', 4)] } as unknown as ViewerData;

it('names the room and its floor over the scan, and tells screen readers once the camera stands still', async () => {
  vi.useFakeTimers();
  const at = (x: number): CameraPose => ({ position: { x, y: 1, z: 2 }, rotation: { x: 0, y: 0 }, sweep: 's', mode: 'inside' });
  const pose = observableValue<CameraPose | null>(at(2));
  const sweep = observableValue('s');
  const values = { pose, sweep, floor: observableValue(0), floors: observableValue(floors) };
  const showcase = { values, state: observableValue<ConnectionState>({ name: 'ready' }) } as unknown as Showcase;
  const [area, stage] = [document.createElement('div'), document.createElement('div')];
  await showWhereabouts({ showcase, data: Promise.resolve(data), area, stage });
  const sign = () => area.querySelector('.here:not([hidden])')?.textContent;
  const status = () => stage.querySelector('[role=status]')?.textContent;

  await vi.advanceTimersByTimeAsync(400);
  expect(sign()).toBe('HallGround');
  expect(status()).toBe('Hall, Ground');

  sweep.set('');
  pose.set(at(6));
  await vi.advanceTimersByTimeAsync(5000);
  expect([sign(), status()]).toEqual(['KitchenGround', 'Hall, Ground']);
  sweep.set('t');
  await vi.advanceTimersByTimeAsync(10);
  expect(status()).toBe('Kitchen, Ground');
});
