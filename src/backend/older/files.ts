import { queryOptions } from '@tanstack/react-query';
import { AppError } from '@/domain/app-error';
import { conversionAdvice, uploadProblem } from '@/domain/files/file-types';
import { storedFileName } from '@/domain/files/names';
import { olderPosterPath, olderSweepFolder, olderThumbPath, olderThumbsFolder } from '@/domain/files/paths';
import { itemFrom, type StoredFile } from '@/domain/files/stored-files';
import { contentTypeOf } from '@/domain/files/type-by-name';
import type { OrgId } from '@/domain/ids';
import { imageFile } from '@/domain/pois/screenshots';
import { imageFileProblem } from '../storage/image-file';
import { fileDetails, listFiles } from '../storage/list-files';
import { removeFile } from '../storage/remove-file';
import { uploadFile } from '../storage/upload-file';

/** A sweep of an older tour. */
export type SweepRef = { organization: OrgId; tour: string; sweep: string };

/** Key of everything that is stored for a sweep, to read it again after a change. */
export const sweepFilesKey = ({ organization, tour, sweep }: SweepRef) => ['older files', organization, tour, sweep];

const posterName = 'poster';
const listed = (files: readonly StoredFile[]) =>
  Promise.all(files.map(async (file) => ({ ...itemFrom(file, await fileDetails(file.path)), path: file.path })));

export const sweepFileQueries = {
  /** The files of a sweep, and the address of its poster; null without one. @throws AppError @see OLD-028 OLD-029 */
  files: (ref: SweepRef) =>
    queryOptions({
      queryKey: [...sweepFilesKey(ref), 'files'],
      staleTime: 0,
      retry: false,
      queryFn: async () => {
        const all = await listed((await listFiles(olderSweepFolder(ref.organization, ref.tour, ref.sweep))).files);
        return { files: all.filter(({ name }) => name !== posterName), poster: all.find(({ name }) => name === posterName)?.url ?? null };
      },
    }),
  /** The images of a sweep's points, by identifier. @throws AppError @see OLD-029 */
  thumbs: (ref: SweepRef) =>
    queryOptions({
      queryKey: [...sweepFilesKey(ref), 'thumbs'],
      retry: false,
      queryFn: async () => {
        const { files } = await listFiles(olderThumbsFolder(ref.organization, ref.tour, ref.sweep));
        const images = await listed(files);
        return new Map(images.map(({ name, url }) => [name.replace(/\.jpg$/, ''), url]));
      },
    }),
};

/** @throws AppError `invalid-argument` “Unsupported file type”; as `uploadFile` @see OLD-024 OLD-028 */
export async function uploadSweepFile(ref: SweepRef, file: File) {
  await requireWholeImage(file);
  const name = storedFileName(file.name);
  const path = `${olderSweepFolder(ref.organization, ref.tour, ref.sweep)}/${name}`;
  const stored = await uploadFile({ path, file, problem: (checked) => uploadProblem(checked, 'older') });
  return { name, ...stored, size: file.size, path };
}

/** @throws AppError `invalid-argument` for another type than JPEG and PNG; as `uploadFile` @see OLD-029 */
export async function uploadPoster(ref: SweepRef, file: File) {
  reject(posterProblem(file));
  await requireWholeImage(file);
  return uploadFile({ path: olderPosterPath(ref.organization, ref.tour, ref.sweep), file, problem: posterProblem });
}

function posterProblem({ name = '', type: typed, size }: { name?: string; type: string; size: number }): string | null {
  const type = contentTypeOf({ name, type: typed });
  if (/^image\/(jpeg|png)$/.test(type)) return uploadProblem({ type, size }, 'older');
  return ['Unsupported file type', conversionAdvice(type)].filter(Boolean).join('. ');
}

async function requireWholeImage(file: File): Promise<void> {
  const isAllowed = uploadProblem({ type: contentTypeOf(file), size: file.size }, 'older') === null;
  reject(isAllowed ? await imageFileProblem(file) : null);
}

function reject(problem: string | null): void {
  if (problem) throw new AppError('invalid-argument', problem);
}

/** Stores a screenshot as the image of a point. @param dataUrl a JPEG @throws AppError as `uploadFile` @see OLD-029 OLD-030 */
export const putThumb = (ref: SweepRef, identifier: string, dataUrl: string) =>
  uploadFile({
    path: olderThumbPath(ref.organization, ref.tour, ref.sweep, identifier),
    file: imageFile(dataUrl, `${identifier}.jpg`),
    contentType: 'image/jpeg',
  });

/** @throws AppError `permission-denied`, `unavailable` @see OLD-028 */
export const deleteSweepFile = (path: string): Promise<void> => removeFile(path);
