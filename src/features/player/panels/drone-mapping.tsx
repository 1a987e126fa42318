import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLink from 'lucide-react/icons/external-link';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { useRef } from 'react';
import { Button, buttonStyle } from '@/ui/button';
import { NewWindow } from '@/ui/new-window';
import { useModal } from '@/ui/use-modal';
import { useTexts } from '@/ui/use-texts';
import { hostnameOf } from '@/widgets/file-preview/own-url';
import { SiteFrame, siteInFrame } from '@/widgets/site-frame';
import { useFullscreen } from '../controls/use-fullscreen';
import { droneTexts } from './texts';

type Props = { address: string; name: string; onClose: () => void };

/** Shows the drone mapping instead of the scan: in a frame where it may be framed, else as a link. @see PLAYER-020 */
export function DroneMapping({ address, name, onClose }: Props) {
  const t = useTexts(droneTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  // browsers refuse to show a dialog itself in full screen
  const content = useRef<HTMLDivElement>(null);
  const framed = siteInFrame(address);
  const { isFull, toggle } = useFullscreen(content);
  const modal = useModal(dialog, true, { onClose });
  return (
    <dialog
      ref={dialog}
      aria-label={t.title}
      tabIndex={-1}
      onCancel={modal.onCancel}
      onClose={modal.onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none p-0 text-ink outline-none open:flex"
    >
      <div ref={content} className="flex min-w-0 grow flex-col bg-canvas">
        <div className="flex h-14 shrink-0 items-center justify-between gap-2 px-3">
          <Button data-first-focus look="quiet" onClick={onClose}>
            <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
            {t.close}
          </Button>
          <Button look="quiet" onClick={toggle}>
            {isFull ? <Minimize aria-hidden size={18} strokeWidth={1.75} /> : <Maximize aria-hidden size={18} strokeWidth={1.75} />}
            {isFull ? t.closeFullscreen : t.fullscreen}
          </Button>
        </div>
        {framed ? <SiteFrame address={framed} title={t.frame({ name })} /> : <ExternalMapping address={address} />}
      </div>
    </dialog>
  );
}

function ExternalMapping({ address }: { address: string }) {
  const t = useTexts(droneTexts);
  return (
    <div className="grid grow place-items-center p-6 text-center">
      <div className="flex flex-col items-center gap-4">
        <p className="wrap-anywhere max-w-[40ch] text-pretty text-ink-soft text-sm">{t.elsewhere({ site: hostnameOf(address) })}</p>
        <a href={address} target="_blank" rel="noopener noreferrer" className={buttonStyle({ look: 'primary' })}>
          <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
          {t.open}
          <NewWindow />
        </a>
      </div>
    </div>
  );
}
