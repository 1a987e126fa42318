/** Files to upload by the name of their folder on the user's computer; null for the open folder of the file manager. */
export type FilesByFolder = Map<string | null, File[]>;

/**
 * Reads dropped files and folders. A folder's files, including nested ones, go to the folder of the same name.
 * Call it during the drop event, because the browser clears the data afterwards.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<FilesByFolder> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return new Map([[null, [...files]]]);
  const found: FilesByFolder = new Map();
  for (const entry of entries) {
    if (entry) await collectFiles(entry, entry.isDirectory ? entry.name : null, found);
  }
  return found;
}

async function collectFiles(entry: FileSystemEntry, folder: string | null, found: FilesByFolder): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    if (!isHidden(file)) found.set(folder, [...(found.get(folder) ?? []), file]);
  } else if (isDirectory(entry)) {
    for (const inside of await entriesOf(entry)) await collectFiles(inside, folder, found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Reads all entries: browsers return up to a hundred per call, and none at the end. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** The files of a chosen folder, by its name. */
export function filesOfFolder(files: readonly File[]): FilesByFolder {
  const found: FilesByFolder = new Map();
  for (const file of files.filter((file) => !isHidden(file))) {
    const folder = file.webkitRelativePath.split('/')[0] || null;
    found.set(folder, [...(found.get(folder) ?? []), file]);
  }
  return found;
}

// files that operating systems leave in folders
const isHidden = ({ name }: File): boolean => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** Pasted files; images, which browsers all name alike, are named after the time. */
export const pastedFiles = (files: readonly File[], now: Date): File[] =>
  files.map((file, place) =>
    /^image\.\w+$/.test(file.name)
      ? new File([file], `Pasted ${stamp(now)}${place > 0 ? ` (${place + 1})` : ''}${/\.\w+$/.exec(file.name)?.[0]}`, { type: file.type })
      : file,
  );

const stamp = (now: Date): string => now.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.');
