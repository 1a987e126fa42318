import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { EmbedItem } from '@/domain/content/content-blocks';
import { storedVideo } from '@/domain/content/embeds';
import { videoServices } from '@/domain/content/video-addresses';
import { videoField } from '@/domain/languages/text-fields';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import { useTextLanguage } from '@/widgets/content-language/tour-language';
import { contentTexts } from './texts';
import { VideoPlayer } from './video-player';

type Props = {
  items: readonly EmbedItem[];
  /** their point, as translations name it */
  poi: string;
};

/** YouTube and Vimeo videos. Nothing is requested from either service until the user presses play. */
export function Embeds({ items, poi }: Props) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same video can be listed twice
        <li key={`${index} ${item.url}`} className="overflow-hidden rounded-xl border border-line bg-sunken">
          <Embed item={item} poi={poi} />
        </li>
      ))}
    </ul>
  );
}

function Embed({ item, poi }: { item: EmbedItem; poi: string }) {
  const t = useTexts(contentTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const language = useTextLanguage(item.name === '' ? null : poi, videoField(item));
  const video = storedVideo(item);
  if (!video) return <p className="px-3.5 py-4 text-ink-soft text-sm">{t.videoNotFound}</p>;
  const name = item.name || t.videoOn({ service: videoServices[video.type] });
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 px-3.5 py-2 text-start outline-offset-[-3px] transition-colors hover:bg-hover"
      >
        <span {...language} title={name} className="wrap-anywhere line-clamp-2 min-w-0 grow font-medium text-ink text-sm">
          {name}
        </span>
        <span className="shrink-0 text-ink-faint text-xs">{videoServices[video.type]}</span>
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className={cn('shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id}>{isOpen && <VideoPlayer name={name} video={video} />}</div>
    </>
  );
}
