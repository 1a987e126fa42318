import type { ReactNode } from 'react';
import type { BlockType } from '@/domain/content';
import type { PoiId } from '@/domain/ids';
import { AddBlock } from './add-block';
import { blockIcons } from './block-kinds';

type Props = { poi: PoiId; type: BlockType; title: string; children: ReactNode };

/** No content of a kind: what it would be for, and the way to add it. */
export function NoBlocks({ poi, type, title, children }: Props) {
  const Icon = blockIcons[type];
  return (
    <div className="flex flex-col items-center gap-1 rounded-xl border border-line border-dashed px-6 py-10 text-center">
      <Icon aria-hidden size={22} strokeWidth={1.5} className="mb-2 text-ink-faint" />
      <h3 className="font-semibold text-base text-ink">{title}</h3>
      <p className="mb-4 max-w-[42ch] text-pretty text-ink-soft text-sm">{children}</p>
      <AddBlock poi={poi} types={[type]} />
    </div>
  );
}
