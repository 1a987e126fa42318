import { useMemo, useState } from 'react';
import type { Poi } from '@/domain/pois/poi';
import type { SharedView } from '@/domain/sharing/share-links';
import { type StartPlace, startAddress } from '@/domain/sharing/start-address';
import type { Tour } from '@/domain/tours/tour';
import { ShareLinkDetails } from '@/widgets/share-link/share-link-details';
import { initialPlace, PlaceChoice, type ViewState } from './place-choice';

type Props = {
  tour: Tour;
  activePoi: Poi | null;
  viewState: ViewState;
  viewNow: () => SharedView | null;
};

/** The address of a place in the tour, for people who cannot store links; the tour’s where it has no place to share. @see ACCESS-042 */
export function PlaceAddress({ tour, activePoi, viewState, viewNow }: Props) {
  const [chosen, setChosen] = useState(() => initialPlace(activePoi, viewState));
  const place = chosen === 'poi' && !activePoi ? initialPlace(null, viewState) : chosen;
  // the view when it was chosen: the link must not change while somebody copies it
  const view = useMemo(() => (place === 'position' && viewState === 'ready' ? viewNow() : null), [place, viewState, viewNow]);
  const start: StartPlace = place === 'poi' && activePoi ? { poi: activePoi.identifier } : view && { view };
  return (
    <>
      {place && <PlaceChoice value={place} activePoi={activePoi} viewState={viewState} onChange={setChosen} />}
      <ShareLinkDetails tour={tour} address={startAddress(`${location.origin}${location.pathname}`, tour.id, start)} />
    </>
  );
}
