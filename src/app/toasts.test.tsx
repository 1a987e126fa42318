import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { Dialog } from '@/ui/dialog';
import { queryClient } from './query-client';
import { Toasts } from './toasts';

// the code of toasts comes after the first paint; here it is there already
beforeEach(async () => {
  await import('./toaster');
  vi.useFakeTimers();
  // jsdom has none
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Props = { name: string; act: () => Promise<void> };

function Command({ name, act: mutationFn }: Props) {
  const { mutate } = useMutation({ mutationFn, meta: { done: `${name} done`, failed: `Error in ${name}: ` } });
  return (
    <button type="button" onClick={() => mutate()}>
      {name}
    </button>
  );
}

async function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <Command name="saving" act={async () => undefined} />
      <Command name="sending" act={() => Promise.reject(new AppError('unavailable', 'No server.'))} />
      <Toasts />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(50));
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(50));
};
const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

describe('Toasts', () => {
  it('TOUR-059 says what failed and why, in the words of the command', async () => {
    await show();

    await press('sending');

    expect(said()).toEqual(['Error in sending: No server.']);
  });

  it('UI-006 lie in the dialog that is open, so that they are seen and heard above it, and outlive it', async () => {
    // jsdom knows no modal dialogs
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    const dialog = (open: boolean) => (
      <Dialog title="Files" open={open} onClose={() => undefined}>
        Two of them.
      </Dialog>
    );
    await show();
    const { rerender } = render(dialog(true));
    await act(() => vi.advanceTimersByTimeAsync(50));

    await press('saving');
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('saving done');
    rerender(dialog(false));
    await act(() => vi.advanceTimersByTimeAsync(50));

    expect(said()).toEqual(['saving done']);
    expect(screen.getByRole('status').closest('dialog')).toBeNull();
  });

  it('UI-006 shows one at a time, for 2000 ms', async () => {
    await show();

    await press('sending');
    await press('saving');
    expect(said()).toEqual(['saving done']);
    await act(() => vi.advanceTimersByTimeAsync(1800));
    expect(said()).toEqual(['saving done']);
    await act(() => vi.advanceTimersByTimeAsync(200));
    // it has begun to leave; the library takes a second for that
    await act(() => vi.advanceTimersByTimeAsync(1000));

    expect(said()).toEqual([]);
  });

  it('UI-006 are in what has the whole screen, and on the page again afterwards', async () => {
    await show();
    await press('saving');
    const player = document.body.appendChild(document.createElement('main'));
    const isOnScreen = () => player.contains(screen.getByText('saving done'));
    const givesScreenTo = (element: Element | null) =>
      act(async () => {
        Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
        document.dispatchEvent(new Event('fullscreenchange'));
        await vi.advanceTimersByTimeAsync(50);
      });

    await givesScreenTo(player);
    expect(isOnScreen()).toBe(true);
    await givesScreenTo(null);
    expect(isOnScreen()).toBe(false);

    Reflect.deleteProperty(document, 'fullscreenElement');
    player.remove();
  });
});
