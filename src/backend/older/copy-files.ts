import pLimit from 'p-limit';
import { olderSweepFolder, olderSweepsFolder, olderThumbsFolder } from '@/domain/files/paths';
import type { OrgId } from '@/domain/ids';
import { listFiles } from '../storage/list-files';
import { openFile } from '../storage/open-file';
import { uploadFile } from '../storage/upload-file';

type TourRef = { organization: OrgId; tour: string };
type Copying = {
  /** Reports how many files are done, of how many. */
  onProgress: (done: number, all: number) => void;
  signal: AbortSignal;
};

/** Number of files to copy at once. */
const maxConcurrent = 4;

/**
 * Copies the files of an older tour's sweeps into another older tour: attached files, posters, and images of points. What is there under the same
 * name is not copied again, so that a repeated call goes on where the last one stopped.
 * @returns how many were copied
 * @throws AppError `permission-denied`, `unauthenticated`, `resource-exhausted`, `unavailable`, `cancelled`
 * @see ADMIN-041
 */
export async function copySweepFiles(from: TourRef, to: TourRef, { onProgress, signal }: Copying): Promise<number> {
  const [sources, present] = await Promise.all([sweepFiles(from), sweepFiles(to)]);
  const there = new Set(present);
  const missing = sources.filter((path) => !there.has(path));
  let done = 0;
  onProgress(done, missing.length);
  const limit = pLimit(maxConcurrent);
  const stop = (error: unknown) => {
    limit.clearQueue();
    throw error;
  };
  await limit.map(missing, async (path) => {
    await copyFile(folderOf(from) + path, folderOf(to) + path, signal).catch(stop);
    done += 1;
    onProgress(done, missing.length);
  });
  return done;
}

const folderOf = ({ organization, tour }: TourRef): string => `${olderSweepsFolder(organization, tour)}/`;

/** The files of all sweeps, by their path below the folder of sweeps. */
async function sweepFiles(ref: TourRef): Promise<string[]> {
  const { organization, tour } = ref;
  const { folders: sweeps } = await listFiles(olderSweepsFolder(organization, tour));
  const lists = await Promise.all(
    sweeps.flatMap((sweep) => [
      listFiles(olderSweepFolder(organization, tour, sweep)),
      listFiles(olderThumbsFolder(organization, tour, sweep)),
    ]),
  );
  return lists.flatMap(({ files }) => files.map(({ path }) => path.slice(folderOf(ref).length)));
}

/** A file that was deleted in the meantime is not copied. */
async function copyFile(from: string, to: string, signal: AbortSignal): Promise<void> {
  const response = await openFile(from, signal);
  if (!response) return;
  const content = await response.blob();
  const contentType = response.headers.get('content-type') ?? content.type;
  const file = new File([content], to.slice(to.lastIndexOf('/') + 1), { type: contentType });
  // it was accepted when it was uploaded
  await uploadFile({ path: to, file, contentType, signal, problem: () => null });
}
