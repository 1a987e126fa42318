import ChevronRight from 'lucide-react/icons/chevron-right';
import MapPin from 'lucide-react/icons/map-pin';
import { useMemo, useState } from 'react';
import { formatNumber } from '@/domain/plural';
import type { Poi } from '@/domain/pois/poi';
import { poisToBePlaced } from '@/domain/reuse/to-be-placed';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { placePoints } from './place-points';

/** The points that were brought from a tour of another scan and have no place in this one yet. They are placed one after another. */
export function PointsToPlace() {
  const folders = useEditingState((state) => state.edited.folders);
  const waiting = useMemo(() => poisToBePlaced(folders), [folders]);
  const [isOpen, setOpen] = useState(false);
  if (waiting.length === 0) return null;
  return (
    <section aria-label="To be placed" className="shrink-0 border-line border-b">
      <div className="flex items-center gap-1 ps-4 pe-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 grow items-center gap-2 text-start text-ink text-sm"
        >
          <MapPin aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-notice" />
          <span className="grow">To be placed</span>
          <span className="text-ink-soft tabular-nums">{formatNumber(waiting.length)}</span>
          <ChevronRight aria-hidden size={16} strokeWidth={1.75} className={cn('shrink-0 text-ink-faint', isOpen && 'rotate-90')} />
        </button>
        <PlaceButton poi={waiting[0]} label="Place" name={waiting.length === 1 ? 'Place it' : 'Place one after another'} />
      </div>
      {isOpen && (
        <ul aria-label="Points to be placed" className="max-h-48 overflow-y-auto ps-4 pe-2 pb-2">
          {waiting.map((poi) => (
            <li key={poi.identifier} className="flex items-center gap-2">
              <span dir="auto" title={poi.name} className="min-w-0 grow truncate text-ink-soft text-sm">
                {poi.name}
              </span>
              <PlaceButton poi={poi} label="Place" name={`Place “${poi.name}”`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PlaceButton({ poi, label, name }: { poi: Poi | undefined; label: string; name: string }) {
  const session = useEditingSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const isBusy = useEditingState((state) => state.placing !== null || state.changingView !== null);
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={name}
      disabled={!isReady || isBusy}
      onClick={() => poi && void placePoints(session, poi.identifier)}
    >
      {label}
    </Button>
  );
}
