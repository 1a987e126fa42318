import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { readableAddress } from '@/domain/publishing/short-address';
import type { Tour } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Button } from '@/ui/button';
import { CopyField } from '@/ui/copy-field/copy-field';
import { QrCode } from '@/ui/qr-code';
import { PrintSheet } from '@/widgets/share-link/print-sheet';
import { tourImage } from '@/widgets/tour-image';

type Props = { tour: Tour; address: string };

/** A short address to copy, with its QR code, the text that people type instead of it, and a page of both to print. */
export function ShortLink({ tour, address }: Props) {
  const [isPrinting, setPrinting] = useState(false);
  const name = tourTitle(tour);
  const readable = readableAddress(address);
  return (
    <div className="flex flex-col gap-4">
      <CopyField label="Short link" text={address} copyLabel="Copy short link" />
      <div className="flex items-start gap-4">
        <QrCode text={address} label={`QR code that opens ${name}`} />
        <div className="flex min-w-0 grow flex-col items-start gap-3 py-1">
          <p className="text-pretty text-ink-soft text-sm">Point a phone’s camera at the code, or type the address below it.</p>
          <Button size="small" onClick={() => setPrinting(true)}>
            <Printer aria-hidden size={16} strokeWidth={1.75} />
            Print
          </Button>
        </div>
      </div>
      <p className="wrap-anywhere -mt-2 font-medium text-ink text-sm">{readable}</p>
      {isPrinting && (
        <PrintSheet
          name={name}
          address={address}
          readable={readable}
          picture={tourImage(tour, pictureWidth)?.src ?? null}
          onPrinted={() => setPrinting(false)}
        />
      )}
    </div>
  );
}

const pictureWidth = 1280;
