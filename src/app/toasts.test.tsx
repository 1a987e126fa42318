import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toaster';
import { useMutation } from '@/widgets/use-mutation';
import { queryClient } from './query-client';
import { Toasts } from './toasts';

// loads the toaster's code before the test
beforeEach(async () => {
  await import('@/ui/toaster');
  vi.useFakeTimers();
  // jsdom has no matchMedia
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
const toastTexts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

describe('Toasts', () => {
  it('shows what failed and why, with the text of the mutation', async () => {
    await show();

    await press('sending');

    expect(toastTexts()).toEqual(['Error in sending: No server.']);
  });

  it('keeps a toast with an action for 10 s, and while the action has the focus', async () => {
    await show();
    act(() => showToast('success', 'Deleted “Hall”.', { action: { label: 'Undo', run: () => undefined } }));
    await act(() => vi.advanceTimersByTimeAsync(9000));

    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(toastTexts()).toEqual(['Deleted “Hall”.Undo']);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    await act(() => vi.advanceTimersByTimeAsync(1000));

    expect(toastTexts()).toEqual([]);
  });

  it('renders inside an open dialog, and outside it once it is closed', async () => {
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

    expect(toastTexts()).toEqual(['saving done']);
    expect(screen.getByRole('status').closest('dialog')).toBeNull();
  });

  it('renders inside the fullscreen element, and on the page again afterwards', async () => {
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
