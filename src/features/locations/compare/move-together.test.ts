import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observableValue, signal } from '@/showcase/observable-values';
import type { CameraPose, Floor, Showcase, ShowcaseEvent, ViewMode } from '@/showcase/port';
import { moveTogether, type Walkable } from './move-together';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const point = (x: number) => ({ x, y: 1.5, z: 0 });

/** A viewer with sweeps along a line, which does at once what it is told. */
function aViewer(sweeps: Record<string, number>, start: string) {
  const pose = observableValue<CameraPose | null>({
    position: point(sweeps[start] ?? 0),
    rotation: { x: 0, y: 0 },
    sweep: start,
    mode: 'inside',
  });
  const mode = observableValue<ViewMode | null>('inside');
  const sweep = observableValue(start);
  const floor = observableValue<number | 'all' | null>(0);
  const change = (next: Partial<CameraPose>) => pose.value && pose.set({ ...pose.value, ...next });
  const arrive = async () => 'arrived' as const;
  const viewer = {
    values: {
      pose,
      mode,
      sweep,
      floor,
      sweeps: observableValue(Object.entries(sweeps).map(([id, x]) => ({ id, position: point(x), floor: 0 }))),
    },
    state: observableValue<Showcase['state']['value']>({ name: 'ready' }),
    events: signal<ShowcaseEvent>(),
    goTo: vi.fn(({ sweep: id, rotation }: { sweep: string; rotation: CameraPose['rotation'] }) => {
      sweep.set(id);
      change({ sweep: id, position: point(sweeps[id] ?? 0), rotation });
      return arrive();
    }),
    turnTo: vi.fn((rotation: CameraPose['rotation']) => {
      change({ rotation });
      return arrive();
    }),
    goToMode: vi.fn((next: ViewMode) => {
      mode.set(next);
      change({ mode: next });
      return arrive();
    }),
    goToFloor: vi.fn((index: Floor['index']) => {
      floor.set(index);
      return arrive();
    }),
    showAllFloors: vi.fn(() => {
      floor.set('all');
      return arrive();
    }),
  };
  return viewer satisfies Walkable;
}

const settled = () => vi.advanceTimersByTimeAsync(1000);

it('goes where the other goes, to the nearest sweep, and looks where it looks', async () => {
  const [before, after] = [aViewer({ a: 0, b: 2, c: 4 }, 'a'), aViewer({ x: 0.1, y: 3.8 }, 'x')];
  moveTogether(before, after);
  await settled();

  await before.goTo({ sweep: 'c', rotation: { x: 5, y: 90 } });
  await settled();
  expect(after.values.pose.value).toMatchObject({ sweep: 'y', rotation: { x: 5, y: 90 } });
  await after.turnTo({ x: 0, y: -170 });
  await settled();

  expect(before.values.pose.value).toMatchObject({ sweep: 'c', rotation: { x: 0, y: -170 } });
});

it('walks at the same time: it starts when the other leaves its sweep', async () => {
  const [before, after] = [aViewer({ a: 0, b: 2 }, 'a'), aViewer({ x: 0, y: 2 }, 'x')];
  moveTogether(before, after);
  await settled();

  // still in the old sweep, on its way
  before.values.pose.set({ position: point(0.1), rotation: { x: 5, y: 90 }, sweep: 'a', mode: 'transitioning' });
  before.events.emit({ type: 'walk', to: 'b' });

  expect(after.goTo).toHaveBeenCalledExactlyOnceWith({ sweep: 'y', rotation: { x: 5, y: 90 } });
});

it('follows a visitor who moves the one that has just followed', async () => {
  const [before, after] = [aViewer({ a: 0, b: 2, c: 4 }, 'a'), aViewer({ x: 0, y: 2, z: 4 }, 'x')];
  moveTogether(before, after);
  await settled();
  await before.goTo({ sweep: 'b', rotation: { x: 0, y: 90 } });
  await vi.advanceTimersByTimeAsync(50);

  await after.goTo({ sweep: 'z', rotation: { x: 0, y: 20 } });
  await settled();

  expect(before.values.pose.value).toMatchObject({ sweep: 'c', rotation: { x: 0, y: 20 } });
});

it('follows in the coordinates of the other scan where they are aligned, and leads back', async () => {
  const [before, after] = [aViewer({ a: 0, b: 4 }, 'a'), aViewer({ x: 10, y: 6 }, 'x')];
  // turned around, and 10 m on
  moveTogether(before, after, { angle: 180, offset: { x: 10, y: 0, z: 0 } });
  await settled();

  await before.goTo({ sweep: 'b', rotation: { x: 5, y: 30 } });
  await settled();
  expect(after.values.pose.value).toMatchObject({ sweep: 'y', rotation: { x: 5, y: -150 } });
  await after.goTo({ sweep: 'x', rotation: { x: 0, y: 90 } });
  await settled();

  expect(before.values.pose.value).toMatchObject({ sweep: 'a', rotation: { x: 0, y: -90 } });
});

it('leaves the one alone that the visitor moves, though the other cannot stand at the very spot', async () => {
  const [before, after] = [aViewer({ a: 0, b: 1 }, 'a'), aViewer({ x: 0, y: 5 }, 'x')];
  moveTogether(before, after);
  await settled();
  before.goTo.mockClear();

  await before.goTo({ sweep: 'b', rotation: { x: 0, y: 10 } });
  await settled();

  expect(before.goTo).toHaveBeenCalledOnce();
  expect([before.values.sweep.value, after.values.sweep.value]).toEqual(['b', 'x']);
});

it('shows the same mode and floor', async () => {
  const [before, after] = [aViewer({ a: 0 }, 'a'), aViewer({ x: 0 }, 'x')];
  moveTogether(before, after);
  await settled();

  await after.goToMode('dollhouse');
  await settled();
  expect(before.values.mode.value).toBe('dollhouse');
  await after.showAllFloors();
  await settled();

  expect(before.values.floor.value).toBe('all');
});

it('ends when it is let go, and goes on when a move failed', async () => {
  const [before, after] = [aViewer({ a: 0, b: 4 }, 'a'), aViewer({ x: 0, y: 4 }, 'x')];
  const stop = moveTogether(before, after);
  await settled();
  after.turnTo.mockRejectedValueOnce(new Error('busy'));
  await before.turnTo({ x: 0, y: 20 });
  await settled();
  await before.turnTo({ x: 0, y: 30 });
  await settled();
  expect(after.values.pose.value?.rotation.y).toBe(30);

  stop();
  await before.turnTo({ x: 0, y: 60 });
  await settled();

  expect(after.values.pose.value?.rotation.y).toBe(30);
});
