import { type ReactNode, useCallback, useMemo } from 'react';
import { type IconDescription, iconsOf } from '@/domain/icons';
import type { Tour } from '@/domain/tours/tour';
import { capabilitiesOf } from './capabilities';
import type { Brand } from './frame/use-brand';
import type { TourMetadata } from './player';
import { SessionPlayer } from './session-player';
import type { PlayerSlots } from './slots';
import { type PlayerEntry, usePlayerSetup } from './use-player-setup';

type Props = {
  tour: Tour;
  brand: Brand;
  beside?: ReactNode;
  /** Toggles of the demo page. */
  debug?: ReactNode;
  icons?: readonly IconDescription[];
  /** Rendered above the list of PoIs. */
  listHeader?: ReactNode;
  /** Where the address lets it start; null where the address belongs to the page around it. */
  entry?: PlayerEntry | null;
};

const defaultIcons = iconsOf([]);

/** A read-only player without sharing or editing, in a page with an address and a title of its own. */
export function StandalonePlayer({ tour, brand, beside, debug, icons = defaultIcons, listHeader, entry = null }: Props) {
  const session = usePlayerSetup({ tour, icons, mayWrite: false, entry, showsList: listHeader !== undefined });
  const hasList = tour.folders.length > 0;
  const hasDebug = debug !== undefined;
  const capabilities = useCallback(
    (metadata: TourMetadata) => capabilitiesOf(metadata, { panels: { debug: hasDebug }, hasList, hasTabTitle: false }),
    [hasDebug, hasList],
  );
  const slots: PlayerSlots = useMemo(() => (listHeader === undefined ? {} : { listHeader: () => listHeader }), [listHeader]);
  return (
    <SessionPlayer
      session={session}
      tour={tour}
      icons={icons}
      brand={brand}
      capabilities={capabilities}
      slots={slots}
      mayWrite={false}
      beside={beside}
      debug={debug}
    />
  );
}
