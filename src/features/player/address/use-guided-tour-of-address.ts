import { useEffect, useEffectEvent } from 'react';
import { type GuidedTourStartPlace, missingPart } from '@/domain/guided-tours/guided-tour-address';
import type { Tour } from '@/domain/tours/tour';
import type { PlayerStore } from '@/widgets/player-session/player-store';
import { playerPageTexts } from '../page-texts';

/** Opens the guided tour that the address names, or says that it is not there any more. Nobody pressed for it: it begins without sound. */
export function useGuidedTourOfAddress(store: PlayerStore, place: GuidedTourStartPlace | null, guidedTours: Tour['guidedTours']): void {
  const key = place && JSON.stringify(place);
  const open = useEffectEvent((to: GuidedTourStartPlace) => {
    const missing = missingPart(to, guidedTours);
    const texts = playerPageTexts.get();
    if (missing !== 'guide') store.getState().openGuidedTour({ ...to, isPressed: false });
    if (missing) store.getState().setNotice(missing === 'guide' ? texts.noGuidedTour : texts.noStop);
  });
  useEffect(() => {
    if (key !== null) open(JSON.parse(key));
  }, [key]);
}
