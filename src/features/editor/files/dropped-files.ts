import { folderNameFrom } from '@/domain/files/folder-names';

/** Files that were chosen or dropped together, by the folder of the file manager they go to; null where that is the open one. */
export type FilesByFolder = Map<string | null, File[]>;

/**
 * What was dropped, also whole folders: each goes to the folder of its own name, with all that lies deeper in it.
 * Asked for at once, because the browser forgets it after the drop.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<FilesByFolder> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return new Map([[null, [...files]]]);
  const found: FilesByFolder = new Map();
  for (const entry of entries) {
    if (entry) await gather(entry, entry.isDirectory ? folderNameFrom(entry.name) || null : null, found);
  }
  return found;
}

async function gather(entry: FileSystemEntry, folder: string | null, found: FilesByFolder): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    if (!isHidden(file)) found.set(folder, [...(found.get(folder) ?? []), file]);
  } else if (isDirectory(entry)) {
    for (const inside of await entriesOf(entry)) await gather(inside, folder, found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A folder tells a hundred entries at a time, and none once it has told all. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** The files of a folder that was chosen, by the folder they go to. */
export function filesOfFolder(files: readonly File[]): FilesByFolder {
  const found: FilesByFolder = new Map();
  for (const file of files.filter((one) => !isHidden(one))) {
    const folder = folderNameFrom(file.webkitRelativePath.split('/')[0] ?? '') || null;
    found.set(folder, [...(found.get(folder) ?? []), file]);
  }
  return found;
}

// what systems leave in folders and nobody sees
const isHidden = ({ name }: File): boolean => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** Pasted pictures, which all come by the same name, called by the time. */
export const pastedFiles = (data: DataTransfer, now: Date): File[] =>
  [...data.files].map((file, place) =>
    /^image\.\w+$/.test(file.name)
      ? new File([file], `Pasted ${stamp(now)}${place > 0 ? ` (${place + 1})` : ''}${/\.\w+$/.exec(file.name)?.[0]}`, { type: file.type })
      : file,
  );

const stamp = (now: Date): string => now.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.');
