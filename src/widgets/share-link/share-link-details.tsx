import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useRef, useState } from 'react';
import { shareText } from '@/domain/sharing/share-text';
import type { Tour } from '@/domain/tours/tour';
import { Button, buttonStyle } from '@/ui/button';
import { CopyField } from '@/ui/copy-field/copy-field';
import { useFocusReturn } from '@/ui/focus-return';
import { QrCode } from '@/ui/qr-code';
import { useTexts } from '@/ui/use-texts';
import { type TourImageSource, tourImage } from '../tour-image';
import { EmbedSection } from './embed-section';
import { PrintSheet } from './print-sheet';
import { SystemShare } from './system-share';
import { linkDetailsTexts } from './texts';

type Props = {
  tour: Pick<Tour, 'name' | 'public'> & Partial<Pick<Tour, 'guidedTours'>> & TourImageSource;
  address: string;
  /** Whether the link opens the player. */
  isPlayer?: boolean;
  /** The words that a phone's share sheet sends with the link. */
  text?: string;
  /** What is embedded, where that is another address than the link. */
  embedded?: string;
  /** In place of the field with the link. */
  children?: ReactNode;
  onShareAnother?: () => void;
};

/** A created link with everything to share it: copy field, QR code, mail, a page to print, system share and embed code. */
export function ShareLinkDetails({
  tour,
  address,
  isPlayer = true,
  text = shareText(''),
  embedded = address,
  children,
  onShareAnother,
}: Props) {
  const t = useTexts(linkDetailsTexts);
  const details = useRef<HTMLFieldSetElement>(null);
  useFocusReturn(details);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <fieldset ref={details} className="flex min-w-0 flex-col gap-4 outline-none">
      <legend className="sr-only">{t.linkToShare}</legend>
      {children === undefined ? <CopyField label={t.link} text={address} copyLabel={t.copyLink} /> : children}
      <div className="flex items-start gap-4">
        <QrCode text={address} label={t.qrCode({ name: tour.name })} />
        <div className="flex min-w-0 grow flex-col items-start gap-3 py-1">
          <p className="text-pretty text-ink-soft text-sm">{t.pointCamera}</p>
          <div className="flex flex-wrap gap-2">
            <SystemShare title={tour.name} text={text} address={address} />
            <a className={buttonStyle({ size: 'small' })} href={mailAddress(tour.name, address)}>
              <Mail aria-hidden size={16} strokeWidth={1.75} />
              {t.email}
            </a>
            <Button size="small" onClick={() => setPrinting(true)}>
              <Printer aria-hidden size={16} strokeWidth={1.75} />
              {t.print}
            </Button>
          </div>
        </div>
      </div>
      {isPrinting && (
        <PrintSheet
          name={tour.name}
          address={address}
          picture={tourImage(tour, pictureWidth)?.src ?? null}
          onPrinted={() => setPrinting(false)}
        />
      )}
      <EmbedSection
        name={tour.name}
        address={embedded}
        isPlayer={isPlayer}
        image={embeddedImage(tour)}
        guidedTours={tour.guidedTours ?? []}
      />
      {!tour.public && (
        <p className="flex gap-2 text-pretty text-ink-soft text-xs">
          <Lock aria-hidden size={14} strokeWidth={1.75} className="mt-px shrink-0" />
          {t.private}
        </p>
      )}
      {onShareAnother && (
        <Button look="quiet" onClick={onShareAnother}>
          {t.shareAnother}
        </Button>
      )}
    </fieldset>
  );
}

const pictureWidth = 1280;

/** The whole address of a tour's image for another page; null for a tour that is not public, whose image is not either. */
export function embeddedImage(tour: Props['tour']): string | null {
  const image = tour.public ? tourImage(tour, pictureWidth) : null;
  return image && new URL(image.src, window.location.href).href;
}

/** A mail with the link, in the person's own program. */
const mailAddress = (name: string, address: string): string =>
  `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${name}\r\n${address}\r\n`)}`;
