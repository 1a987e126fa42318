import { isAppError } from '@/domain/app-error';
import { toStorageError } from './errors';
import { openBucket } from './open-bucket';

/** Deletes a stored file; no error if it does not exist. @throws AppError `permission-denied`, `unavailable` */
export async function removeFile(path: string): Promise<void> {
  const { bucket, deleteObject, ref } = await openBucket();
  try {
    await deleteObject(ref(bucket, path));
  } catch (cause) {
    const error = toStorageError(cause, 'remove');
    if (!isAppError(error, 'not-found')) throw error;
  }
}
