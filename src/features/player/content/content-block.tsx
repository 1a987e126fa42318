import { useEffect } from 'react';
import { blockNames, type ContentBlock } from '@/domain/content/content-blocks';
import type { IconDescription } from '@/domain/icons';
import { useTexts } from '@/ui/use-texts';
import { LanguageNote } from '@/widgets/content-language/language-note';
import { useTextLanguage } from '@/widgets/content-language/tour-language';
import { CustomFrame } from '@/widgets/custom-page/custom-frame';
import { FilePreview } from '@/widgets/file-preview/file-preview';
import { RichText } from '@/widgets/rich-text/rich-text';
import { Embeds } from './embeds';
import { LinkList } from './link-list';
import { contentTexts } from './texts';

type Props = {
  block: ContentBlock;
  /** its point, as translations name it */
  poi: string;
  icons: readonly IconDescription[];
};

/** One block of a PoI's content, with a heading unless it still has its default name. */
export function ContentBlockView({ block, poi, icons }: Props) {
  const t = useTexts(contentTexts);
  const heading = useTextLanguage(poi, `block ${block.identifier}`);
  if (block.type === 'unknown') return <UnknownBlock />;
  if (isBlank(block)) return null;
  // what screen readers call a block that nobody named; texts speak for themselves
  const unnamedLabels = { text: undefined, custom: undefined, file: t.files, list: t.links, embeds: t.videos };
  const isNamed = block.name !== blockNames[block.type];
  return (
    <section data-block={block.identifier} aria-label={isNamed ? block.name : unnamedLabels[block.type]}>
      {isNamed && (
        <h3 {...heading} className="wrap-anywhere mb-2.5 font-semibold text-ink-faint text-xs tracking-wide">
          {block.name}
        </h3>
      )}
      <BlockBody block={block} poi={poi} icons={icons} />
    </section>
  );
}

type KnownBlock = Exclude<ContentBlock, { type: 'unknown' }>;

function BlockBody({ block, poi, icons }: Props & { block: KnownBlock }) {
  const t = useTexts(contentTexts);
  switch (block.type) {
    case 'text':
      return <TextBlock html={block.content} poi={poi} field={`text ${block.identifier}`} />;
    case 'list':
      return <LinkList items={block.content} poi={poi} />;
    case 'embeds':
      return <Embeds items={block.content} poi={poi} />;
    case 'custom':
      return <CustomFrame name={block.name === blockNames.custom ? t.interactive : block.name} html={block.content} />;
    case 'file':
      return (
        <div className="flex flex-col gap-3">
          {block.content.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be listed twice
            <FilePreview key={`${index} ${file.url}`} file={file} files={block.content} icons={icons} poi={poi} />
          ))}
        </div>
      );
  }
}

/** A text in its own language, which is said where it is not the one that the tour is shown in. */
function TextBlock({ html, poi, field }: { html: string; poi: string; field: string }) {
  const { lang, dir } = useTextLanguage(poi, field);
  return (
    <>
      <LanguageNote thing={poi} field={field} />
      <div lang={lang} dir={lang && dir}>
        <RichText html={html} />
      </div>
    </>
  );
}

const isBlank = ({ content }: KnownBlock): boolean => content.length === 0 || (typeof content === 'string' && content.trim() === '');

function UnknownBlock() {
  useEffect(() => console.warn('Block type not found'), []);
  return null;
}
