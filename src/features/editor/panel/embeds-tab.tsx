import type { BlockOf } from '@/domain/content';
import type { PoiId } from '@/domain/ids';
import { AddBlock } from '../content/add-block';
import { BlockList } from '../content/block-list';
import { EmbedItems } from '../content/embed-items';
import { NoBlocks } from '../content/no-blocks';
import { useBlocksOf } from '../content/use-content';

type Props = { poi: PoiId };

/** The videos of a point of interest. @see EDIT-039 */
export function EmbedsTab({ poi }: Props) {
  const blocks = useBlocksOf(poi, 'embeds');
  if (blocks.length === 0) {
    return (
      <NoBlocks poi={poi} type="embeds" title="No videos yet">
        Videos of YouTube and Vimeo. Neither learns of a visitor before that visitor plays one.
      </NoBlocks>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <BlockList poi={poi} blocks={blocks} kind="embeds" inside={inside} />
      <AddBlock poi={poi} types={['embeds']} />
    </div>
  );
}

const inside = (poi: PoiId, block: BlockOf<'embeds'>) => <EmbedItems poi={poi} block={block} />;
