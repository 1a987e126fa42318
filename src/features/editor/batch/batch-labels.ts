import type { ContentBlock } from '@/domain/content/content-blocks';
import type { FolderBatch, PoiBatch } from '@/domain/folders/batch';
import type { BatchLoss } from '@/domain/folders/batch-losses';
import { type PluralForms, plural } from '@/domain/plural';
import { nouns } from './batch-rows';

/** The operation's name, capitalized. */
export const batchTitle = (batch: PoiBatch | FolderBatch): string => batch.charAt(0).toUpperCase() + batch.slice(1);

const kinds: Readonly<Record<ContentBlock['type'], PluralForms>> = {
  text: { one: '# text', other: '# texts' },
  file: { one: '# file block', other: '# file blocks' },
  embeds: { one: '# video block', other: '# video blocks' },
  list: { one: '# link block', other: '# link blocks' },
  custom: { one: '# custom block', other: '# custom blocks' },
  unknown: { one: '# other block', other: '# other blocks' },
};

/** The content blocks that are deleted: "3 texts and 1 file block with 7 files". */
export function blocksLabel({ blocks, files }: Pick<BatchLoss, 'blocks' | 'files'>): string {
  const counts = new Map<ContentBlock['type'], number>();
  for (const { type } of blocks) counts.set(type, (counts.get(type) ?? 0) + 1);
  const parts = [...counts].map(
    ([type, count]) => plural(count, kinds[type]) + (type === 'file' ? ` with ${plural(files, nouns.file)}` : ''),
  );
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}
