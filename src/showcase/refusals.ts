import { AppError, type ErrorCode } from '@/domain/app-error';

/** Why there is no viewer. */
export type FailureReason = 'wrong-key' | 'no-answer' | 'unknown-model' | 'private' | 'not-loaded' | 'refused';

const failures: Record<FailureReason, [ErrorCode, string]> = {
  'wrong-key': [
    'permission-denied',
    'The 3D viewer refused the key of this site. Ask an administrator to check the SDK key and its domains.',
  ],
  'no-answer': ['deadline-exceeded', 'The 3D viewer did not answer. Check your connection, then try again.'],
  'unknown-model': ['not-found', 'This model does not exist. Ask an editor to check the model id of the tour.'],
  private: ['permission-denied', 'This model is private. Ask its owner to make it public or unlisted.'],
  'not-loaded': ['unavailable', 'The 3D model could not be loaded. Try again.'],
  refused: ['unavailable', 'The 3D viewer could not be reached. Try again.'],
};

/** The failure in words. */
export function failure(reason: FailureReason, cause?: unknown): AppError {
  const [code, message] = failures[reason];
  return new AppError(code, message, { cause });
}

/** What is asked before the viewer is ready. @see PLAYER-028 */
export const notReady = () => new AppError('failed-precondition', 'Please wait for the tour to load');

/** What was under way when the viewer went away by itself. */
export const gone = () => new AppError('unavailable', 'The 3D viewer was interrupted. Load it again.');

/** A place that this model does not have. */
export const noSuchPlace = () => new AppError('not-found', 'This place is not in the model any more. Set the view again.');

/** Waits for the SDK; what it rejects with, of any form, becomes a refusal in our words. @throws AppError `unavailable` */
export async function answered<T>(answer: Promise<T>, otherwise: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('unavailable', otherwise, { cause: error });
  }
}

/** What this delivery of the SDK lacks. */
export const notOffered = (what: string) => new AppError('unimplemented', `This 3D viewer has no ${what}.`);

/** Whether a connection was refused for its key: the provider names the referrer or the key. */
export function isKeyRefusal(error: unknown): boolean {
  const { name = '', type = '', message = '' } = Object(error);
  return /KeyReferrerMismatch/.test(`${name} ${type}`) || /referrer|application ?key/i.test(String(message));
}
