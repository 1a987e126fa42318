import { useRef, useState } from 'react';
import { toSignInError } from '@/backend/auth/errors';
import { signInErrorTexts } from '@/backend/auth/texts';
import { AppError } from '@/domain/app-error';

/**
 * Runs one named request at a time: which one is pending, and the last error. For the sign-in page, which has no query client; elsewhere
 * `useMutation` does this.
 */
export function useAttempt<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const isRunning = useRef(false);

  const end = () => {
    isRunning.current = false;
    setBusy(null);
  };
  /** Runs the action unless another is pending; returns its error. `leaves`: another page replaces this one on success, so it stays busy. */
  const attempt = async (name: Name, action: () => Promise<unknown>, { leaves = false } = {}): Promise<AppError | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(name);
    setError(null);
    try {
      await action();
      if (!leaves) end();
      return null;
    } catch (thrown) {
      const appError = asAppError(thrown);
      setError(appError);
      end();
      return appError;
    }
  };
  return { busy, error: error && inPageLanguage(error), attempt };
}

/** The provider's error in the words of the page's language, which may have changed since it was thrown. */
export const inPageLanguage = (error: AppError): AppError => (error.cause === undefined ? error : toSignInError(error.cause));

/** @see AUTH-031 */
export const asAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError ? thrown : new AppError('internal', signInErrorTexts.get().unexpected, { cause: thrown });
