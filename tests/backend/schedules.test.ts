import { expect, it, vi } from 'vitest';
import { isDue } from '../../scripts/backend/schedules.mjs';

const at = (time: string) => new Date(`2026-11-25T${time}Z`);

it('a function is due every few minutes, or every day at a time of UTC', () => {
  expect(['10:00:40', '10:04:59', '10:05:00'].map(at).map(isDue('every 5 minutes'))).toEqual([true, false, true]);
  expect(['10:00:40', '10:01:59'].map(at).map(isDue('every 1 minutes'))).toEqual([true, true]);
  expect(['02:59:59', '03:00:00', '03:00:59', '15:00:00'].map(at).map(isDue('every day 03:00'))).toEqual([false, true, true, false]);
});

it('a function by another schedule never runs, and that is said', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(isDue('0 3 * * *')(at('03:00:00'))).toBe(false);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('"0 3 * * *"'));
});
