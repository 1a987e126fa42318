import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { modelService } from '@/backend/config';
import { connectShowcase } from '@/showcase/connect-showcase';
import type { ConnectionState, Showcase } from '@/showcase/port';
import { readShowcaseDelivery } from '@/showcase/showcase-delivery';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';

type Props = {
  model: string;
  /** Called with the viewer, and with null when it goes. */
  onViewer: (viewer: Showcase | null) => void;
};

/** A small player with the scan, whose sweeps the import reads. @see ADMIN-052 */
export function ScanPreview({ model, onViewer }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [delivery] = useState(() => readShowcaseDelivery(import.meta.env));
  const [viewer, setViewer] = useState<Showcase | null>(null);
  const [state, setState] = useState<ConnectionState>({ name: 'starting' });
  const report = useEffectEvent(onViewer);
  useEffect(() => {
    if (!frame.current) return;
    const showcase = connectShowcase(frame.current, { delivery, model, service: modelService() });
    setViewer(showcase);
    report(showcase);
    const stop = showcase.state.subscribe(setState);
    return () => {
      stop();
      report(null);
      showcase.disconnect();
    };
  }, [delivery, model]);
  return (
    <section aria-label="Preview" className="relative aspect-video w-full max-w-md overflow-hidden rounded-xl border border-line bg-sunken">
      <iframe ref={frame} title="3D view of the tour’s scan" className="absolute inset-0 size-full border-0" />
      <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center">
        {state.name === 'starting' && <Spinner size={24} label="Loading the scan" />}
        {(state.name === 'failed' || state.name === 'lost') && (
          <div className="pointer-events-auto flex max-w-xs flex-col items-center gap-3 rounded-xl bg-surface p-4 text-center shadow-sheet">
            <p className="text-pretty text-ink text-sm">{state.name === 'failed' ? state.error.message : 'The 3D view was interrupted.'}</p>
            <Button size="small" onClick={() => viewer?.retry()}>
              Retry
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
