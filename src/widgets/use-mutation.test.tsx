import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { toastError, toastSuccess } from '@/ui/toast';
import { useMutation } from './use-mutation';

vi.mock('@/ui/toast');

beforeEach(() => {
  vi.clearAllMocks();
});

type Options<Input> = Partial<Parameters<typeof useMutation<string, Input>>[0]>;

/** A mutation whose requests are answered by the test, in any order. */
function aMutation<Input = void>(options: Options<Input> = {}) {
  const requests: { input: Input; succeed: (data: string) => Promise<void>; fail: (error: Error) => Promise<void> }[] = [];
  const mutationFn = (input: Input) =>
    new Promise<string>((resolve, reject) => {
      requests.push({ input, succeed: (data) => act(async () => resolve(data)), fail: (error) => act(async () => reject(error)) });
    });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { result } = renderHook(() => useMutation<string, Input>({ mutationFn, meta: { failed: null }, ...options }), { wrapper });
  return { requests, result, press: (input: Input) => act(async () => result.current.mutate(input)) };
}

const noServer = new AppError('unavailable', 'No server.');

describe('useMutation', () => {
  it('acts once on two presses at the same moment', async () => {
    const onSuccess = vi.fn();
    const { requests, result } = aMutation<{ id: string }>({ onSuccess, meta: { done: 'Renamed', failed: null } });

    await act(async () => {
      result.current.mutate({ id: 'hall' });
      result.current.mutate({ id: 'hall' });
    });
    await requests[0]?.succeed('ok');

    expect(requests).toHaveLength(1);
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(toastSuccess).toHaveBeenCalledExactlyOnceWith('Renamed');
  });

  it('acts again on a press after the first one succeeded or failed', async () => {
    const { requests, press } = aMutation();

    await press();
    await requests[0]?.succeed('ok');
    await press();
    await requests[1]?.fail(noServer);
    await press();

    expect(requests).toHaveLength(3);
  });

  it('sends another input while one is pending, and the first input again after that', async () => {
    const { requests, press } = aMutation<string>();

    for (const name of ['Hall', 'Loft', 'Loft', 'Hall']) await press(name);

    expect(requests.map(({ input }) => input)).toEqual(['Hall', 'Loft', 'Hall']);
  });

  it('takes two files for different inputs', async () => {
    const { requests, press } = aMutation<File>();

    for (const name of ['a.pdf', 'b.pdf']) await press(new File([], name));

    expect(requests).toHaveLength(2);
  });

  it('gives both callers of mutateAsync the same result', async () => {
    const { requests, result } = aMutation();

    const both = Promise.all([result.current.mutateAsync(), result.current.mutateAsync()]);
    await act(async () => undefined);
    await requests[0]?.succeed('ok');

    expect(await both).toEqual(['ok', 'ok']);
  });

  it('shows what failed and why', async () => {
    const { requests, result, press } = aMutation({ meta: { done: 'Tour updated', failed: 'Error updating tour: ' } });

    await press();
    await requests[0]?.fail(noServer);

    expect(toastError).toHaveBeenCalledExactlyOnceWith('Error updating tour: No server.');
    expect(toastSuccess).not.toHaveBeenCalled();
    await waitFor(() => expect(result.current.error).toBe(noServer));
  });

  it('leaves the error to the component without a text for it', async () => {
    const { requests, result, press } = aMutation();

    await press();
    await requests[0]?.fail(noServer);

    expect(toastError).not.toHaveBeenCalled();
    await waitFor(() => expect(result.current.error).toBe(noServer));
  });
});
