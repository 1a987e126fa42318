import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, Suspense } from 'react';
import { folderOf, neighbourPoi } from '@/domain/folders/find';
import { isUncategorized } from '@/domain/folders/folder';
import type { IconDescription } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';
import { poiThing } from '@/domain/languages/things';
import type { Poi } from '@/domain/pois/poi';
import { floorName } from '@/domain/tours/floors';
import type { Tour } from '@/domain/tours/tour';
import { LazyBoundary } from '@/ui/lazy-component';
import { LazyPart } from '@/ui/lazy-part';
import { SidePanel } from '@/ui/side-panel';
import { useTexts } from '@/ui/use-texts';
import { LanguageNote } from '@/widgets/content-language/language-note';
import { OriginalName, useOriginalName } from '@/widgets/content-language/original-name';
import { useTextLanguage } from '@/widgets/content-language/tour-language';
import { PoiIcon } from '@/widgets/poi-list/poi-icon';
import { PointLinks } from '@/widgets/rich-text/point-links';
import { playerPageTexts } from '../page-texts';
import { ContentBlockView } from './content-block';
import { contentTexts } from './texts';

type Props = {
  tour: Pick<Tour, 'folders' | 'floors'> & Partial<Pick<Tour, 'pointTypes'>>;
  icons?: readonly IconDescription[];
  poi: Poi;
  onOpen: (poi: PoiId) => void;
  onClose: () => void;
  /** What was checked at the point, where the reader may see it. */
  found?: ReactNode;
  /** Rendered before the close button. */
  actions?: ReactNode;
};

const noIcons: readonly IconDescription[] = [];
const noTypes: Tour['pointTypes'] = [];
const pointDetails = () => import('@/widgets/point-types/point-details').then((part) => part.PointDetails);
const hasDetails = ({ typeId, fields }: Poi) => typeId !== undefined || fields !== undefined;

/** Side panel with the content of a point of interest. */
export function ContentPanel({ tour, icons = noIcons, poi, found, onOpen, onClose, actions }: Props) {
  const { content } = useTexts(playerPageTexts);
  const location = locationOf(tour, poi);
  const thing = poiThing(poi.identifier);
  const [name, tagText] = [useTextLanguage(thing, 'name'), useTextLanguage(thing, 'tag description')];
  const original = useOriginalName('point', thing);
  const header = (
    <div className="flex items-center gap-2.5">
      <PoiIcon poi={poi} icons={icons} />
      <p dir="auto" className="min-w-0 grow truncate text-ink-soft text-xs">
        {location}
      </p>
      {actions}
    </div>
  );
  return (
    <SidePanel label={content} kind="reading" header={header} onClose={onClose}>
      <div key={poi.identifier} className="min-h-0 grow overflow-y-auto overscroll-contain">
        <article aria-label={poi.name} className="mx-auto max-w-[65ch] px-4 pt-6 pb-10 low-window:pt-2.5 low-window:pb-5">
          <LanguageNote thing={thing} field="name" />
          <h2
            {...name}
            className="wrap-anywhere text-balance font-semibold text-2xl text-ink leading-tight tracking-tight low-window:text-lg"
          >
            {poi.name}
          </h2>
          <OriginalName name={original} className="mt-1 text-sm" />
          {poi.tag?.description && (
            <p
              {...tagText}
              className="wrap-anywhere mt-2.5 low-window:mt-1 whitespace-pre-line text-pretty text-base text-ink-soft leading-relaxed"
            >
              {poi.tag.description}
            </p>
          )}
          {hasDetails(poi) && <LazyPart isOptional load={pointDetails} props={{ poi, pointTypes: tour.pointTypes ?? noTypes }} />}
          {found && (
            <LazyBoundary>
              <Suspense fallback={null}>{found}</Suspense>
            </LazyBoundary>
          )}
          <div className="mt-6 flex flex-col gap-8 low-window:mt-3">
            <PointLinks folders={tour.folders} onOpen={onOpen}>
              {poi.content.map((block) => (
                <ContentBlockView key={block.identifier} block={block} poi={thing} icons={icons} />
              ))}
            </PointLinks>
          </div>
        </article>
      </div>
      <Neighbours tour={tour} poi={poi} onOpen={onOpen} />
    </SidePanel>
  );
}

function locationOf({ folders, floors }: Props['tour'], poi: Poi): string {
  const folder = folderOf(folders, poi.identifier);
  const isNamed = folder && !isUncategorized(folder);
  const labels = [isNamed && folder.name, floors.length > 1 && floorName(floors, poi.floor)].filter(Boolean);
  return [...new Set(labels)].join(' · ');
}

/** Links to the previous and next PoI across all folders. @see PLAYER-017 PLAYER-037 */
function Neighbours({ tour, poi, onOpen }: Pick<Props, 'tour' | 'poi' | 'onOpen'>) {
  const t = useTexts(contentTexts);
  const previous = neighbourPoi(tour.folders, poi.identifier, -1);
  const next = neighbourPoi(tour.folders, poi.identifier, 1);
  if (!previous && !next) return null;
  return (
    <nav aria-label={t.neighbours} className="grid shrink-0 grid-cols-2 border-line border-t tiny-window:hidden">
      <NeighbourButton label={t.previous} poi={previous} onOpen={onOpen} />
      <NeighbourButton label={t.next} poi={next} onOpen={onOpen} isForward />
    </nav>
  );
}

type NeighbourButtonProps = { label: string; poi: Poi | undefined; onOpen: (poi: PoiId) => void; isForward?: boolean };

function NeighbourButton({ label, poi, onOpen, isForward = false }: NeighbourButtonProps) {
  const Icon = isForward ? ArrowRight : ArrowLeft;
  return (
    <button
      type="button"
      disabled={!poi}
      onClick={() => poi && onOpen(poi.identifier)}
      className={`flex min-h-14 min-w-0 items-center gap-3 px-4 py-2 low-window:min-h-9 low-window:touch:min-h-11 low-window:py-1 outline-offset-[-3px] transition-colors enabled:hover:bg-hover disabled:opacity-40 ${isForward ? 'flex-row-reverse border-line border-s text-end' : 'text-start'}`}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
      <span className="min-w-0 grow">
        <span className="block text-ink-faint text-xs low-window:sr-only">{label}</span>
        {poi && (
          <span
            dir="auto"
            title={poi.name}
            className="wrap-anywhere line-clamp-2 low-window:block low-window:truncate font-medium text-ink text-sm leading-snug"
          >
            {poi.name}
          </span>
        )}
      </span>
    </button>
  );
}
