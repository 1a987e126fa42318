import { type ReactNode, Suspense } from 'react';
import { blockNames, type ContentBlock, type EmbedItem, type FileItem } from '@/domain/content/content-blocks';
import { storedVideo } from '@/domain/content/embeds';
import { playerAddress } from '@/domain/content/video-addresses';
import { isShownAsImage } from '@/domain/files/file-types';
import { originalFileName } from '@/domain/files/names';
import { linkAddress } from '@/domain/link-address';
import { LazyComponent } from '@/ui/lazy-component';
import { NewWindow } from '@/ui/new-window';
import { useTexts } from '@/ui/use-texts';
import { ownImageUrl } from '@/widgets/file-preview/own-url';
import { reportTexts } from './texts';

const richText = () => import('@/widgets/rich-text/rich-text').then((it) => it.RichText);

type Props = { block: ContentBlock };

/** A content block of a PoI in printable form: links and videos are shown as URLs. */
export function ReportBlock({ block }: Props) {
  const t = useTexts(reportTexts);
  const body = bodyOf(block, t);
  if (!body || block.type === 'unknown') return null;
  return (
    <div className="mt-3">
      {block.name !== blockNames[block.type] && (
        <p className="mb-1 font-semibold text-ink-faint text-xs">
          <bdi>{block.name}</bdi>
        </p>
      )}
      {body}
    </div>
  );
}

function bodyOf(block: ContentBlock, t: { video: string; interactive: string }): ReactNode {
  switch (block.type) {
    case 'text':
      return (
        block.content.trim() !== '' && (
          <Suspense fallback={<p className="text-ink-soft">…</p>}>
            <div className="max-w-[65ch]">
              <LazyComponent load={richText} props={{ html: block.content, isAlwaysExpanded: true }} />
            </div>
          </Suspense>
        )
      );
    case 'list':
      return (
        block.content.length > 0 && (
          <Lines lines={block.content.map(({ name, content, url }) => ({ name: name || content, address: url }))} />
        )
      );
    case 'embeds':
      return (
        block.content.length > 0 && (
          <Lines lines={block.content.map((item) => ({ name: item.name || t.video, address: videoAddress(item) }))} />
        )
      );
    case 'file':
      return block.content.length > 0 && <Files files={block.content} />;
    case 'custom':
      return block.content.trim() !== '' && <p className="text-ink-soft text-sm italic">{t.interactive}</p>;
    default:
      return null;
  }
}

function videoAddress(item: EmbedItem): string {
  const video = storedVideo(item);
  return video ? playerAddress(video) : '';
}

function Lines({ lines }: { lines: readonly { name: string; address: string }[] }) {
  return (
    <ul className="list-disc space-y-1 ps-5 text-ink marker:text-ink-faint">
      {lines.map(({ name, address }, index) => {
        const link = linkAddress(address);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line can be listed twice
          <li key={`${index} ${address}`} className="wrap-anywhere">
            <bdi>{name}</bdi>
            {link && (
              <>
                {' '}
                <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="text-accent underline underline-offset-4">
                  <bdi dir="ltr">{link}</bdi>
                  <NewWindow />
                </a>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Files({ files }: { files: readonly FileItem[] }) {
  const images = files.flatMap((file) => {
    const address = isShownAsImage(file.contentType) ? ownImageUrl(file.url) : null;
    return address ? [{ alt: file.alt || originalFileName(file.name), address }] : [];
  });
  return (
    <>
      {images.length > 0 && (
        <div className="mb-3 grid grid-cols-2 gap-3">
          {images.map(({ alt, address }) => (
            <img
              key={address}
              src={address}
              alt={alt}
              className="aspect-3/2 w-full break-inside-avoid rounded-lg border border-ink/15 object-cover"
            />
          ))}
        </div>
      )}
      <Lines lines={files.map(({ name }) => ({ name: originalFileName(name), address: '' }))} />
    </>
  );
}
