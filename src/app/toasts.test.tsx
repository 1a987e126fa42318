import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { queryClient } from './query-client';
import { Toasts } from './toasts';

beforeEach(() => {
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

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <Command name="saving" act={async () => undefined} />
      <Command name="sending" act={() => Promise.reject(new AppError('unavailable', 'No server.'))} />
      <Toasts />
    </QueryClientProvider>,
  );
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(50));
};
const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

describe('Toasts', () => {
  it('TOUR-059 says what failed and why, in the words of the command', async () => {
    show();

    await press('sending');

    expect(said()).toEqual(['Error in sending: No server.']);
  });

  it('UI-006 shows one at a time, for 2000 ms', async () => {
    show();

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
});
