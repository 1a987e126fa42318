import { type ReactNode, Suspense } from 'react';
import { blockNames, type ContentBlock, type EmbedItem, type ListItem } from '@/domain/content/content-blocks';
import { storedVideo } from '@/domain/content/embeds';
import { watchAddress } from '@/domain/content/video-addresses';
import { linkField, videoField } from '@/domain/languages/text-fields';
import { linkAddress } from '@/domain/link-address';
import { LazyComponent } from '@/ui/lazy-component';
import { NewWindow } from '@/ui/new-window';
import { useTexts } from '@/ui/use-texts';
import { LanguageNote } from '@/widgets/content-language/language-note';
import { useTextLanguage, useTextLanguages } from '@/widgets/content-language/tour-language';
import { ReportFiles } from './report-files';
import { reportTexts } from './texts';

const richText = () => import('@/widgets/rich-text/rich-text').then((it) => it.RichText);

type Props = {
  block: ContentBlock;
  /** its point, as translations name it */
  poi: string;
};

/** A content block of a PoI in printable form: links and videos are shown as URLs. */
export function ReportBlock({ block, poi }: Props) {
  const heading = useTextLanguage(poi, `block ${block.identifier}`);
  if (block.type === 'unknown' || isBlank(block.content)) return null;
  return (
    <div className="mt-3">
      {block.name !== blockNames[block.type] && (
        <p className="mb-1 font-semibold text-ink-faint text-xs">
          <bdi {...heading}>{block.name}</bdi>
        </p>
      )}
      <BlockBody block={block} poi={poi} />
    </div>
  );
}

const isBlank = (content: string | readonly unknown[]): boolean =>
  typeof content === 'string' ? content.trim() === '' : content.length === 0;

function BlockBody({ block, poi }: Props & { block: Exclude<ContentBlock, { type: 'unknown' }> }): ReactNode {
  const t = useTexts(reportTexts);
  switch (block.type) {
    case 'text':
      return <TextBlock html={block.content} poi={poi} field={`text ${block.identifier}`} />;
    case 'list':
      return <Links items={block.content} poi={poi} />;
    case 'embeds':
      return <Videos items={block.content} poi={poi} />;
    case 'file':
      return <ReportFiles files={block.content} poi={poi} />;
    case 'custom':
      return <p className="text-ink-soft text-sm italic">{t.interactive}</p>;
  }
}

function TextBlock({ html, poi, field }: { html: string; poi: string; field: string }) {
  const { lang, dir } = useTextLanguage(poi, field);
  return (
    <Suspense fallback={<p className="text-ink-soft">…</p>}>
      <LanguageNote thing={poi} field={field} />
      <div lang={lang} dir={lang && dir} className="max-w-[65ch]">
        <LazyComponent load={richText} props={{ html, isAlwaysExpanded: true }} />
      </div>
    </Suspense>
  );
}

const list = 'list-disc space-y-1 ps-5 text-ink marker:text-ink-faint';

function Links({ items, poi }: { items: readonly ListItem[]; poi: string }) {
  const textLanguage = useTextLanguages();
  return (
    <ul className={list}>
      {items.map((item, index) => {
        const field = linkField(item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same link can be listed twice
          <li key={`${index} ${item.url}`} className="wrap-anywhere">
            {item.name && <bdi {...textLanguage(poi, field)}>{item.name}</bdi>} <Address address={linkAddress(item.url)} />
            {item.content && (
              <p {...textLanguage(poi, `${field} text`)} className="whitespace-pre-line text-pretty text-ink-soft">
                {item.content}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The videos with the addresses where they are watched. */
function Videos({ items, poi }: { items: readonly EmbedItem[]; poi: string }) {
  const t = useTexts(reportTexts);
  const textLanguage = useTextLanguages();
  return (
    <ul className={list}>
      {items.map((item, index) => {
        const video = storedVideo(item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same video can be listed twice
          <li key={`${index} ${item.url}`} className="wrap-anywhere">
            {item.name ? <bdi {...textLanguage(poi, videoField(item))}>{item.name}</bdi> : t.video}{' '}
            <Address address={video && watchAddress(video)} />
          </li>
        );
      })}
    </ul>
  );
}

/** An address as it is read on paper. */
const Address = ({ address }: { address: string | null }) =>
  address && (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-accent underline underline-offset-4">
      <bdi dir="ltr">{address}</bdi>
      <NewWindow />
    </a>
  );
