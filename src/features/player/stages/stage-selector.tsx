import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useTexts } from '@/ui/use-texts';
import { StageList, useStages } from './stage-list';
import { stageTexts } from './texts';

const stageReport = () => import('./stage-report').then((part) => part.StageReport);

type Props = {
  tour: Pick<Tour, 'id' | 'name' | 'organization' | 'tourTypeId'>;
  /** The PoI to open in the chosen tour; "" for none. */
  poiName: string;
  /** Shows the list at once. */
  isUnfolded?: boolean;
};

/** Lists the organization's tours of the same type; loaded when the list is first opened. */
export function StageSelector({ tour, poiName, isUnfolded = false }: Props) {
  const { choose } = useTexts(stageTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(isUnfolded);
  const [showsReport, setShowsReport] = useState(false);
  return (
    <div className="text-ink">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex h-10 w-full items-center gap-2 rounded-lg border border-line bg-sunken px-3 text-start font-medium text-sm transition-colors hover:bg-hover touch:h-11"
      >
        <span className="grow">{choose}</span>
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className={cn('text-ink-faint transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id}>{isOpen && <Stages tour={tour} poiName={poiName} onReport={() => setShowsReport(true)} />}</div>
      {showsReport && (
        <LazyOverlay onClose={() => setShowsReport(false)}>
          <LazyComponent load={stageReport} props={{ tour, onClose: () => setShowsReport(false) }} />
        </LazyOverlay>
      )}
    </div>
  );
}

function Stages({ tour, poiName, onReport }: Pick<Props, 'tour' | 'poiName'> & { onReport: () => void }) {
  const { data, error, refetch } = useStages(tour);
  return <StageList stages={data} current={tour} poiName={poiName} error={error} onRetry={() => void refetch()} onReport={onReport} />;
}
