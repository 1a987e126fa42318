import { memo, type ReactNode } from 'react';
import type { BlockType, ContentBlock } from '@/domain/content/content-blocks';
import type { PoiId } from '@/domain/ids';
import { SortHandle, useSortableItem } from '@/ui/sorting/sort-handle';
import { SortableList } from '@/ui/sorting/sortable-list';
import { BlockFrame } from './block-frame';
import { useBlocks } from './use-blocks';

type Props<Block extends ContentBlock> = {
  poi: PoiId;
  blocks: readonly Block[];
  /** the listed block type; all types by default */
  kind?: BlockType;
  /** Renders a block's content. Must be a stable function, so that only changed blocks re-render. */
  renderBlock: (poi: PoiId, block: Block) => ReactNode;
};

/** A list of content blocks, sortable by dragging, by keyboard and by menu. @see EDIT-037 EDIT-098 */
export function BlockList<Block extends ContentBlock>({ poi, blocks, kind, renderBlock }: Props<Block>) {
  const { moveTo } = useBlocks(poi);
  const keys = blocks.map(({ identifier }) => identifier);
  return (
    <SortableList
      keys={keys}
      nameOf={(key) => blocks.find(({ identifier }) => identifier === key)?.name || 'Content'}
      onMove={(key, to) => {
        const target = keys[to];
        if (target !== undefined) moveTo(key, target);
      }}
    >
      {blocks.map((block, index) => (
        <SortedBlock
          key={block.identifier}
          poi={poi}
          block={block}
          kind={kind}
          isFirst={index === 0}
          isLast={index === blocks.length - 1}
          // safe: `blocks` only holds this block type
          inside={renderBlock as (poi: PoiId, block: ContentBlock) => ReactNode}
        />
      ))}
    </SortableList>
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
  const { item, handle: handleProps, isDragging } = useSortableItem(block.identifier);
  const handle =
    isFirst && isLast ? null : (
      <SortHandle name={block.name || 'this content'} {...handleProps} className="-ms-1 h-8 w-5 touch:h-11 max-md:w-7" />
    );
  return (
    <div {...item} className={isDragging ? 'relative z-10 rounded-xl bg-raised shadow-lifted' : undefined}>
      <BlockFrame poi={poi} block={block} isFirst={isFirst} isLast={isLast} handle={handle} {...(kind && { kind })}>
        <BlockContent poi={poi} block={block} inside={inside} />
      </BlockFrame>
    </div>
  );
}

const BlockContent = memo(function BlockContent({ poi, block, inside }: Pick<SortedProps, 'poi' | 'block' | 'inside'>) {
  return inside(poi, block);
});
