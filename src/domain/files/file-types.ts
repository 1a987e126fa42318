import { numberFormat } from '@/language/formats';
import { fileLimits } from '../limits';
import { sizeTexts } from './texts';

/** The kind of a file, which decides how it is displayed and which icon it gets. */
export type FileKind = 'image' | 'video' | 'audio' | 'pdf' | 'word' | 'excel' | 'text' | 'other';

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
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/ogg': 'audio',
  'audio/wav': 'audio',
  'text/plain': 'text',
};

/** Content types accepted by the file manager. They name no HEIC, so that phones convert what is chosen. @see EDIT-082 LEGACY-IMPORT-008 */
export const uploadTypes = Object.keys(kinds).filter((type) => type !== 'text/plain');

/** Content types of images in texts: those that browsers show. */
export const textImageTypes = uploadTypes.filter((type) => kinds[type] === 'image' && type !== 'image/tiff');

/** Content types accepted by the older editor. @see EDIT-083 OLD-024 */
export const olderUploadTypes = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/jpeg',
  'application/pdf',
  'image/png',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** Content types accepted for a logo or thumbnail: no SVG, which can contain scripts. @see MODEL-094 */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

const mediaType = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** The kind of a file with this content type; parameters such as a charset are ignored. */
export const fileKind = (contentType: string): FileKind => {
  const type = mediaType(contentType);
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? 'other') : 'other';
};

/** Whether a file is shown as an image. TIFF is an image that browsers cannot draw, apart from Safari. */
export const isShownAsImage = (contentType: string): boolean => fileKind(contentType) === 'image' && !isTiff(contentType);

export const isTiff = (contentType: string): boolean => mediaType(contentType) === 'image/tiff';

/** What to do with a file of a type that phones and cameras make, and most browsers cannot show; null for other types. */
export function conversionAdvice(contentType: string): string | null {
  const type = mediaType(contentType);
  if (/^image\/hei[cf]/.test(type)) return heicAdvice;
  if (type.startsWith('video/') && fileKind(type) !== 'video') {
    return 'Most browsers can’t play this kind of video: export it as MP4 (H.264), then upload that.';
  }
  return /^image\/(x-adobe-dng|dng|jp2|jxl|x-[\w-]*raw|x-canon-cr[23]|x-nikon-nef|x-sony-arw)$/.test(type)
    ? 'Most browsers can’t show this kind of image: export it as JPEG, then upload that.'
    : null;
}

/** Also for images that are HEIC in spite of their name. */
export const heicAdvice =
  'Most browsers can’t show HEIC images: export it as JPEG, then upload that. An iPhone takes JPEG with Settings → Camera → Formats → Most Compatible.';

const withAdvice = (problem: string, type: string): string => {
  const advice = conversionAdvice(type);
  return advice ? `${problem.replace(/\.?$/, '.')} ${advice}` : problem;
};

/** Why a file is rejected; null if it is accepted. Uses the ledger's wording where there is one. @see EDIT-084 OLD-024 */
export function uploadProblem({ type, size }: { type: string; size: number }, editor: 'current' | 'older' = 'current'): string | null {
  const allowed = editor === 'older' ? olderUploadTypes : uploadTypes;
  if (!allowed.includes(mediaType(type))) return withAdvice(editor === 'older' ? 'Unsupported file type' : 'File type not allowed', type);
  if (size === 0) return 'This file is empty. Choose another one.';
  const limit = limitOf(type);
  return size > limit ? `This file is too large. Choose one of at most ${formatFileSize(limit)}.` : null;
}

function limitOf(type: string): number {
  const kind = fileKind(type);
  return kind === 'video' || kind === 'audio' ? fileLimits[kind] : fileLimits.other;
}

/** Whether a file is a film or a recording, which plays, and can have captions. */
export const isMedia = (contentType: string): boolean => ['video', 'audio'].includes(fileKind(contentType));

/** Why an image is rejected in a text; null if it is accepted. */
export const textImageProblem = ({ type, size }: { type: string; size: number }): string | null =>
  textImageTypes.includes(mediaType(type))
    ? uploadProblem({ type, size })
    : withAdvice('Choose an image that browsers can show, such as JPEG, PNG or WebP.', type);

/** Why an image is rejected as logo or thumbnail; null if it is accepted. @see MODEL-094 SET-004 TOUR-046 */
export function imageProblem({ type, size }: { type: string; size: number }): string | null {
  if (!imageTypes.includes(mediaType(type))) return withAdvice('Choose a PNG, JPEG, WebP, AVIF or GIF image.', type);
  return size > fileLimits.logo ? `This image is too large. Choose one of at most ${formatFileSize(fileLimits.logo)}.` : null;
}

/** What can be uploaded, to be read before a file is chosen. @see EDIT-082 */
export const uploadHint = (): string =>
  `PDF, Word, Excel and images up to ${formatFileSize(fileLimits.other)}, sound up to ${formatFileSize(fileLimits.audio)}, video up to ${formatFileSize(fileLimits.video)}.`;

/** The filters of the file manager; recordings are among the videos. @see EDIT-078 */
export type FileFilter = 'document' | 'image' | 'video';

/** Whether a file matches a filter; null matches everything. @see EDIT-078 */
export function matchesFileFilter(contentType: string, filter: FileFilter | null): boolean {
  const kind = fileKind(contentType);
  if (filter === null || filter === 'image') return filter === null || kind === 'image';
  return filter === 'video' ? isMedia(contentType) : kind !== 'image' && !isMedia(contentType);
}

const sizeFormat = numberFormat({ maximumFractionDigits: 1, useGrouping: false });

/** A size as text: "300 bytes", "1.5 MiB". */
export function formatFileSize(bytes: number): string {
  const t = sizeTexts.get();
  if (bytes === 1) return t.oneByte;
  const units = [t.bytes, t.kibibytes, t.mebibytes, t.gibibytes];
  const step = Math.min(Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)), units.length - 1);
  const value = bytes / 1024 ** step;
  return (units[step] ?? t.bytes)({ size: sizeFormat.format(step === 0 || value >= 100 ? Math.round(value) : value) });
}
