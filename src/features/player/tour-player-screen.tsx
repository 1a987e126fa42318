import { useParams, useSearchParams } from 'react-router-dom';
import { visitAddress } from './address/visit-address';
import type { PlayerSlots } from './slots';
import { TourPlayer } from './tour-player';

type Props = { slots?: PlayerSlots };

/** A tour in the player, alone or in its collection. @see ROUTE-022 ROUTE-023 ROUTE-024 */
export function TourPlayerScreen({ slots = {} }: Props) {
  const params = useParams();
  const [search] = useSearchParams();
  const address = visitAddress(params, search);
  if (!address) return <p>missing tour</p>;
  return <TourPlayer key={address.tour} address={address} slots={slots} />;
}
