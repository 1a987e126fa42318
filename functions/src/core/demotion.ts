import { AppError } from '@/domain/app-error';
import { minuteMs } from '@/domain/durations';

/** How old the session of whoever takes the role of a Super Admin back may be. */
const maxSessionMs = 5 * minuteMs;

/**
 * Whether a Super Admin can take the role of another one back: `ADMIN_DEMOTION=on`.
 * @throws for any other value but `off`, so that a typo is noticed
 */
export function permitsDemotion({ ADMIN_DEMOTION = '' }: NodeJS.ProcessEnv): boolean {
  if (!['', 'on', 'off'].includes(ADMIN_DEMOTION)) throw new Error(`ADMIN_DEMOTION must be "on", "off" or unset, not "${ADMIN_DEMOTION}".`);
  return ADMIN_DEMOTION === 'on';
}

/**
 * Throws unless the caller may take the role of this Super Admin back: never their own, so that one is always left, and only in a session that has just
 * begun.
 * @throws failed-precondition
 * @see ADMIN-031 FUNC-025
 */
export function requireDemotion(uid: string, caller: { uid: string; signedInAt: number }): void {
  if (!permitsDemotion(process.env)) throw new AppError('failed-precondition', 'Demoting admins is currently disabled.');
  if (uid === caller.uid) throw new AppError('failed-precondition', 'You can’t remove your own role. Ask another Super Admin.');
  if (Date.now() - caller.signedInAt > maxSessionMs)
    throw new AppError(
      'failed-precondition',
      'To remove the role of a Super Admin, sign out, sign in again, and do it within five minutes.',
    );
}
