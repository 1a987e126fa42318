import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLink from 'lucide-react/icons/external-link';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { useRef } from 'react';
import { Button, buttonStyle } from '@/ui/button';
import { NewWindow } from '@/ui/new-window';
import { useModal } from '@/ui/use-modal';
import { hostnameOf } from '@/widgets/file-preview/own-url';
import { SiteFrame, siteInFrame } from '@/widgets/site-frame';
import { useFullscreen } from '../controls/use-fullscreen';

type Props = { address: string; name: string; onClose: () => void };

/** Shows the drone mapping instead of the scan: in a frame where it may be framed, else as a link. @see PLAYER-020 */
export function DroneMapping({ address, name, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // browsers refuse to show a dialog itself in full screen
  const content = useRef<HTMLDivElement>(null);
  const framed = siteInFrame(address);
  const { isFull, toggle } = useFullscreen(content);
  const modal = useModal(dialog, true, { onClose });
  return (
    <dialog
      ref={dialog}
      aria-label="Drone mapping"
      tabIndex={-1}
      onCancel={modal.onCancel}
      onClose={modal.onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none p-0 text-ink outline-none open:flex"
    >
      <div ref={content} className="flex min-w-0 grow flex-col bg-canvas">
        <div className="flex h-14 shrink-0 items-center justify-between gap-2 px-3">
          <Button data-first-focus look="quiet" onClick={onClose}>
            <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
            Return to Digital Twin
          </Button>
          <Button look="quiet" onClick={toggle}>
            {isFull ? <Minimize aria-hidden size={18} strokeWidth={1.75} /> : <Maximize aria-hidden size={18} strokeWidth={1.75} />}
            {isFull ? 'Close Fullscreen' : 'Fullscreen'}
          </Button>
        </div>
        {framed ? <SiteFrame address={framed} title={`Drone mapping of ${name}`} /> : <ExternalMapping address={address} />}
      </div>
    </dialog>
  );
}

const ExternalMapping = ({ address }: { address: string }) => (
  <div className="grid grow place-items-center p-6 text-center">
    <div className="flex flex-col items-center gap-4">
      <p className="wrap-anywhere max-w-[40ch] text-pretty text-ink-soft text-sm">
        The drone mapping is at {hostnameOf(address)} and opens in a new tab.
      </p>
      <a href={address} target="_blank" rel="noopener noreferrer" className={buttonStyle({ look: 'primary' })}>
        <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
        Open drone mapping
        <NewWindow />
      </a>
    </div>
  </div>
);
