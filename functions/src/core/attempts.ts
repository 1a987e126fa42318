import { createHash } from 'node:crypto';
import { AppError } from '@/domain/app-error';
import { minuteMs } from '@/domain/durations';
import { randomIdentifier } from '@/domain/random';

/** For how long a call that makes something, and whose answer was lost, makes the same again. */
const repeatableMs = 10 * minuteMs;

/** The id of what somebody makes by a call: the same each time they repeat it, and another for anybody else who sends the same `attempt`. */
export const attemptId = (attempt: string, { uid }: { uid: string }): string =>
  attempt === ''
    ? randomIdentifier()
    : createHash('sha256').update(`${uid}/${attempt}`).digest('base64').replace(/[+/=]/g, '0').slice(0, attempt.length);

/** Throws unless what a call made before may be made again: nobody got the secret that was shown once. @throws AppError already-exists */
export function confirmRepeatable(madeAt: Date): void {
  if (Date.now() - madeAt.getTime() > repeatableMs)
    throw new AppError('already-exists', 'This was already created. Close this dialog and check the list.');
}
