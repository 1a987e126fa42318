import { isRefusal } from '@/domain/app-error';
import { toStorageError } from './errors';

/** Removes a stored file; one that is gone already is no error. @throws AppError `permission-denied`, `unavailable` */
export async function removeFile(path: string): Promise<void> {
  const { bucket, deleteObject, ref } = await import('./bucket');
  try {
    await deleteObject(ref(bucket, path));
  } catch (cause) {
    const error = toStorageError(cause);
    if (!isRefusal(error, 'not-found')) throw error;
  }
}
