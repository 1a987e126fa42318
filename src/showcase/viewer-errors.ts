import { AppError, type ErrorCode } from '@/domain/app-error';
import { unsupportedTexts, viewerErrorTexts, viewerFailureTexts } from './texts';

/** Why the viewer is not available. */
export type FailureReason = 'wrong-key' | 'no-answer' | 'unknown-model' | 'private' | 'not-loaded' | 'no-3d' | 'offline' | 'refused';

const failureCodes: Record<FailureReason, ErrorCode> = {
  'wrong-key': 'permission-denied',
  'no-answer': 'deadline-exceeded',
  'unknown-model': 'not-found',
  private: 'permission-denied',
  'not-loaded': 'unavailable',
  'no-3d': 'unimplemented',
  offline: 'unavailable',
  refused: 'unavailable',
};

/** The error for a failure. */
export const failureError = (reason: FailureReason, cause?: unknown): AppError =>
  new AppError(failureCodes[reason], viewerFailureTexts.get()[reason], { cause });

/** The error for operations before the viewer is ready. @see PLAYER-028 */
export const notReady = () => new AppError('failed-precondition', viewerErrorTexts.get().notReady);

/** The error for operations that were running when the viewer was lost. */
export const viewerLost = () => new AppError('unavailable', viewerErrorTexts.get().lost);

/** The error for a place that the model does not have. */
export const noSuchPlace = () => new AppError('not-found', viewerErrorTexts.get().noPlace);

/** Awaits the SDK and translates its errors of any kind. @throws AppError `unavailable` */
export async function withViewerError<T>(promise: Promise<T>, message: string): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('unavailable', message, { cause: error });
  }
}

/** The error for a feature that this delivery of the SDK lacks. */
export const notSupported = (feature: keyof ReturnType<typeof unsupportedTexts.get>) =>
  new AppError('unimplemented', unsupportedTexts.get()[feature]);

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
