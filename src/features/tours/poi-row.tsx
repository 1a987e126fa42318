import type { IconRef } from '@/domain/icons';
import type { Poi } from '@/domain/pois';
import { plainText } from '@/domain/rich-text';

type Props = { poi: Poi; floors: string[] };

const iconColors: Record<IconRef, string> = {
  black: 'bg-neutral-900',
  blue: 'bg-blue-600',
  green: 'bg-emerald-500',
  pink: 'bg-pink-500',
  purple: 'bg-purple-600',
  red: 'bg-red-600',
  teal: 'bg-teal-600',
  white: 'bg-white',
};

/** One PoI in a list: its colour, name, floor and the beginning of what it says. */
export function PoiRow({ poi, floors }: Props) {
  const excerpt = excerptOf(poi);
  const floor = floors[poi.floor];
  return (
    <li className="flex gap-3 px-4 py-3">
      <span aria-hidden className={`mt-1.5 size-2.5 shrink-0 rounded-full outline outline-line-strong ${iconColors[poi.icon]}`} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="wrap-anywhere font-medium text-ink text-sm">{poi.name}</span>
          <span className="text-ink-soft text-xs">{[poi.type === 'tag' && 'Tag', floor].filter(Boolean).join(' · ')}</span>
        </p>
        {excerpt && <p className="mt-0.5 line-clamp-2 max-w-[65ch] text-pretty text-ink-soft text-sm">{excerpt}</p>}
      </div>
    </li>
  );
}

function excerptOf({ content, tag }: Poi): string {
  for (const block of content) {
    const words = block.type === 'text' ? plainText(block.content) : '';
    if (words) return words;
  }
  return tag?.description ?? '';
}
