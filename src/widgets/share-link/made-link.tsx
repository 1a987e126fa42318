import Lock from 'lucide-react/icons/lock';
import Share2 from 'lucide-react/icons/share-2';
import type { Tour } from '@/domain/tours';
import { Button } from '@/ui/button';
import { CopyField } from './copy-field';
import { embedCode } from './embed-code';
import { QrCode } from './qr-code';

type Props = { tour: Pick<Tour, 'name' | 'public'>; address: string; onAnother?: () => void };

/** A link that is there, in every form in which people hand one on. */
export function MadeLink({ tour, address, onAnother }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <CopyField label="Link" text={address} copyLabel="Copy the link" />
      <div className="flex items-start gap-4">
        <QrCode text={address} label={`QR code that opens ${tour.name}`} />
        <div className="flex min-w-0 grow flex-col items-start gap-3 py-1">
          <p className="text-pretty text-ink-soft text-sm">Point a phone’s camera at the code to open the tour there.</p>
          <SystemShare name={tour.name} address={address} />
        </div>
      </div>
      <CopyField label="Embed code" text={embedCode(tour.name, address)} copyLabel="Copy the embed code" />
      {!tour.public && (
        <p className="flex gap-2 text-pretty text-ink-soft text-xs">
          <Lock aria-hidden size={14} strokeWidth={1.75} className="mt-px shrink-0" />
          Opens for people who may see this tour. Others are asked to sign in.
        </p>
      )}
      {onAnother && (
        <Button look="quiet" onClick={onAnother}>
          Share something else
        </Button>
      )}
    </div>
  );
}

/** The platform's own way of sharing, where there is one: phones mostly. */
function SystemShare({ name, address }: { name: string; address: string }) {
  if (typeof navigator.share !== 'function') return null;
  // whoever closes the platform's window has changed their mind, which is no failure
  const share = () => navigator.share({ title: name, url: address }).catch(() => undefined);
  return (
    <Button size="small" onClick={share}>
      <Share2 aria-hidden size={16} strokeWidth={1.75} />
      Share…
    </Button>
  );
}
