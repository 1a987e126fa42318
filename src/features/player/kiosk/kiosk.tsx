import { useCallback, useState } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { QrCode } from '@/ui/qr-code';
import { useTexts } from '@/ui/use-texts';
import { forgetChosenLanguage } from '@/widgets/choose-language';
import { useTourLanguage } from '@/widgets/content-language/tour-language';
import { tourImage } from '@/widgets/tour-image';
import { kioskTexts } from './texts';
import { useKioskBounds, useKioskIdle, useKioskRenewal } from './use-kiosk';
import { restoreVisitorSettings, type VisitorSettings } from './visitor-settings';

type Props = {
  tour: Tour;
  /** Seconds without a touch until it asks whether somebody is there. */
  wait: number;
  /** The address that it starts again with. */
  home: string;
  /** Whether a guided tour plays until somebody touches it, in place of the tour's image. */
  hasGuide: boolean;
  /** What was set on this device when it was opened. */
  settings: VisitorSettings;
};

/** A tour on a screen in a public place: it waits for visitors, and is as new for each. */
export function Kiosk({ tour, wait, home, hasGuide, settings }: Props) {
  const t = useTexts(kioskTexts);
  const [address, setAddress] = useState<string | null>(null);
  // a fresh page is the one way to forget everything: place, panels, search, measurements, zoom
  const startAgain = useCallback(() => {
    forgetChosenLanguage();
    restoreVisitorSettings(settings);
    window.history.replaceState(null, '', home);
    window.location.reload();
  }, [home, settings]);
  const { isInUse, remaining } = useKioskIdle(wait, startAgain);
  useKioskRenewal(isInUse, startAgain);
  useKioskBounds(setAddress);
  return (
    <>
      {!isInUse && !hasGuide && <Attract tour={tour} />}
      {address !== null && (
        <Dialog title={t.takeAlong} open size="small" onClose={() => setAddress(null)}>
          <div className="flex flex-col items-center gap-3">
            <QrCode text={address} label={t.codeOf({ address })} />
            <p dir="ltr" className="wrap-anywhere text-ink-soft text-sm">
              {address}
            </p>
          </div>
        </Dialog>
      )}
      {remaining !== null && (
        <Dialog title={t.stillThere} open size="small" onClose={() => undefined} footer={<Button look="primary">{t.continue}</Button>}>
          <p role="timer" className="text-ink text-sm">
            {t.startsAgain(remaining)}
          </p>
        </Dialog>
      )}
    </>
  );
}

/** The tour's image over everything. The touch that ends it does nothing else. */
function Attract({ tour }: { tour: Tour }) {
  const t = useTexts(kioskTexts);
  const { translate } = useTourLanguage();
  const image = tourImage(tour, 1920);
  return (
    <button type="button" className="fixed inset-0 z-50 grid cursor-pointer place-items-end bg-canvas text-start">
      {image && <img src={image.src} srcSet={image.srcSet} alt="" className="absolute inset-0 size-full object-cover" />}
      <span className="relative m-6 flex w-fit flex-col gap-1 justify-self-start rounded-xl bg-raised px-6 py-4 text-ink shadow-sheet">
        <strong dir="auto" className="font-semibold text-2xl">
          {translate(tour).name}
        </strong>
        <span className="text-lg">{t.begin}</span>
      </span>
    </button>
  );
}
