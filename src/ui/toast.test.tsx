import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastError, toastSuccess } from './toast';
import { dismissToast, Toaster } from './toaster';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no matchMedia
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<Toaster />);
});
afterEach(() => {
  dismissToast();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (toast: () => void) => {
  toast();
  await wait(50);
};
/** Beyond the one-second animation, after which the library removes a toast. */
const animationMs = 1100;
const texts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const undo = () => screen.queryByRole('button', { name: 'Undo' });

describe('toasts', () => {
  it('are shown one at a time, for 2000 ms each [UI-006]', async () => {
    await show(() => toastSuccess('Deleted', { action: { label: 'Undo', run: vi.fn() } }));
    await show(() => toastSuccess('Saved'));
    expect(texts()).toEqual(['Saved']);
    await wait(1900);
    expect(texts()).toEqual(['Saved']);

    await wait(100);
    await wait(animationMs);

    expect(texts()).toEqual([]);
  });

  it('stay until they are closed when they say what failed', async () => {
    await show(() => toastError('Couldn’t save'));
    await wait(60_000);
    expect(texts()).toEqual(['Couldn’t save']);

    fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));

    expect(texts()).toEqual([]);
  });

  it('offer an action that runs once, and then go away', async () => {
    const run = vi.fn();
    await show(() => toastSuccess('Deleted', { action: { label: 'Undo', run } }));
    await wait(7000);

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(run).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
  });

  it('show a toast that the action itself causes', async () => {
    await show(() => toastSuccess('Deleted', { action: { label: 'Undo', run: () => toastSuccess('Restored') } }));

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await wait(animationMs);

    expect(texts()).toEqual(['Restored']);
  });

  it('stop offering an action that is no longer possible', async () => {
    const controller = new AbortController();
    await show(() => toastSuccess('Deleted', { action: { label: 'Undo', run: vi.fn(), signal: controller.signal } }));
    expect(undo()).not.toBeNull();

    act(() => controller.abort());

    expect(undo()).toBeNull();
    expect(texts()).toEqual(['Deleted']);
  });

  it('are read to screen readers while their code cannot be loaded', async () => {
    vi.resetModules();
    vi.doMock('./toaster', () => {
      throw new TypeError('Failed to fetch');
    });
    const { toastError } = await import('./toast');

    await show(() => toastError('Couldn’t save'));
    vi.doUnmock('./toaster');
    await wait(200);

    expect(screen.getByRole('log').textContent).toBe('Couldn’t save');
  });
});
