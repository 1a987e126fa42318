import DoorOpen from 'lucide-react/icons/door-open';
import File from 'lucide-react/icons/file';
import MapPin from 'lucide-react/icons/map-pin';
import Route from 'lucide-react/icons/route';
import TextIcon from 'lucide-react/icons/text-align-start';
import { excerpt } from '@/domain/tour-search/marks';
import type { Found } from '@/domain/tour-search/search-index';
import { isEnter } from '@/ui/is-enter';
import { Marked } from '@/widgets/marked';
import { placeLabel } from './place-label';

const icons = { poi: MapPin, room: DoorOpen, text: TextIcon, file: File, guide: Route };

type Props = { found: Found; floors: readonly string[]; onOpen: (stays: boolean) => void };

/** A result with its name, the text around the match, and where it is. */
export function FoundRow({ found: { entry, words }, floors, onOpen }: Props) {
  const Icon = icons[entry.kind];
  const place = placeLabel(entry, floors);
  return (
    <li>
      <button
        type="button"
        onClick={(event) => onOpen(event.altKey)}
        onKeyDown={(event) => {
          // a browser presses no button with Alt
          if (!isEnter(event) || !event.altKey) return;
          event.preventDefault();
          onOpen(true);
        }}
        className="flex w-full items-start gap-2.5 rounded-lg px-2 py-2 text-start transition-colors hover:bg-hover touch:min-h-11"
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-faint" />
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span dir="auto" className="wrap-anywhere line-clamp-2 text-ink text-sm leading-snug">
            <Marked text={entry.title} words={words} />
          </span>
          {entry.text !== '' && (
            <span dir="auto" className="wrap-anywhere line-clamp-3 text-ink-soft text-xs leading-snug">
              <Marked text={excerpt(entry.text, words)} words={words} />
            </span>
          )}
          {place !== '' && (
            <span dir="auto" className="truncate text-ink-faint text-xs">
              {place}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
