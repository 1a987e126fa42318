import type { BlockOf } from '@/domain/content';
import type { PoiId } from '@/domain/ids';
import { AddBlock } from '../content/add-block';
import { BlockList } from '../content/block-list';
import { LinkItems } from '../content/link-items';
import { NoBlocks } from '../content/no-blocks';
import { useBlocksOf } from '../content/use-content';

type Props = { poi: PoiId };

/** The lists of links of a point of interest. @see EDIT-038 */
export function LinksTab({ poi }: Props) {
  const blocks = useBlocksOf(poi, 'list');
  if (blocks.length === 0) {
    return (
      <NoBlocks poi={poi} type="list" title="No links yet">
        Pages, mail addresses and telephone numbers that belong to this point of interest.
      </NoBlocks>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <BlockList poi={poi} blocks={blocks} kind="list" inside={inside} />
      <AddBlock poi={poi} types={['list']} />
    </div>
  );
}

const inside = (poi: PoiId, block: BlockOf<'list'>) => <LinkItems poi={poi} block={block} />;
