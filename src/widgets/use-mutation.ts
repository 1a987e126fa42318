import {
  type UseMutateAsyncFunction,
  type UseMutateFunction,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useQueryMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { errorMessage } from '@/domain/app-error';
import { isDeepEqual } from '@/domain/same';
import { toastError, toastSuccess } from '@/ui/toast';

type MutationMeta = {
  /** Toast on success. */
  done?: string;
  /** Toast on failure: a text that the error's message follows, or the whole text; null where the component shows the error itself. */
  failed: string | ((error: Error) => string) | null;
};

type Options<Data, Input> = Omit<UseMutationOptions<Data, Error, Input>, 'meta'> & { meta: MutationMeta };

/**
 * React Query's `useMutation` with toasts. A call with the input of the latest pending one, as on a double click, returns the pending promise
 * instead of starting again.
 */
export function useMutation<Data = unknown, Input = void>(options: Options<Data, Input>): UseMutationResult<Data, Error, Input> {
  const { meta, onSuccess, onError } = options;
  const mutation = useQueryMutation<Data, Error, Input>({
    ...options,
    onSuccess: (...success) => {
      if (meta.done) toastSuccess(meta.done);
      return onSuccess?.(...success);
    },
    onError: (...failure) => {
      const [error] = failure;
      if (meta.failed !== null) toastError(typeof meta.failed === 'string' ? meta.failed + errorMessage(error) : meta.failed(error));
      return onError?.(...failure);
    },
  });
  const mutateAsync = useSingleCalls(mutation.mutateAsync);
  const mutate = useCallback<UseMutateFunction<Data, Error, Input>>(
    (...args) => {
      mutateAsync(...args).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync } as UseMutationResult<Data, Error, Input>;
}

type Start<Data, Input> = UseMutateAsyncFunction<Data, Error, Input>;

function useSingleCalls<Data, Input>(start: Start<Data, Input>): Start<Data, Input> {
  const latest = useRef<{ input: unknown; promise: Promise<Data> } | null>(null);
  return useCallback<Start<Data, Input>>(
    (...args) => {
      const [input] = args;
      if (latest.current && isDeepEqual(latest.current.input, input)) return latest.current.promise;
      const call = { input, promise: start(...args) };
      latest.current = call;
      const end = () => {
        if (latest.current === call) latest.current = null;
      };
      call.promise.then(end, end);
      return call.promise;
    },
    [start],
  );
}
