import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { presenceTimes } from '@/domain/presence';
import { heartbeat, moveTime } from './heartbeat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function aHeart(say: () => Promise<void> = () => Promise.resolve()) {
  const said: (string | null)[] = [];
  const left: string[] = [];
  const heart = heartbeat({
    say: (poi) => {
      said.push(poi);
      return say();
    },
    leave: async () => void left.push('left'),
    leaveAtOnce: () => left.push('at once'),
  });
  return { heart, said, left };
}
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('says at once that somebody is here, and again every two minutes, until the end', () => {
  const { heart, said, left } = aHeart();
  vi.advanceTimersByTime(2 * presenceTimes.beat);
  expect(said).toEqual([null, null, null]);

  heart.end();
  vi.advanceTimersByTime(presenceTimes.beat);

  expect(said).toHaveLength(3);
  expect(left).toEqual(['left']);
});

it('tells of another PoI half a minute after the last word at the earliest, and only of the last one', () => {
  const { heart, said } = aHeart();
  heart.moveTo(poiId('stove'));
  heart.moveTo(poiId('sink'));
  vi.advanceTimersByTime(moveTime - 1);
  expect(said).toEqual([null]);

  vi.advanceTimersByTime(1);
  expect(said).toEqual([null, 'sink']);
  vi.advanceTimersByTime(moveTime);
  heart.moveTo(poiId('sink'));
  vi.advanceTimersByTime(moveTime);

  expect(said).toEqual([null, 'sink']);
  heart.end();
});

it('is silent offline, and speaks when the network is back', () => {
  const network = offline();
  const { heart, said } = aHeart();
  vi.advanceTimersByTime(presenceTimes.beat);
  expect(said).toEqual([]);

  network.mockReturnValue(true);
  dispatchEvent(new Event('online'));

  expect(said).toEqual([null]);
  heart.end();
});

it('leaves with the page', () => {
  const { heart, left } = aHeart();

  dispatchEvent(new Event('pagehide'));

  expect(left).toEqual(['at once']);
  heart.end();
});

it('goes on when it is refused, and says so once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { heart, said } = aHeart(() => Promise.reject(new Error('refused')));
  await vi.advanceTimersByTimeAsync(2 * presenceTimes.beat);

  expect(said).toHaveLength(3);
  expect(warned).toHaveBeenCalledTimes(1);
  heart.end();
});
