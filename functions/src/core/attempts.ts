import { AppError } from '@/domain/app-error';

/** For how long a call that makes something, and whose answer was lost, makes the same again. */
const repeatableMs = 10 * 60_000;

/** Throws unless what a call with this id made before may be made again: nobody got the secret that was shown once. @throws AppError already-exists */
export function confirmRepeatable(madeAt: Date): void {
  if (Date.now() - madeAt.getTime() > repeatableMs)
    throw new AppError('already-exists', 'It was made before. Close this, and look at the list.');
}
