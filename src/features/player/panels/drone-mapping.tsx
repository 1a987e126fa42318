import { ArrowLeft, Maximize, Minimize } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/button';
import { useFullscreen } from '../controls/use-fullscreen';

type Props = { address: string; name: string; onClose: () => void };

/** The mapping from the air, of another site, in place of the scan. @see PLAYER-020 */
export function DroneMapping({ address, name, onClose }: Props) {
  const frame = useRef<HTMLElement>(null);
  const { isFull, toggle } = useFullscreen(frame);
  return (
    <section
      ref={frame}
      aria-label="Drone mapping"
      className={`z-50 flex flex-col bg-canvas ${isFull ? 'fixed inset-0' : 'absolute inset-0'}`}
    >
      <div className="flex h-14 shrink-0 items-center justify-between gap-2 px-3">
        <Button look="quiet" onClick={onClose}>
          <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
          Return to Digital Twin
        </Button>
        <Button look="quiet" onClick={toggle}>
          {isFull ? <Minimize aria-hidden size={18} strokeWidth={1.75} /> : <Maximize aria-hidden size={18} strokeWidth={1.75} />}
          {isFull ? 'Close Fullscreen' : 'Fullscreen'}
        </Button>
      </div>
      <iframe
        src={address}
        title={`Drone mapping of ${name}`}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className="min-h-0 grow border-0 bg-sunken"
      />
    </section>
  );
}
