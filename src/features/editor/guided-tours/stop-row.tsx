import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash';
import { useId } from 'react';
import type { GuidedStop } from '@/domain/guided-tours/guided-tour';
import { missingTarget, type StopTargets } from '@/domain/guided-tours/missing';
import { secondsText } from '@/domain/guided-tours/words';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { SortHandle, useSortableItem } from '@/ui/sorting/sort-handle';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { deleteStop } from './add-stops';
import { StopEditor } from './stop-editor';

type Props = { stop: GuidedStop; number: number; name: string; targets: StopTargets };

/** A stop in its list: moved by its handle, and opened to be edited. */
export function StopRow({ stop, number, name, targets }: Props) {
  const session = useEditingSession();
  const isOpen = useEditingState((state) => state.openStop === stop.id);
  const showStop = useEditingState((state) => state.showStop);
  const { item, handle, isDragging } = useSortableItem(stop.id);
  const fieldsId = useId();
  const missing = missingTarget(stop, targets);
  return (
    <li {...item} className={cn('rounded-lg border border-line bg-surface', isDragging && 'relative z-10 opacity-80')}>
      <div className="flex items-center gap-1">
        <SortHandle name={name} {...handle} className="h-11 w-7 max-md:w-9" />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => showStop(isOpen ? null : stop.id)}
          className="flex min-h-11 min-w-0 grow items-center gap-2 py-1.5 text-start"
        >
          <span className="w-5 shrink-0 text-end text-ink-faint text-xs tabular-nums">{number}</span>{' '}
          <span className="min-w-0 grow">
            <span className="block truncate text-ink text-sm">{name}</span>{' '}
            <span className={cn('block truncate text-xs', missing ? 'text-danger' : 'text-ink-soft')}>
              {missing ? missingTexts[missing] : detailsOf(stop)}
            </span>
          </span>
          <ChevronDown aria-hidden size={16} className={cn('shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-180')} />
        </button>
        <IconButton label={`Delete ${name}`} icon={Trash2} onClick={() => deleteStop(session, stop.id, name)} />
      </div>
      <div id={fieldsId} hidden={!isOpen} className="border-line border-t px-3 pt-3 pb-4">
        {isOpen && <StopEditor stop={stop} />}
      </div>
    </li>
  );
}

const missingTexts = {
  poi: 'Its point is gone: visitors skip this stop. Retake it from a view, or delete it.',
  sweep: 'Its place in the scan is gone: visitors skip this stop. Retake it from a view.',
};

const detailsOf = (stop: GuidedStop): string =>
  [stop.poi === null ? 'View' : 'Point', stop.narration && 'narration', stop.text && 'text', secondsText(stop).toLowerCase()]
    .filter(Boolean)
    .join(' · ');
