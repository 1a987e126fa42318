import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observableValue } from '@/showcase/observable-values';
import type { CameraPose, ViewMode } from '@/showcase/port';
import { followView, type Viewable } from './scan-view';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const arrive = async () => 'arrived' as const;
const inside = (sweep: string, y: number): CameraPose => ({ position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y }, sweep, mode: 'inside' });

function aViewer() {
  const values = {
    pose: observableValue<CameraPose | null>(inside('door', 0)),
    mode: observableValue<ViewMode | null>('inside'),
    floor: observableValue<number | 'all' | null>(0),
  };
  return {
    values,
    goTo: vi.fn(arrive),
    goToMode: vi.fn(arrive),
    goToFloor: vi.fn(arrive),
    showAllFloors: vi.fn(arrive),
  } satisfies Viewable;
}

const rest = () => vi.advanceTimersByTimeAsync(1000);

it('shows the direction of an address, and reports the last of several quick changes', async () => {
  const [viewer, report] = [aViewer(), vi.fn()];
  followView(viewer, { sweep: 'desk', rotation: { x: 1, y: 90 } }, report);
  await rest();
  expect(viewer.goTo).toHaveBeenCalledExactlyOnceWith({ sweep: 'desk', rotation: { x: 1, y: 90 } });
  report.mockClear();

  viewer.values.pose.set(inside('desk', 91));
  viewer.values.pose.set(inside('desk', 100));
  await rest();

  expect(report.mock.calls).toEqual([[{ sweep: 'desk', rotation: { x: 0, y: 100 } }]]);
});

it('shows the whole of a scan with one of its floors, or all', async () => {
  const [plan, whole] = [aViewer(), aViewer()];
  followView(plan, { mode: 'floorplan', floor: 0 }, vi.fn());
  followView(whole, { mode: 'dollhouse', floor: 'all' }, vi.fn());
  await rest();

  expect([plan.goToMode.mock.calls, plan.goToFloor.mock.calls]).toEqual([[['floorplan']], [[0]]]);
  expect([whole.goToMode.mock.calls, whole.showAllFloors.mock.calls]).toEqual([[['dollhouse']], [[]]]);
});

it('reports nothing while the camera moves, nor once it is over', async () => {
  const [viewer, report] = [aViewer(), vi.fn()];
  const stop = followView(viewer, null, report);
  await rest();
  report.mockClear();
  viewer.values.pose.set({ ...inside('', 10), mode: 'transitioning' });
  await rest();

  viewer.values.mode.set('dollhouse');
  stop();
  await rest();

  expect(report).not.toHaveBeenCalled();
});

it('reports also where the view of the address is gone', async () => {
  const [viewer, report] = [aViewer(), vi.fn()];
  viewer.goTo.mockRejectedValueOnce(new Error('no such sweep'));
  followView(viewer, { sweep: 'gone', rotation: { x: 0, y: 0 } }, report);
  await rest();

  viewer.values.mode.set('floorplan');
  await rest();

  expect(report).toHaveBeenLastCalledWith({ mode: 'floorplan', floor: 0 });
});
