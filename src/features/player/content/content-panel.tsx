import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useMemo } from 'react';
import { isUncategorized } from '@/domain/folders';
import { folderOf, neighbourPoi } from '@/domain/folders/find';
import type { IconDescription } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import type { Tour } from '@/domain/tours';
import { floorName } from '@/domain/tours/floors';
import { SidePanel } from '@/ui/side-panel';
import { PoiMark } from '@/widgets/poi-list/poi-mark';
import { ContentBlockView } from './content-block';

type Props = {
  tour: Pick<Tour, 'folders' | 'floors'>;
  icons?: readonly IconDescription[];
  poi: Poi;
  onOpen: (poi: PoiId) => void;
  onClose: () => void;
  /** Stands before the cross: sharing this PoI, editing it. */
  actions?: ReactNode;
};

const noIcons: readonly IconDescription[] = [];

/** What there is to read, see and hear about a point of interest. */
export function ContentPanel({ tour, icons = noIcons, poi, onOpen, onClose, actions }: Props) {
  const where = useMemo(() => placeOf(tour, poi), [tour, poi]);
  const header = (
    <div className="flex items-center gap-2.5">
      <PoiMark poi={poi} icons={icons} />
      <p className="min-w-0 grow truncate text-ink-soft text-xs">{where}</p>
      {actions}
    </div>
  );
  return (
    <SidePanel label="Content" side="right" header={header} onClose={onClose}>
      <p role="status" className="sr-only">
        {[poi.name, where].filter(Boolean).join(', ')}
      </p>
      <div key={poi.identifier} className="min-h-0 grow overflow-y-auto overscroll-contain">
        <article aria-label={poi.name} className="mx-auto max-w-[65ch] px-5 pt-6 pb-10">
          <h2 className="wrap-anywhere text-balance font-semibold text-2xl text-ink leading-tight tracking-tight">{poi.name}</h2>
          {poi.tag?.description && (
            <p className="wrap-anywhere mt-2.5 whitespace-pre-line text-pretty text-base text-ink-soft leading-relaxed">
              {poi.tag.description}
            </p>
          )}
          <div className="mt-6 flex flex-col gap-8">
            {poi.content.map((block) => (
              <ContentBlockView key={block.identifier} block={block} icons={icons} />
            ))}
          </div>
        </article>
      </div>
      <Neighbours tour={tour} poi={poi} onOpen={onOpen} />
    </SidePanel>
  );
}

function placeOf({ folders, floors }: Props['tour'], poi: Poi): string {
  const folder = folderOf(folders, poi.identifier);
  const isNamed = folder && !isUncategorized(folder);
  const places = [isNamed && folder.name, floors.length > 1 && floorName(floors, poi.floor)].filter(Boolean);
  return [...new Set(places)].join(' · ');
}

/** The ways on, through all folders. @see PLAYER-017 PLAYER-037 */
function Neighbours({ tour, poi, onOpen }: Pick<Props, 'tour' | 'poi' | 'onOpen'>) {
  const before = neighbourPoi(tour.folders, poi.identifier, -1);
  const after = neighbourPoi(tour.folders, poi.identifier, 1);
  if (!before && !after) return null;
  return (
    <nav aria-label="Points of interest in order" className="grid shrink-0 grid-cols-2 border-line border-t">
      <Way label="Previous" poi={before} onOpen={onOpen} />
      <Way label="Next" poi={after} onOpen={onOpen} isForward />
    </nav>
  );
}

type WayProps = { label: string; poi: Poi | undefined; onOpen: (poi: PoiId) => void; isForward?: boolean };

function Way({ label, poi, onOpen, isForward = false }: WayProps) {
  const Icon = isForward ? ArrowRight : ArrowLeft;
  return (
    <button
      type="button"
      disabled={!poi}
      onClick={() => poi && onOpen(poi.identifier)}
      className={`flex min-h-14 min-w-0 items-center gap-3 px-4 py-2 outline-offset-[-3px] transition-colors enabled:hover:bg-hover disabled:opacity-40 ${isForward ? 'flex-row-reverse border-line border-l text-right' : 'text-left'}`}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
      <span className="min-w-0 grow">
        <span className="block text-ink-faint text-xs">{label}</span>
        {poi && <span className="block truncate font-medium text-ink text-sm">{poi.name}</span>}
      </span>
    </button>
  );
}
