import { AppError } from '@/domain/app-error';

type Bucket = typeof import('./bucket');

let opening: Promise<Bucket> | undefined;

/**
 * The project's files and the functions of the SDK that work on them, whose code comes when it is first needed.
 * @throws AppError `unavailable` when the code does not arrive; the next call asks again
 */
export function openBucket(): Promise<Bucket> {
  opening ??= import('./bucket').catch((cause: unknown) => {
    opening = undefined;
    throw new AppError('unavailable', 'A part of Loggia did not arrive. Check your connection, then try again.', { cause });
  });
  return opening;
}
