import { AppError, type ErrorCode } from '@/domain/app-error';

/** Why the viewer is not available. */
export type FailureReason = 'wrong-key' | 'no-answer' | 'unknown-model' | 'private' | 'not-loaded' | 'no-3d' | 'offline' | 'refused';

const failures: Record<FailureReason, [ErrorCode, string]> = {
  'wrong-key': [
    'permission-denied',
    'The 3D viewer rejected the key of this site. Ask an administrator to check the SDK key and its domains.',
  ],
  'no-answer': ['deadline-exceeded', 'The 3D viewer did not respond. Check your connection, then try again.'],
  'unknown-model': ['not-found', 'This model does not exist. Ask an editor to check the model id of the tour.'],
  private: ['permission-denied', 'This model is private. Ask its owner to make it public or unlisted.'],
  'not-loaded': ['unavailable', 'Couldn’t load the 3D model. Try again.'],
  'no-3d': [
    'unimplemented',
    'This browser can’t draw 3D (WebGL 2 is off). Turn on graphics acceleration in its settings, or open the tour in another browser.',
  ],
  offline: ['unavailable', 'You’re offline. The 3D view loads by itself when you’re back online.'],
  refused: ['unavailable', 'Couldn’t connect to the 3D viewer. Try again.'],
};

/** The error for a failure. */
export function failureError(reason: FailureReason, cause?: unknown): AppError {
  const [code, message] = failures[reason];
  return new AppError(code, message, { cause });
}

/** The error for operations before the viewer is ready. @see PLAYER-028 */
export const notReady = () => new AppError('failed-precondition', 'Please wait for the tour to load');

/** The error for operations that were running when the viewer was lost. */
export const viewerLost = () => new AppError('unavailable', 'The 3D viewer was interrupted. Load it again.');

/** The error for a place that the model does not have. */
export const noSuchPlace = () => new AppError('not-found', 'This place is no longer in the model. Set the view again.');

/** Awaits the SDK and translates its errors of any kind. @throws AppError `unavailable` */
export async function withViewerError<T>(promise: Promise<T>, message: string): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('unavailable', message, { cause: error });
  }
}

/** The error for a feature that this delivery of the SDK lacks. */
export const notSupported = (feature: string) => new AppError('unimplemented', `This 3D viewer has no ${feature}.`);

/** Whether the viewer can’t run in this browser, which has no WebGL 2. */
export const isNo3dError = (error: unknown): boolean => {
  const { name = '', message = '' } = Object(error);
  return name === 'NotSupported' || /WebGL/i.test(String(message));
};

/** Whether a connection failed because of its key: the provider's error mentions the referrer or the key. */
export function isKeyError(error: unknown): boolean {
  const { name = '', type = '', message = '' } = Object(error);
  return /KeyReferrerMismatch/.test(`${name} ${type}`) || /referrer|application ?key/i.test(String(message));
}
