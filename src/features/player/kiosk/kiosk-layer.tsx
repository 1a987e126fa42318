import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { kioskSecondsIn } from '@/domain/sharing/kiosk';
import type { Tour } from '@/domain/tours/tour';
import { LazyPart } from '@/ui/lazy-part';
import { readVisitorSettings, type VisitorSettings } from './visitor-settings';

const kioskOver = () => import('./kiosk').then((part) => part.Kiosk);

/** A player that was opened as a kiosk: what `Kiosk` needs. */
export type OpenedKiosk = { wait: number; home: string; hasGuide: boolean; settings: VisitorSettings };

/** How the player was opened, if that is as a kiosk. It keeps that, since the player writes where its visitor is into the address. */
export function useOpenedKiosk(): OpenedKiosk | null {
  const [query] = useSearchParams();
  const [opened] = useState(() => {
    const wait = kioskSecondsIn(query);
    return wait === null ? null : { wait, home: window.location.href, hasGuide: query.has('guide'), settings: readVisitorSettings() };
  });
  return opened;
}

/** Makes the player around it a kiosk; nothing where it was not opened as one. */
export const KioskLayer = ({ tour, kiosk }: { tour: Tour; kiosk: OpenedKiosk | null }) =>
  kiosk && <LazyPart isOptional load={kioskOver} props={{ ...kiosk, tour }} />;
