import { decoded } from '@/domain/decoded';
import { type GuidedTourStartPlace, guidedTourIn } from '@/domain/guided-tours/guided-tour-address';

/** What the address of the page leads to. */
export type AddressTarget = { point: string } | { room: string } | { guidedTour: GuidedTourStartPlace };

/** null if it leads to nothing in the scan. */
export function targetInAddress(): AddressTarget | null {
  const [, kind, id = ''] = /^#(point|room)=(.+)$/.exec(location.hash) ?? [];
  const name = decoded(id);
  if (kind && name !== null) return kind === 'point' ? { point: name } : { room: name };
  const guidedTour = guidedTourIn(new URLSearchParams(location.hash.slice(1)));
  return guidedTour && { guidedTour };
}

/** Changes the address without going there. */
export const replaceAddress = (hash: string): void => history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
