import { useRef, useState } from 'react';
import { AppError } from '@/domain/app-error';

/** One question to the server at a time: which is under way, and how the last one was refused. */
export function useAttempt<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const isAsking = useRef(false);

  const end = () => {
    isAsking.current = false;
    setBusy(null);
  };
  /** Asks, unless something is under way, and answers the refusal. `leaves`: after success another page takes the place of this one. */
  const attempt = async (name: Name, ask: () => Promise<unknown>, { leaves = false } = {}): Promise<AppError | null> => {
    if (isAsking.current) return null;
    isAsking.current = true;
    setBusy(name);
    setError(null);
    try {
      await ask();
      if (!leaves) end();
      return null;
    } catch (thrown) {
      const refusal = asAppError(thrown);
      setError(refusal);
      end();
      return refusal;
    }
  };
  return { busy, error, attempt };
}

/** @see AUTH-031 */
export const asAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError
    ? thrown
    : new AppError('internal', 'An unexpected error occurred. Please try again later.', { cause: thrown });
