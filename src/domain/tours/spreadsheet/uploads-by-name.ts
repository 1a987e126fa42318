import { AppError } from '../../app-error';
import type { FileItem } from '../../content/content-blocks';
import { uploadedName } from '../../files/names';
import { comparableName } from '../../plain-name';

/** The files in the tour's file manager that cells name without an address, by `uploadKey`. */
export type UploadsByName = ReadonlyMap<string, readonly FileItem[]>;

/** Names that people take for the same, also that of a file on their computer, which uploading and renaming it may have changed. */
export const uploadKey = (name: string): string => comparableName(uploadedName(name.replace(/[/\\]/g, '-')));

/** Whether a line of a cell is the name of a file, and no address. */
export const isFileName = (line: string): boolean => line !== '' && !line.includes('|') && !/^[a-z][a-z\d+.-]*:/i.test(line);

/** The file that a cell names; `uploads` is null if they couldn't be listed. @throws AppError */
export function uploadNamed(name: string, uploads: UploadsByName | null): FileItem {
  if (!uploads)
    throw new AppError('unavailable', 'The tour’s files couldn’t be listed. Check your connection, and choose the spreadsheet again.');
  const [file, other] = uploads.get(uploadKey(name)) ?? [];
  if (!file) throw new AppError('not-found', `The tour has no file “${name}”. Upload it in the file manager first.`);
  if (other) throw new AppError('invalid-argument', `The tour has several files “${name}”. Rename them, or attach one in the editor.`);
  return file;
}
