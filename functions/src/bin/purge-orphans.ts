import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { dayMs } from '@/domain/durations';
import { flag } from '@/domain/stored';
import { store } from '../core/app';
import { pagesBelow, removeStored, type StoredFile } from '../core/file-service';
import { closeUnlessOpen } from '../publishing/close-files';
import { orphanMs } from '../publishing/copy-published-files';
import { fileRef, publishedFileAt } from '../publishing/refs';
import { checkPhotoAt } from '../tours/file-addresses';

/** A photo without a check is deleted on one of this many nights; what is deleted from a check later, `removeCheckPhoto` deletes. */
const photoNights = 7;

/**
 * Deletes the files that were stored for a document that never came, or is gone: published ones that no version has, because it was deleted or
 * publishing was interrupted; and photos without a check, or whose check says that it has none, because it was refused after its photo, or somebody
 * stored a file as a photo: rules cannot ask for the check, and let nobody delete one. Files of the last day stay, because their document may be on its way.
 * Of files that are not open to everybody, those of map layers and photos of checks among them, removes the tokens that members may have had made since.
 * @throws Error if one could not be deleted, after all others were tried
 */
export async function purgeOrphans(now = new Date()): Promise<void> {
  const failed: unknown[] = [];
  const before = now.getTime() - orphanMs;
  for await (const page of pagesBelow('organizations/')) {
    const old = page.filter(({ created }) => created.getTime() < before);
    const photos = old.filter(({ created }) => created.getTime() >= before - photoNights * dayMs);
    const orphans = new Set([
      ...(await without(old, versionsOf, ({ exists }) => exists)),
      ...(await without(photos, checkOf, (check) => flag(check.get('photo')))),
    ]);
    for (const file of orphans) await removeStored(file).catch((error: unknown) => failed.push(error));
    const rest = page.filter((file) => !orphans.has(file));
    await closeUnlessOpen(rest, now).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new Error(`${failed.length} files could not be deleted or closed.`, { cause: failed[0] });
}

/** What says which versions have the published file at a path. */
function versionsOf(path: string): DocumentReference | null {
  const file = publishedFileAt(path);
  return file && fileRef(file, file.name);
}

/** The check whose photo is at a path. */
function checkOf(path: string): DocumentReference | null {
  const photo = checkPhotoAt(path);
  return photo && store().doc(`tours/${photo.tour}/checks/${photo.check}`);
}

/** Those of these files that belong to a document which does not have them. */
async function without(
  files: readonly StoredFile[],
  ownerOf: (path: string) => DocumentReference | null,
  hasFile: (owner: DocumentSnapshot) => boolean,
): Promise<StoredFile[]> {
  const owned = files.flatMap((file) => {
    const owner = ownerOf(file.path);
    return owner ? [{ file, owner }] : [];
  });
  if (owned.length === 0) return [];
  const owners = await store().getAll(...owned.map(({ owner }) => owner));
  return owned.flatMap(({ file }, index) => {
    const owner = owners[index];
    return owner && !hasFile(owner) ? [file] : [];
  });
}
