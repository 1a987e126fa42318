import { isAppError } from '@/domain/app-error';
import { toStorageError } from './errors';
import { openBucket } from './open-bucket';

/**
 * Marks a stored file as deleted: the file manager no longer lists it, and the server deletes it once nothing has named it for 30 days and no saved
 * state, however old, names it either. No error if it does not exist.
 * @throws AppError `permission-denied`, `unavailable`
 * @see EDIT-085
 */
export async function markDeleted(path: string): Promise<void> {
  const { bucket, getMetadata, ref, updateMetadata } = await openBucket();
  const target = ref(bucket, path);
  try {
    const { customMetadata } = await getMetadata(target);
    await updateMetadata(target, { customMetadata: { ...customMetadata, deleted: new Date().toISOString() } });
  } catch (cause) {
    const error = toStorageError(cause, 'remove');
    if (!isAppError(error, 'not-found')) throw error;
  }
}
