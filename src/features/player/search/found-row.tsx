import DoorOpen from 'lucide-react/icons/door-open';
import File from 'lucide-react/icons/file';
import MapPin from 'lucide-react/icons/map-pin';
import Route from 'lucide-react/icons/route';
import TextIcon from 'lucide-react/icons/text-align-start';
import { type NameText, roomNameText } from '@/domain/languages/name-texts';
import { guidedTourThing, poiThing, stopThing } from '@/domain/languages/things';
import { detailsBlock } from '@/domain/point-types/values';
import type { SearchEntry } from '@/domain/tour-search/entries';
import { excerpt } from '@/domain/tour-search/marks';
import type { Found } from '@/domain/tour-search/search-index';
import type { Tour } from '@/domain/tours/tour';
import { isEnter } from '@/ui/is-enter';
import { useTextLanguages } from '@/widgets/content-language/tour-language';
import { Marked } from '@/widgets/marked';
import { placeLabel } from './place-label';

const icons = { poi: MapPin, room: DoorOpen, text: TextIcon, file: File, guide: Route };

type Props = { found: Found; tour: Pick<Tour, 'floors' | 'rooms'>; onOpen: (stays: boolean) => void };

/** A result with its name, the text around the match, and where it is. */
export function FoundRow({ found: { entry, words }, tour, onOpen }: Props) {
  const Icon = icons[entry.kind];
  const place = placeLabel(entry, tour.floors);
  const textLanguage = useTextLanguages();
  const { title, text } = textsOf(entry, tour.rooms);
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
          <span {...textLanguage(...title)} className="wrap-anywhere line-clamp-2 text-ink text-sm leading-snug">
            <Marked text={entry.title} words={words} />
          </span>
          {entry.text !== '' && (
            <span {...textLanguage(...text)} className="wrap-anywhere line-clamp-3 text-ink-soft text-xs leading-snug">
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

const unknown: NameText = [null, ''];

/** What title and text of a result are translated by. Names of files are in no language, and what is written about them is joined. */
function textsOf({ kind, name, target }: SearchEntry, edits: Tour['rooms']): { title: NameText; text: NameText } {
  if ('room' in target) return { title: roomNameText(edits, target.room), text: unknown };
  if ('guide' in target) {
    const { guide, stop } = target;
    const thing = stop === null ? guidedTourThing(guide) : stopThing(stop);
    const title: NameText = stop === null || name === '' ? [guidedTourThing(guide), 'name'] : [thing, 'title'];
    return { title, text: [thing, stop === null ? 'description' : 'text'] };
  }
  if (kind === 'file' || 'page' in target) return { title: unknown, text: unknown };
  const { poi, block } = target;
  // the words of types are in the author's language, which nobody translates
  if (block === detailsBlock) return { title: [poiThing(poi), 'name'], text: unknown };
  return { title: [poiThing(poi), 'name'], text: [poiThing(poi), block === null ? 'tag description' : `text ${block}`] };
}
