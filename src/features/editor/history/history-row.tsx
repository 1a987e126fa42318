import ChevronDown from 'lucide-react/icons/chevron-down';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId, useMemo, useState } from 'react';
import { allFolders, allPois } from '@/domain/folders/folder';
import type { PoiHistoryEntry } from '@/domain/folders/history';
import { plural } from '@/domain/plural';
import { type Difference, differenceSummary, editedDifference } from '@/domain/tours/difference';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { DifferenceList } from '../merging/difference-list';
import { useEditingSession } from '../session/editing-context';
import { restore, timeOf } from './restore';

type Props = {
  entry: PoiHistoryEntry;
  /** the preceding version; null for the oldest listed */
  previous: PoiHistoryEntry | null;
  /** whether the editor currently shows this version */
  isShown: boolean;
};

/** @see EDIT-062 */
export function HistoryRow({ entry, previous, isShown }: Props) {
  const session = useEditingSession();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const difference = useMemo(() => previous && differenceOf(previous, entry), [previous, entry]);
  const time = timeOf(entry);
  return (
    <li className="px-4 py-3" aria-current={isShown || undefined}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium text-ink text-sm tabular-nums">{time}</p>
          <p className="truncate text-ink-soft text-sm" title={entry.userEmail}>
            {entry.userEmail}
          </p>
        </div>
        {isShown ? (
          <Badge look="accent">On screen</Badge>
        ) : (
          <Button size="small" aria-label={`Restore ${time}`} onClick={() => restore(session, entry)}>
            <RotateCcw aria-hidden size={14} strokeWidth={2} />
            Restore
          </Button>
        )}
      </div>
      {difference && difference.length > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 flex min-h-6 w-full items-center gap-1 rounded-md text-start text-ink-faint text-xs tabular-nums hover:text-ink max-md:min-h-11"
        >
          <span className="min-w-0">{differenceSummary(difference)}</span>
          <ChevronDown aria-hidden size={14} className={cn('shrink-0 transition-transform', isOpen && 'rotate-180')} />
        </button>
      ) : (
        <p className="mt-1 text-ink-faint text-xs tabular-nums">{difference ? 'No changes to the content' : sizeOf(entry)}</p>
      )}
      <div id={detailsId} hidden={!isOpen} className="mt-2">
        {isOpen && difference && <DifferenceList difference={difference} />}
      </div>
    </li>
  );
}

const differenceOf = (before: PoiHistoryEntry, after: PoiHistoryEntry): Difference =>
  editedDifference(comparable(before, after), comparable(after, before));

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
