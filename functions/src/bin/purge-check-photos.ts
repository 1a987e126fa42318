import { flag } from '@/domain/stored';
import { store } from '../core/app';
import { pagesBelow, removeStored, type StoredFile } from '../core/file-service';
import { checkPhotoAt } from '../tours/file-addresses';

/** A photo is stored before its check, which may be on its way. */
const waitMs = 24 * 3600_000;

/**
 * Deletes photos without a check, or whose check says that it has none: the check was refused after its photo, or somebody stored a file as a photo.
 * Rules cannot ask for the check, and let nobody delete one. Idempotent.
 * @throws Error if one could not be deleted, after all others were tried
 */
export async function purgeCheckPhotos(now = new Date()): Promise<void> {
  const failed: unknown[] = [];
  for await (const page of pagesBelow('organizations/')) {
    const old = page.filter(({ path, created }) => checkPhotoAt(path) !== null && created.getTime() < now.getTime() - waitMs);
    for (const file of await withoutCheck(old)) await removeStored(file).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new Error(`${failed.length} photos without a check could not be deleted.`, { cause: failed[0] });
}

async function withoutCheck(files: readonly StoredFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const checks = await store().getAll(
    ...files.flatMap(({ path }) => {
      const photo = checkPhotoAt(path);
      return photo ? [store().doc(`tours/${photo.tour}/checks/${photo.check}`)] : [];
    }),
  );
  return files.filter((_, index) => !flag(checks[index]?.get('photo')));
}
