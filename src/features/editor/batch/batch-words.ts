import type { ContentBlock } from '@/domain/content';
import type { FolderBatch, PoiBatch } from '@/domain/folders/batch';
import type { BatchLoss } from '@/domain/folders/batch-losses';
import { counted } from './batch-rows';

/** A few names, and how many more there are: "“Stove”, “Sink” and 3 more". */
export function fewNames(things: readonly { name: string }[], most = 5): string {
  const shown = things.slice(0, most).map(({ name }) => `“${name}”`);
  const more = things.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more.toLocaleString('en')} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '');
}

/** What a button says: the batch, with a capital. */
export const titleOfBatch = (batch: PoiBatch | FolderBatch): string => batch.charAt(0).toUpperCase() + batch.slice(1);

const kinds: Readonly<Record<ContentBlock['type'], string>> = {
  text: 'text',
  file: 'file block',
  embeds: 'video block',
  list: 'link block',
  custom: 'custom block',
  unknown: 'other block',
};

/** The blocks of content that go: "3 texts and 1 file block with 7 files". */
export function blocksInWords({ blocks, files }: Pick<BatchLoss, 'blocks' | 'files'>): string {
  const counts = new Map<ContentBlock['type'], number>();
  for (const { type } of blocks) counts.set(type, (counts.get(type) ?? 0) + 1);
  const parts = [...counts].map(
    ([type, count]) => counted(count, kinds[type]) + (type === 'file' ? ` with ${counted(files, 'file')}` : ''),
  );
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}
