import { useSortable } from '@dnd-kit/sortable';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { BlockType, ContentBlock } from '@/domain/content';
import type { PoiId } from '@/domain/ids';
import { Sorting } from '@/ui/sorting/sorting';
import { BlockFrame } from './block-frame';
import { useBlocks } from './use-blocks';

type Props<Block extends ContentBlock> = {
  poi: PoiId;
  blocks: readonly Block[];
  /** the one kind that is in sight; all of them without it */
  kind?: BlockType;
  /** What stands in a block; the same function every time, so that only what changed is drawn. */
  inside: (poi: PoiId, block: Block) => ReactNode;
};

/** Content blocks one below the other, to be sorted by dragging, by keyboard and by their menus. @see EDIT-037 EDIT-098 */
export function BlockList<Block extends ContentBlock>({ poi, blocks, kind, inside }: Props<Block>) {
  const { moveTo } = useBlocks(poi);
  const keys = blocks.map(({ identifier }) => identifier);
  return (
    <Sorting
      keys={keys}
      nameOf={(key) => blocks.find(({ identifier }) => identifier === key)?.name || 'Content'}
      onMove={(key, to) => {
        const other = keys[to];
        if (other !== undefined) moveTo(key, other);
      }}
    >
      {blocks.map((block, at) => (
        <SortedBlock
          key={block.identifier}
          poi={poi}
          block={block}
          kind={kind}
          isFirst={at === 0}
          isLast={at === blocks.length - 1}
          // the kinds that are listed are the kinds that are drawn
          inside={inside as (poi: PoiId, block: ContentBlock) => ReactNode}
        />
      ))}
    </Sorting>
  );
}

type SortedProps = {
  poi: PoiId;
  block: ContentBlock;
  kind: BlockType | undefined;
  isFirst: boolean;
  isLast: boolean;
  inside: (poi: PoiId, block: ContentBlock) => ReactNode;
};

function SortedBlock({ poi, block, kind, isFirst, isLast, inside }: SortedProps) {
  const sortable = useSortable({ id: block.identifier });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;
  const style: CSSProperties = { transition, ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }) };
  const handle =
    isFirst && isLast ? null : (
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${block.name || 'this content'}`}
        className="-ml-1 grid h-8 w-5 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-faint hover:text-ink max-md:h-11 max-md:w-7"
      >
        <GripVertical aria-hidden size={16} strokeWidth={1.75} />
      </button>
    );
  return (
    <div ref={setNodeRef} style={style} className={isDragging ? 'relative z-10 rounded-xl bg-raised shadow-lifted' : undefined}>
      <BlockFrame poi={poi} block={block} isFirst={isFirst} isLast={isLast} handle={handle} {...(kind && { kind })}>
        <Inside poi={poi} block={block} inside={inside} />
      </BlockFrame>
    </div>
  );
}

const Inside = memo(function Inside({ poi, block, inside }: Pick<SortedProps, 'poi' | 'block' | 'inside'>) {
  return inside(poi, block);
});
