import { isAppError } from '@/domain/app-error';

/** Logs that a name exists already, and throws the error again. @see ADMIN-011 ADMIN-021 */
export const warnOfExisting =
  (what: string, name: string) =>
  (error: unknown): never => {
    if (isAppError(error, 'already-exists')) console.warn(`${what} ${name} already exists.`);
    throw error;
  };
