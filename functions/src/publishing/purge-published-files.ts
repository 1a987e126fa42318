import { store } from '../core/app';
import { pagesBelow, removeStored, type StoredFile } from '../core/file-service';
import { closeUnlessOpen } from './close-files';
import { orphanMs } from './copy-published-files';
import { fileRef, publishedFileAt } from './refs';

/**
 * Deletes the files that no published version has: those of deleted versions, and those that were copied before publishing was interrupted. Files of
 * the last day stay, because a version may be about to have them. Of files that are not open to everybody, those of map layers and photos of checks
 * among them, removes the tokens that members may have had made since.
 * @throws Error if one could not be deleted, after all others were tried
 */
export async function purgePublishedFiles(now = new Date()): Promise<void> {
  const failed: unknown[] = [];
  for await (const page of pagesBelow('organizations/')) {
    const old = page.filter(({ path, created }) => publishedFileAt(path) !== null && created.getTime() < now.getTime() - orphanMs);
    const lost = new Set(await withoutVersion(old));
    for (const file of lost) await removeStored(file).catch((error: unknown) => failed.push(error));
    const rest = page.filter((file) => !lost.has(file));
    await closeUnlessOpen(rest, now).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new Error(`${failed.length} published files could not be deleted or closed.`, { cause: failed[0] });
}

async function withoutVersion(files: readonly StoredFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const found = await store().getAll(
    ...files.flatMap(({ path }) => {
      const file = publishedFileAt(path);
      return file ? [fileRef(file, file.name)] : [];
    }),
  );
  return files.filter((_, index) => found[index]?.exists === false);
}
