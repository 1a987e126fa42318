import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect } from 'react';
import type { ContentBlock } from '@/domain/content/content-blocks';
import { originalFileName } from '@/domain/files/names';
import type { PoiId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { useEditingState } from '../session/editing-context';
import { AddBlock } from './add-block';
import { blockTabs } from './block-kinds';
import { BlockList } from './block-list';
import { CustomBlock } from './custom-block';
import { TextBlock } from './text-block';
import { useContent } from './use-blocks';

type Props = { poi: PoiId };

/** All content of a point of interest, in the order visitors see it. @see EDIT-037 EDIT-098 */
export function ContentOutline({ poi }: Props) {
  const content = useContent(poi);
  const write = useEditingState((state) => state.editBlock);
  // do not reopen the text editor on the next visit
  useEffect(() => () => write(null), [write]);
  return (
    <section aria-label="Content" className="flex flex-col gap-3">
      <h3 className="font-medium text-ink text-sm">Content</h3>
      {content.length === 0 && (
        <p className="text-pretty text-ink-faint text-sm">
          No content yet. Visitors see what you add here when they open this point of interest.
        </p>
      )}
      <BlockList poi={poi} blocks={content} renderBlock={renderBlock} />
      <AddBlock poi={poi} />
    </section>
  );
}

function renderBlock(poi: PoiId, block: ContentBlock) {
  switch (block.type) {
    case 'text':
      return <TextBlock poi={poi} block={block} />;
    case 'custom':
      return <CustomBlock poi={poi} block={block} />;
    case 'unknown':
      return (
        <p className="text-pretty px-3.5 py-3 text-ink-soft text-sm">This type of content can’t be edited here. It stays unchanged.</p>
      );
    default:
      return <ItemsSummary block={block} />;
  }
}

type ItemsBlock = Extract<ContentBlock, { type: 'list' | 'embeds' | 'file' }>;

const itemCounts = {
  list: { none: 'No links yet', one: '# link', other: '# links' },
  embeds: { none: 'No videos yet', one: '# video', other: '# videos' },
  file: { none: 'No files yet', one: '# file', other: '# files' },
};

/** Summary of a block that is edited in another tab, with a button to go there. */
function ItemsSummary({ block }: { block: ItemsBlock }) {
  const chooseTab = useEditingState((state) => state.chooseTab);
  const activateBlock = useEditingState((state) => state.activateBlock);
  const reach = useEditingState((state) => state.focusBlock);
  const names = block.content.map(({ name, url }) => (block.type === 'file' ? originalFileName(name) : name || url)).filter(Boolean);
  const { none, ...forms } = itemCounts[block.type];
  return (
    <button
      type="button"
      onClick={() => {
        activateBlock(block.identifier);
        reach(block.identifier);
        chooseTab(blockTabs[block.type]);
      }}
      className="flex min-h-11 w-full items-center gap-3 px-3.5 py-2 text-start text-sm outline-offset-[-3px] transition-colors hover:bg-hover"
    >
      <span className="shrink-0 text-ink tabular-nums">{names.length === 0 ? none : plural(names.length, forms)}</span>
      <span className="min-w-0 grow truncate text-ink-faint">{names.join(', ')}</span>
      <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
    </button>
  );
}
