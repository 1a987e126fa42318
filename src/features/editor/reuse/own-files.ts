import { AppError, errorMessage } from '@/domain/app-error';
import { tourFolder } from '@/domain/files/paths';
import type { Copied } from '@/domain/reuse/copied';
import { foreignAddresses, type OmittedFile, withFiles } from '@/domain/reuse/files';
import type { Tour } from '@/domain/tours/tour';
import type { EditingSession } from '../session/editing-context';
import { sanitized } from './sanitized';

type WithOwnFiles = { copied: Copied; omitted: OmittedFile[] };

/**
 * What was copied, sanitized, with files of the tour's own, which the server copies. Files that the person may not read are left out, and named.
 * @returns null when it was stopped @throws AppError when the files could not be copied
 */
export async function withOwnFiles(
  { store, copyFiles }: Pick<EditingSession, 'store' | 'copyFiles'>,
  tour: Pick<Tour, 'id' | 'organization'>,
  copied: Copied,
): Promise<WithOwnFiles | null> {
  const urls = foreignAddresses(copied, `${tourFolder(tour.organization, tour.id)}/`);
  if (urls.length === 0) return { copied: { ...copied, ...sanitized(copied) }, omitted: [] };
  const stopping = new AbortController();
  const onProgress = (done: number) => store.setState({ bringing: { done, all: urls.length, stop: () => stopping.abort() } });
  onProgress(0);
  try {
    const files = await copyFiles({ tour: tour.id, urls, onProgress, signal: stopping.signal });
    const { omitted, ...content } = withFiles(copied, files.copied, files.rejected);
    return { copied: { ...copied, ...sanitized(content) }, omitted };
  } catch (error) {
    if (stopping.signal.aborted) return null;
    throw new AppError('unavailable', `The files couldn’t be copied, so nothing was changed. ${errorMessage(error)}`, { cause: error });
  } finally {
    store.setState({ bringing: null });
  }
}
