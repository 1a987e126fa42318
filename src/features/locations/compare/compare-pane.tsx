import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { modelService } from '@/backend/config';
import type { LocationTour } from '@/domain/locations/location';
import { connectShowcase } from '@/showcase/connect-showcase';
import type { ConnectionState, Showcase } from '@/showcase/port';
import { readShowcaseDelivery } from '@/showcase/showcase-delivery';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/spinner';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { compareTexts } from './texts';
import { locationTourTitle } from './titles';

type Props = {
  tour: LocationTour;
  /** Fills the area that both panes share. */
  isOver: boolean;
  /** Its name is at the end; over the other, it is shown from `--divider` on. */
  isAtEnd?: boolean;
  style?: CSSProperties | undefined;
  /** Called with the viewer once it is connected, and with null when it goes. */
  onViewer: (viewer: Showcase | null) => void;
};

/** One of the compared scans, which can be walked. */
export function ComparePane({ tour, isOver, isAtEnd = false, style, onViewer }: Props) {
  const t = useTexts(compareTexts);
  const common = useTexts(commonTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const [delivery] = useState(() => readShowcaseDelivery(import.meta.env));
  const [viewer, setViewer] = useState<Showcase | null>(null);
  const [state, setState] = useState<ConnectionState>({ name: 'starting' });
  const report = useEffectEvent(onViewer);
  useEffect(() => {
    if (!frame.current) return;
    const showcase = connectShowcase(frame.current, { delivery, model: tour.matterportId, service: modelService() });
    setViewer(showcase);
    setState(showcase.state.value);
    const stop = showcase.state.subscribe((next) => {
      setState(next);
      if (next.name === 'ready') report(showcase);
    });
    return () => {
      stop();
      report(null);
      showcase.disconnect();
    };
  }, [delivery, tour.matterportId]);
  const name = locationTourTitle(tour);
  return (
    <section
      aria-label={name}
      style={style}
      className={cn(
        'min-h-0 min-w-0 bg-sunken',
        isOver ? 'absolute inset-0' : 'relative',
        isOver && isAtEnd && '[clip-path:inset(0_0_0_var(--divider))] rtl:[clip-path:inset(0_var(--divider)_0_0)]',
      )}
    >
      <iframe ref={frame} title={t.viewOf({ name })} className="absolute inset-0 size-full border-0" />
      <p
        dir="auto"
        className={cn(
          'pointer-events-none absolute top-3 z-10 wrap-anywhere max-w-[calc(50%-1.5rem)] rounded-2xl bg-surface px-3 py-1 font-medium text-ink text-xs shadow-sheet',
          isAtEnd ? 'end-3' : 'start-3',
        )}
      >
        {name}
      </p>
      <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center">
        {state.name === 'starting' && <Spinner size={24} label={t.loading({ name })} />}
        {(state.name === 'failed' || state.name === 'lost') && (
          <div className="pointer-events-auto flex max-w-xs flex-col items-center gap-3 rounded-xl bg-surface p-5 text-center shadow-sheet">
            <p className="text-pretty text-ink text-sm">{state.name === 'failed' ? state.error.message : t.interrupted}</p>
            <Button size="small" onClick={() => viewer?.retry()}>
              {common.retry}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
