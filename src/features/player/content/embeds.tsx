import ChevronDown from 'lucide-react/icons/chevron-down';
import Play from 'lucide-react/icons/play';
import { useId, useState } from 'react';
import type { EmbedItem } from '@/domain/content/content-blocks';
import { storedVideo, type Video } from '@/domain/content/embeds';
import { playerAddress } from '@/domain/content/video-addresses';
import { cn } from '@/ui/cn';
import { ExternalFrame } from '@/widgets/external-frame';

type Props = { items: readonly EmbedItem[] };

/** YouTube and Vimeo videos. Nothing is requested from either service until the user presses play. */
export function Embeds({ items }: Props) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same video can be listed twice
        <li key={`${index} ${item.url}`} className="overflow-hidden rounded-xl border border-line bg-sunken">
          <Embed item={item} />
        </li>
      ))}
    </ul>
  );
}

const services = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

function Embed({ item }: { item: EmbedItem }) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const video = storedVideo(item);
  if (!video) return <p className="px-3.5 py-4 text-ink-soft text-sm">Embed not found</p>;
  const name = item.name || `Video on ${services[video.type]}`;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 px-3.5 py-2 text-left outline-offset-[-3px] transition-colors hover:bg-hover"
      >
        <span className="wrap-anywhere line-clamp-2 min-w-0 grow font-medium text-ink text-sm">{name}</span>
        <span className="shrink-0 text-ink-faint text-xs">{services[video.type]}</span>
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

function VideoPlayer({ name, video }: { name: string; video: Video }) {
  const [isPlaying, setPlaying] = useState(false);
  // aspect-video: the height is 56.25 % of the width
  const frame = 'aspect-video w-full border-line border-t';
  if (isPlaying) {
    return (
      <ExternalFrame
        src={playerAddress(video, { autoplay: true })}
        title={name}
        permissions={['allow-presentation', 'allow-popups', 'allow-popups-to-escape-sandbox']}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin"
        className={`block ${frame}`}
      />
    );
  }
  return (
    <div className={`flex flex-col items-center justify-center gap-3 bg-black/40 px-5 text-center ${frame}`}>
      <button
        type="button"
        aria-label={`Play ${name}`}
        onClick={() => setPlaying(true)}
        className="grid size-14 place-items-center rounded-full bg-button text-on-button transition-colors hover:bg-button-hover"
      >
        <Play aria-hidden size={22} strokeWidth={1.75} className="ml-0.5 fill-current" />
      </button>
      <p className="max-w-[42ch] text-balance text-ink-soft text-xs">Playing this video shares your visit with {services[video.type]}.</p>
    </div>
  );
}
