import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCodeAhead } from './use-code-ahead';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('loads code once the page is idle, if it is needed and still there', async () => {
  const load = vi.fn(async () => 'code');
  const { rerender, unmount } = renderHook(({ isNeeded }) => useCodeAhead(load, isNeeded), { initialProps: { isNeeded: false } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).not.toHaveBeenCalled();

  rerender({ isNeeded: true });
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledOnce();

  unmount();
  const other = vi.fn(async () => 'more');
  renderHook(() => useCodeAhead(other)).unmount();
  await vi.advanceTimersByTimeAsync(2000);
  expect(other).not.toHaveBeenCalled();
});
