import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { IconRef } from '@/domain/icons';
import type { Poi } from '@/domain/pois/poi';
import { plainText } from '@/domain/rich-text';
import { floorName } from '@/domain/tours/floors';

type Props = {
  poi: Poi;
  floors: readonly string[];
  /** Path that opens the tour at the PoI; "" if the tour has no scan. */
  path: string;
};

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

/** A PoI in a list with its colour, name, floor and an excerpt; links to the PoI in the tour. */
export function PoiRow({ poi, floors, path }: Props) {
  const excerpt = excerptOf(poi);
  const facts = [poi.type === 'tag' && 'Tag', floors.length > 1 && floorName(floors, poi.floor)].filter(Boolean);
  return (
    <li className="relative flex gap-3 px-4 py-3 transition-colors has-[a]:hover:bg-hover">
      <span aria-hidden className={`mt-1.5 size-2.5 shrink-0 rounded-full outline outline-line-strong ${iconColors[poi.icon]}`} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="wrap-anywhere font-medium text-ink text-sm">
            {path === '' ? (
              poi.name
            ) : (
              <Link to={path} className="-outline-offset-2 after:absolute after:inset-0">
                {poi.name}
              </Link>
            )}
          </span>
          <span className="text-ink-soft text-xs">{facts.join(' · ')}</span>
        </p>
        {excerpt && <p className="mt-0.5 line-clamp-2 max-w-[65ch] text-pretty text-ink-soft text-sm">{excerpt}</p>}
      </div>
      {path !== '' && <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-faint print:hidden" />}
    </li>
  );
}

function excerptOf({ content, tag }: Poi): string {
  for (const block of content) {
    const text = block.type === 'text' ? plainText(block.content) : '';
    if (text) return text;
  }
  return tag?.description ?? '';
}
