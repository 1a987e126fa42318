import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { presenceTimes } from '@/domain/presence';
import { moveIntervalMs, startHeartbeat } from './heartbeat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function aHeartbeat(announce: () => Promise<void> = () => Promise.resolve()) {
  const announced: (string | null)[] = [];
  const leaveCalls: string[] = [];
  const heartbeat = startHeartbeat({
    announce: (poi) => {
      announced.push(poi);
      return announce();
    },
    leave: async () => void leaveCalls.push('left'),
    leaveOnPageHide: () => leaveCalls.push('at once'),
  });
  return { heartbeat, announced, leaveCalls };
}
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('announces presence immediately, then regularly until the end', () => {
  const { heartbeat, announced, leaveCalls } = aHeartbeat();
  vi.advanceTimersByTime(2 * presenceTimes.beat);
  expect(announced).toEqual([null, null, null]);

  heartbeat.end();
  vi.advanceTimersByTime(presenceTimes.beat);

  expect(announced).toHaveLength(3);
  expect(leaveCalls).toEqual(['left']);
});

it('announces a new PoI at most every 30 seconds, and only the latest', () => {
  const { heartbeat, announced } = aHeartbeat();
  heartbeat.moveTo(poiId('stove'));
  heartbeat.moveTo(poiId('sink'));
  vi.advanceTimersByTime(moveIntervalMs - 1);
  expect(announced).toEqual([null]);

  vi.advanceTimersByTime(1);
  expect(announced).toEqual([null, 'sink']);
  heartbeat.moveTo(poiId('sink'));
  vi.advanceTimersByTime(presenceTimes.beat - 1);

  expect(announced).toEqual([null, 'sink']);
  heartbeat.end();
});

it('pauses offline, and resumes when the network is back', () => {
  const network = offline();
  const { heartbeat, announced } = aHeartbeat();
  vi.advanceTimersByTime(presenceTimes.beat);
  expect(announced).toEqual([]);

  network.mockReturnValue(true);
  dispatchEvent(new Event('online'));

  expect(announced).toEqual([null]);
  heartbeat.end();
});

it('leaves on pagehide', () => {
  const { heartbeat, leaveCalls } = aHeartbeat();

  dispatchEvent(new Event('pagehide'));

  expect(leaveCalls).toEqual(['at once']);
  heartbeat.end();
});

it('continues after errors, and logs them once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { heartbeat, announced } = aHeartbeat(() => Promise.reject(new Error('refused')));
  await vi.advanceTimersByTimeAsync(2 * presenceTimes.beat);

  expect(announced).toHaveLength(3);
  expect(warned).toHaveBeenCalledTimes(1);
  heartbeat.end();
});
