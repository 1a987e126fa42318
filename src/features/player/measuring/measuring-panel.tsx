import Crosshair from 'lucide-react/icons/crosshair';
import Ruler from 'lucide-react/icons/ruler';
import { useState } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Segmented } from '@/ui/segmented';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { useUnits } from '@/widgets/player-session/units';
import { MeasurementList } from './measurement-list';
import { measuringTexts } from './texts';

/** Measuring without a pointer, and the list of measurements. @see PLAYER-014 */
export function MeasuringPanel({ tour }: { tour: Pick<Tour, 'floors'> }) {
  const t = useTexts(measuringTexts);
  const { toggleMeasuring, measureMiddle, endLine, setUnits } = usePlayerSession();
  const units = useUnits();
  const isDrawingLine = usePlayerState((state) => state.isDrawingLine);
  const unitChoices = [
    { value: 'metric', label: t.metres },
    { value: 'imperial', label: t.feet },
  ] as const;
  const [isAiming, setAiming] = useState(false);
  return (
    <>
      <AimingMark isAiming={isAiming} />
      <section
        aria-label={t.title}
        onFocus={() => setAiming(true)}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setAiming(false)}
        className="glass absolute top-18 left-1/2 z-30 w-[min(26rem,calc(100%-1.5rem))] -translate-x-1/2 rounded-xl py-1.5 pe-1.5 ps-4 text-ink text-sm shadow-sheet"
      >
        <div className="flex min-h-9 items-center gap-3">
          <Ruler aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />
          <p role="status" className="min-w-0 grow text-pretty">
            {isDrawingLine ? t.next : t.hint}
          </p>
          <Button size="small" onClick={toggleMeasuring}>
            {t.done}
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-1.5 py-1">
          <Button size="small" onClick={measureMiddle}>
            <Crosshair aria-hidden size={16} strokeWidth={1.75} />
            {t.addMiddle}
          </Button>
          {/* disabled rather than hidden, so that ending a line does not take the focus away */}
          <Button size="small" aria-disabled={!isDrawingLine} onClick={() => isDrawingLine && endLine()}>
            {t.endLine}
          </Button>
          <div className="ms-auto">
            <Segmented label={t.units} value={units} segments={unitChoices} onChange={setUnits} />
          </div>
        </div>
        <MeasurementList tour={tour} units={units} />
      </section>
    </>
  );
}

/** Marks the middle of the view while the panel has the focus, and always where people touch. */
const AimingMark = ({ isAiming }: { isAiming: boolean }) => (
  <Crosshair
    aria-hidden
    size={32}
    strokeWidth={1.5}
    className={cn(
      'pointer-events-none absolute top-1/2 left-[var(--scan-middle,50%)] z-10 -translate-x-1/2 -translate-y-1/2 text-white drop-shadow-[0_0_2px_black] pointer-coarse:block',
      isAiming ? 'block' : 'hidden',
    )}
  />
);
