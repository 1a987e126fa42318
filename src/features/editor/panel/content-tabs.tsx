import type { ReactNode } from 'react';
import type { BlockOf } from '@/domain/content/content-blocks';
import type { PoiId } from '@/domain/ids';
import { AddBlock, NoBlocks } from '../content/add-block';
import { BlockList } from '../content/block-list';
import { EmbedItems } from '../content/embed-items';
import { LinkItems } from '../content/link-items';
import { useBlocksOf } from '../content/use-blocks';

/** The lists of links of a point of interest. @see EDIT-038 */
export const LinksTab = ({ poi }: { poi: PoiId }) => (
  <BlocksTab poi={poi} type="list" title="No links yet" renderBlock={links}>
    Web pages, email addresses and phone numbers for this point of interest.
  </BlocksTab>
);

/** The videos of a point of interest. @see EDIT-039 */
export const EmbedsTab = ({ poi }: { poi: PoiId }) => (
  <BlocksTab poi={poi} type="embeds" title="No videos yet" renderBlock={videos}>
    Videos from YouTube and Vimeo. They receive no visitor data until a visitor plays a video.
  </BlocksTab>
);

const links = (poi: PoiId, block: BlockOf<'list'>) => <LinkItems poi={poi} block={block} />;
const videos = (poi: PoiId, block: BlockOf<'embeds'>) => <EmbedItems poi={poi} block={block} />;

type Props<Type extends 'list' | 'embeds'> = {
  poi: PoiId;
  type: Type;
  /** shown without blocks, with what they are for */
  title: string;
  children: ReactNode;
  renderBlock: (poi: PoiId, block: BlockOf<Type>) => ReactNode;
};

function BlocksTab<Type extends 'list' | 'embeds'>({ poi, type, title, children, renderBlock }: Props<Type>) {
  const blocks = useBlocksOf(poi, type);
  if (blocks.length === 0) {
    return (
      <NoBlocks poi={poi} type={type} title={title}>
        {children}
      </NoBlocks>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <BlockList poi={poi} blocks={blocks} kind={type} renderBlock={renderBlock} />
      <AddBlock poi={poi} types={[type]} />
    </div>
  );
}
