import { plural } from '@/domain/plural';
import { announce } from '@/ui/announce/announce';
import { isUnderWay, type Upload } from '@/widgets/uploads/upload-queue';

/** Says how the uploads ended when the last of them ends. Cancelled ones are no news. */
export function announceFinishedUploads(uploads: readonly Upload[], before: readonly Upload[]): void {
  if (uploads === before || uploads.some(isUnderWay)) return;
  const ended = before.filter(isUnderWay).flatMap(({ id }) => uploads.find((upload) => upload.id === id) ?? []);
  if (ended.length === 0) return;
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;
  const failed = count('failed');
  announce([`${files(count('done'))} uploaded.`, failed > 0 && `${files(failed)} not uploaded.`].filter(Boolean).join(' '));
}

const files = (count: number): string => plural(count, { one: '# file', other: '# files' });
