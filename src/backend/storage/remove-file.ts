import { isRefusal } from '@/domain/app-error';
import { toStorageError } from './errors';
import { openBucket } from './open-bucket';

/** Removes a stored file; one that is gone already is no error. @throws AppError `permission-denied`, `unavailable` */
export async function removeFile(path: string): Promise<void> {
  const { bucket, deleteObject, ref } = await openBucket();
  try {
    await deleteObject(ref(bucket, path));
  } catch (cause) {
    const error = toStorageError(cause, 'remove');
    if (!isRefusal(error, 'not-found')) throw error;
  }
}
