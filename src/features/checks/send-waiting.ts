import { sendCheck } from '@/backend/point-checks/commands';
import { AppError, type ErrorCode, errorMessage } from '@/domain/app-error';
import type { UserId } from '@/domain/ids';
import { addSent } from './sent-checks';
import { removeWaitingChecks, setProblem, waitingChecksOf } from './waiting-checks';

const lockName = 'loggia-checks';

/**
 * Sends the checks of an account that wait on this device, one after another, in one tab at a time. Those that the server denies stay, with the reason.
 * @returns whether some still wait for a connection
 */
export async function sendWaiting(uid: UserId): Promise<boolean> {
  let isWaiting = false;
  await withLock(async () => {
    for (const check of await waitingChecksOf(uid)) {
      if (check.problem !== '') continue;
      const error = await sendCheck(check).then(
        (at) => {
          addSent(check, at);
          return null;
        },
        (cause: unknown) => cause,
      );
      if (error === null) await removeWaitingChecks([check.id]);
      else if (isTemporary(error)) {
        isWaiting = true;
        break;
      } else await setProblem(check.id, errorMessage(error));
    }
  });
  return isWaiting;
}

const finalCodes: readonly ErrorCode[] = ['permission-denied', 'invalid-argument', 'not-found', 'failed-precondition'];

/** What is tried again by itself; whatever else happens, the check stays on the device. */
const isTemporary = (error: unknown): boolean => error instanceof AppError && !finalCodes.includes(error.code);

/** Browsers without locks have one tab at a time in practice; a check that is sent twice is stored once. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(lockName, work);
}
