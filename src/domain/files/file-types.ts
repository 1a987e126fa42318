import { fileLimits } from '../limits';

/** What a file is to people; decides how it is shown and which mark it bears. */
export type FileKind = 'image' | 'video' | 'pdf' | 'word' | 'excel' | 'text' | 'other';

const kinds: Record<string, FileKind> = {
  'image/jpg': 'image',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/gif': 'image',
  'image/svg+xml': 'image',
  'image/webp': 'image',
  'image/bmp': 'image',
  'image/tiff': 'image',
  'image/x-icon': 'image',
  'image/vnd.microsoft.icon': 'image',
  'image/avif': 'image',
  'application/pdf': 'pdf',
  'application/msword': 'word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/vnd.ms-excel': 'excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'excel',
  'video/mp4': 'video',
  'video/webm': 'video',
  'video/ogg': 'video',
  'text/plain': 'text',
};

/** The content types the file manager takes. @see EDIT-082 LEGACY-IMPORT-008 */
export const uploadTypes = Object.keys(kinds).filter((type) => type !== 'text/plain' && type !== 'image/avif');

/** The content types the older editor takes. @see EDIT-083 OLD-024 */
export const olderUploadTypes = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/jpeg',
  'application/pdf',
  'image/png',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** The content types a logo or an own thumbnail may have: no SVG, which can carry scripts. @see MODEL-094 */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

const essence = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** What a file of this content type is; parameters such as a charset do not matter. */
export const fileKind = (contentType: string): FileKind => {
  const type = essence(contentType);
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? 'other') : 'other';
};

/** Why a file is not taken; null when it is. Wording of the log or flag where the ledger gives one. @see EDIT-084 OLD-024 */
export function uploadProblem({ type, size }: { type: string; size: number }, editor: 'current' | 'older' = 'current'): string | null {
  const allowed = editor === 'older' ? olderUploadTypes : uploadTypes;
  if (!allowed.includes(essence(type))) return editor === 'older' ? 'Unsupported file type' : 'File type not allowed';
  if (size === 0) return 'This file is empty. Choose another one.';
  const most = fileKind(type) === 'video' ? fileLimits.video : fileLimits.other;
  return size > most ? `This file is too large. Choose one of at most ${shownSize(most)}.` : null;
}

/** Why a picture is not taken as logo or thumbnail; null when it is. @see MODEL-094 SET-004 TOUR-046 */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  if (!pictureTypes.includes(essence(type))) return 'Choose a PNG, JPEG, WebP, AVIF or GIF picture.';
  return size > fileLimits.logo ? `This picture is too large. Choose one of at most ${shownSize(fileLimits.logo)}.` : null;
}

/** The filters of the file manager. @see EDIT-078 */
export type FileFilter = 'document' | 'image' | 'video';

/** Whether a file passes a filter; null lets everything pass. @see EDIT-078 */
export function passesFilter(contentType: string, filter: FileFilter | null): boolean {
  const kind = fileKind(contentType);
  return filter === null || (filter === 'document' ? kind !== 'image' && kind !== 'video' : kind === filter);
}

const units = ['bytes', 'KiB', 'MiB', 'GiB'];

/** A size in words: "300 bytes", "1.5 MiB". */
export function shownSize(bytes: number): string {
  const step = Math.min(Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)), units.length - 1);
  const value = bytes / 1024 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${step === 0 && bytes === 1 ? 'byte' : units[step]}`;
}
