import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLink from 'lucide-react/icons/external-link';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { useRef } from 'react';
import { configuration } from '@/backend/config';
import { isOnSite } from '@/domain/application/other-sites';
import { Button, buttonStyle } from '@/ui/button';
import { siteOf } from '@/widgets/file-preview/own-address';
import { ForeignFrame } from '@/widgets/foreign-frame';
import { useFullscreen } from '../controls/use-fullscreen';

type Props = { address: string; name: string; onClose: () => void };

/** The mapping from the air, of another site, in place of the scan: in a frame where the installation lists that site, else as a link. @see PLAYER-020 */
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
      {isOnSite(address, configuration().otherSites) ? (
        <ForeignFrame
          src={address}
          title={`Drone mapping of ${name}`}
          rights={['allow-forms', 'allow-popups']}
          referrerPolicy="strict-origin-when-cross-origin"
          className="min-h-0 grow border-0 bg-sunken"
        />
      ) : (
        <Elsewhere address={address} />
      )}
    </section>
  );
}

const Elsewhere = ({ address }: { address: string }) => (
  <div className="grid grow place-items-center p-6 text-center">
    <div className="flex flex-col items-center gap-4">
      <p className="wrap-anywhere max-w-[40ch] text-pretty text-ink-soft text-sm">
        The drone mapping is at {siteOf(address)} and opens in a new tab.
      </p>
      <a href={address} target="_blank" rel="noopener noreferrer" className={buttonStyle({ look: 'primary' })}>
        <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
        Open drone mapping
      </a>
    </div>
  </div>
);
