import { useEffect } from 'react';
import { blockNames, type ContentBlock } from '@/domain/content';
import type { IconDescription } from '@/domain/icons';
import { CustomFrame } from '@/widgets/custom-page/custom-frame';
import { FilePreview } from '@/widgets/file-preview/file-preview';
import { RichText } from '@/widgets/rich-text/rich-text';

import { Embeds } from './embeds';
import { LinkList } from './link-list';

type Props = { block: ContentBlock; icons: readonly IconDescription[] };

/** One block of a PoI's content, under its name where somebody gave it one. */
export function ContentBlockView({ block, icons }: Props) {
  if (block.type === 'unknown') return <Unknown />;
  if (isBlank(block)) return null;
  const isNamed = block.name !== blockNames[block.type] || (block.type !== 'text' && block.type !== 'custom');
  return (
    <section aria-label={block.name}>
      {isNamed && <h3 className="wrap-anywhere mb-2.5 font-semibold text-ink-faint text-xs tracking-wide">{block.name}</h3>}
      <Body block={block} icons={icons} />
    </section>
  );
}

type Shown = Exclude<ContentBlock, { type: 'unknown' }>;

function Body({ block, icons }: { block: Shown; icons: readonly IconDescription[] }) {
  switch (block.type) {
    case 'text':
      return <RichText html={block.content} />;
    case 'list':
      return <LinkList items={block.content} />;
    case 'embeds':
      return <Embeds items={block.content} />;
    case 'custom':
      return <CustomFrame name={block.name} html={block.content} />;
    case 'file':
      return (
        <div className="flex flex-col gap-3">
          {block.content.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may be there twice
            <FilePreview key={`${index} ${file.url}`} file={file} icons={icons} />
          ))}
        </div>
      );
  }
}

const isBlank = ({ content }: Shown): boolean => content.length === 0 || (typeof content === 'string' && content.trim() === '');

function Unknown() {
  useEffect(() => console.warn('Block type not found'), []);
  return null;
}
