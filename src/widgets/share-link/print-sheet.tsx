import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { QrCode } from '@/ui/qr-code';
import { useTexts } from '@/ui/use-texts';
import { linkDetailsTexts } from './texts';
import './print-sheet.css';

type Props = {
  name: string;
  address: string;
  /** A short form of the address that people can type, shown large; the address itself if there is none. */
  readable?: string;
  /** Address of the tour's picture; null if it has none. */
  picture: string | null;
  /** Called once the print dialog is closed. */
  onPrinted: () => void;
};

/** A page for a door or a sign: the tour's picture, its name and a code that opens it. Opens the print dialog as soon as it is drawn. */
export function PrintSheet({ name, address, readable, picture, onPrinted }: Props) {
  const t = useTexts(linkDetailsTexts);
  const image = useRef<HTMLImageElement>(null);
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    let isShown = true;
    const shown = image.current;
    const hide = () => {
      if (shown) shown.hidden = true;
    };
    const drawn = shown?.decode().catch(hide) ?? Promise.resolve();
    void drawn.then(() => isShown && window.print());
    const onAfterPrint = () => end();
    window.addEventListener('afterprint', onAfterPrint);
    return () => {
      isShown = false;
      window.removeEventListener('afterprint', onAfterPrint);
    };
  }, []);
  return createPortal(
    <div aria-hidden className="print-sheet bg-white p-4 text-center text-black">
      {picture && <img ref={image} src={picture} alt="" className="mx-auto mb-8 max-h-[11cm] w-full object-contain" />}
      <p dir="auto" className="wrap-anywhere mb-6 text-balance font-semibold text-3xl">
        {name}
      </p>
      <div className="mx-auto w-fit scale-[1.8] py-16">
        <QrCode text={address} label="" />
      </div>
      <p className="mt-4 text-lg">{t.printed}</p>
      <p dir="ltr" className={readable ? 'wrap-anywhere mt-3 font-medium text-2xl' : 'wrap-anywhere mt-3 text-sm'}>
        {readable ?? address}
      </p>
    </div>,
    document.body,
  );
}
