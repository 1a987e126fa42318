// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadWhenIdle } from './preload-when-idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('preloadWhenIdle', () => {
  it('loads one piece after the other, in the pauses between what is pressed, until it is stopped', async () => {
    const loads = ['a', 'b', 'c'].map((name) => vi.fn(async () => name));
    const loaded = () => loads.filter((load) => load.mock.calls.length > 0).length;
    const stop = preloadWhenIdle(loads);

    await vi.advanceTimersByTimeAsync(1900);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await vi.advanceTimersByTimeAsync(800);
    expect(loaded()).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(loaded()).toBe(1);

    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
    await vi.advanceTimersByTimeAsync(900);
    expect(loaded()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(loaded()).toBeGreaterThan(1);
    stop();
    const before = loaded();
    await vi.advanceTimersByTimeAsync(5000);
    expect(loaded()).toBe(before);
  });
});
