import { AppError } from '@/domain/app-error';
import type { Snapshot } from '@/domain/publishing/snapshots';
import { findShapeProblem } from '@/domain/tours/import-bounds';
import { formatKib, maxDocumentBytes, valueSize } from '@/domain/tours/size';
import { inParts } from './in-parts';

/** Of a document, without its name and what it has beside the content. */
const mostOfDocument = maxDocumentBytes - 24 * 1024;
/** Of a version: it is written by one request, for which Firestore takes 10 MiB. */
const mostOfVersion = 8 * 1024 * 1024;

/**
 * An edited copy is what somebody sent, which is not always what can be stored. What a tour has was stored before.
 * @throws failed-precondition for a version that is nested too deeply, has lists in lists, or a point of more than a document
 */
export function confirmStorable(snapshot: Omit<Snapshot, 'id'>): void {
  const problem = findShapeProblem(snapshot);
  if (problem) throw new AppError('failed-precondition', `This version can’t be published. ${problem.what}`);
  const sizes = inParts(snapshot).map(valueSize);
  const largest = Math.max(...sizes);
  if (largest > mostOfDocument)
    throw new AppError(
      'failed-precondition',
      `This version can’t be published: one point, or what it has beside its points, has ${formatKib(largest)}, of which ${formatKib(mostOfDocument)} can be stored. Shorten the longest texts.`,
    );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > mostOfVersion)
    throw new AppError(
      'failed-precondition',
      `This version can’t be published: it has ${formatKib(bytes)}, of which ${formatKib(mostOfVersion)} can be stored. Shorten its texts, or leave points out.`,
    );
}
