import type { StateCreator } from 'zustand';
import type { FileInBlock } from '@/domain/content/file-changes';
import type { FileDetails, StoredFile } from '@/domain/files/stored-files';
import type { IconRef } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';

/** A block of a PoI that files go to; with null for the block, a new one. */
export type FileTarget = { poi: PoiId; block: string | null };

/** A file on its way into the file manager, or the reason why it is not. */
export type Upload = {
  id: string;
  file: File;
  /** the folder of the file manager; "" for none */
  folder: string;
  /** where it goes in storage, also when it is sent again */
  path: string;
  /** the block it is attached to when it has arrived; null for none */
  into: FileTarget | null;
  state: 'waiting' | 'running' | 'failed' | 'refused' | 'done';
  percent: number;
  problem: string | null;
  /** ends it */
  ending: AbortController;
  stored: (StoredFile & { details: FileDetails }) | null;
  /** nobody has to be asked any more whether it goes to what is selected @see EDIT-078 */
  isSettled: boolean;
};

/** An image of a PoI's files that is open with its markers. */
export type LeafImage = { poi: PoiId; block: string; file: FileInBlock };

export type FilesSlice = {
  uploads: readonly Upload[];
  /** folders of the file manager that were made here; storage knows a folder by its files alone */
  madeFolders: readonly string[];
  /** paths of files that were deleted here */
  deletedFiles: ReadonlySet<string>;
  leafImage: LeafImage | null;
  /** whether markers are written that are not saved as such yet */
  hasUnsavedMarkers: boolean;
  /** the icon of the marker that was set or changed last @see EDIT-088 */
  lastMarkerIcon: IconRef | undefined;
  openLeafImage: (leafImage: LeafImage | null) => void;
};

/** What is under way and open with files. @see EDIT-003 EDIT-078 EDIT-092 */
export const filesSlice: StateCreator<FilesSlice> = (set) => ({
  uploads: [],
  madeFolders: [],
  deletedFiles: new Set(),
  leafImage: null,
  hasUnsavedMarkers: false,
  lastMarkerIcon: undefined,
  openLeafImage: (leafImage) => set({ leafImage }),
});
