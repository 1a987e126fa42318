import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId, useMemo, useState } from 'react';
import { allFolders, allPois } from '@/domain/folders/folder';
import type { PoiHistoryEntry } from '@/domain/folders/history';
import type { PoiId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { type Difference, differenceSummary, editedDifference } from '@/domain/tours/difference';
import { poiDifference } from '@/domain/tours/poi-difference';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { DifferenceList } from '../merging/difference-list';
import { useEditingSession } from '../session/editing-context';
import { HistoryMenu } from './history-menu';
import { restore, restorePart, timeOf } from './restore';

type Props = {
  entry: PoiHistoryEntry;
  /** the preceding version; null for the oldest listed */
  previous: PoiHistoryEntry | null;
  /** the only PoI whose changes are shown; null for all */
  poi: PoiId | null;
  /** whether the editor currently shows this version */
  isShown: boolean;
  onNamed: (name: string) => void;
};

/** @see EDIT-062 */
export function HistoryRow({ entry, previous, poi, isShown, onNamed }: Props) {
  const difference = useMemo(() => previous && differenceOf(previous, entry, poi), [previous, entry, poi]);
  return (
    <li className="px-4 py-3" aria-current={isShown || undefined}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 grow">
          <p className="font-medium text-ink text-sm tabular-nums">{timeOf(entry)}</p>
          <p className="truncate text-ink-soft text-sm" title={entry.userEmail}>
            {entry.userEmail}
          </p>
          {entry.name !== '' && (
            <p dir="auto" className="wrap-anywhere mt-0.5 flex items-start gap-1 font-medium text-ink text-sm">
              <Bookmark aria-hidden size={14} strokeWidth={2} className="mt-0.5 shrink-0 text-accent" />
              {entry.name}
            </p>
          )}
        </div>
        <RestoreButton entry={entry} previous={previous} poi={poi} isShown={isShown} difference={difference} />
        <HistoryMenu entry={entry} onNamed={onNamed} />
      </div>
      {difference && difference.length > 0 ? (
        <Changes difference={difference} opensAtOnce={poi !== null} />
      ) : (
        <p className="mt-1 text-ink-faint text-xs tabular-nums">{difference ? 'No changes to the content' : sizeOf(entry)}</p>
      )}
    </li>
  );
}

type RestoreProps = Omit<Props, 'onNamed'> & { difference: Difference | null };

/** Restores all, or the one PoI whose history is shown: one that was deleted as it was before. */
function RestoreButton({ entry, previous, poi, isShown, difference }: RestoreProps) {
  const session = useEditingSession();
  const change = poi === null ? undefined : difference?.[0];
  if (isShown && !change) return <Badge look="accent">On screen</Badge>;
  const from = change?.what === 'deleted' && previous ? previous : entry;
  const restoreIt = () =>
    poi && change ? restorePart(session, from, { kind: 'poi', id: poi, name: change.name }) : restore(session, entry);
  const label = change ? `Restore ${change.name} as it was ${timeOf(from)}` : `Restore ${timeOf(entry)}`;
  return (
    <Button size="small" aria-label={label} onClick={restoreIt}>
      <RotateCcw aria-hidden size={14} strokeWidth={2} />
      Restore
    </Button>
  );
}

function Changes({ difference, opensAtOnce }: { difference: Difference; opensAtOnce: boolean }) {
  const [isOpen, setIsOpen] = useState(opensAtOnce);
  const detailsId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
        className="mt-1 flex min-h-6 w-full items-center gap-1 rounded-md text-start text-ink-faint text-xs tabular-nums hover:text-ink touch:min-h-11"
      >
        <span className="min-w-0">{differenceSummary(difference)}</span>
        <ChevronDown aria-hidden size={14} className={cn('shrink-0 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={detailsId} hidden={!isOpen} className="mt-2">
        {isOpen && <DifferenceList difference={difference} />}
      </div>
    </>
  );
}

function differenceOf(before: PoiHistoryEntry, after: PoiHistoryEntry, poi: PoiId | null): Difference {
  if (poi === null) return editedDifference(comparable(before, after), comparable(after, before));
  const change = poiDifference(before.folders, after.folders, poi);
  return change ? [change] : [];
}

/** The content of an entry; one from before there were guided tours and rooms says nothing of them. */
const comparable = ({ folders, guidedTours, rooms }: PoiHistoryEntry, other: PoiHistoryEntry) => ({
  name: '',
  floors: [],
  folders,
  guidedTours: (other.guidedTours && guidedTours) ?? [],
  rooms: (other.rooms && rooms) ?? [],
});

const sizeOf = ({ folders }: PoiHistoryEntry): string =>
  `${plural(allFolders(folders).length, { one: '# folder', other: '# folders' })}, ${plural(allPois(folders).length, { one: '# PoI', other: '# PoIs' })}`;
