import { type ReactNode, useMemo, useState } from 'react';
import { configuration } from '@/backend/config';
import { sceneOf } from '@/domain/application/configuration';
import { iconsOf } from '@/domain/icons';
import type { Tour } from '@/domain/tours';
import { createPlayerSession } from '@/widgets/visit/player-session';
import type { Panel } from '@/widgets/visit/player-state';
import { SessionProvider } from '@/widgets/visit/session-context';
import { TopBar } from './frame/top-bar';
import type { Brand } from './frame/use-brand';
import type { Offers } from './offers';
import { Player } from './player';

type Props = {
  tour: Tour;
  brand: Brand;
  beside?: ReactNode;
  /** What the demo page has to toggle. */
  debug?: ReactNode;
};

const icons = iconsOf([]);

/** A scan by itself, with nothing to share and nobody to change it. */
export function BareVisit({ tour, brand, beside, debug }: Props) {
  const [session] = useState(() => {
    const content = { folders: tour.folders, icons, scene: sceneOf(tour.id, configuration()) };
    return createPlayerSession({ uiMode: 'play', activePoi: null, sidebarOpen: tour.folders.length > 0 }, content);
  });
  const isPlain = debug === undefined;
  const hasList = tour.folders.length > 0;
  const hasScan = tour.matterportId !== '';
  const offers: Offers = useMemo(
    () => ({ ...nothing, hasScan, hasList, panels: new Set(isPlain ? panels : [...panels, 'debug']) }),
    [hasScan, hasList, isPlain],
  );
  return (
    <SessionProvider session={session}>
      <Player
        tour={tour}
        steady={tour}
        model={tour.matterportId}
        icons={icons}
        mayWrite={false}
        offers={offers}
        panels={{ tour, offers, mayShare: false, slots: {}, debug }}
        topBar={<TopBar tour={tour} brand={brand} beside={beside} />}
      />
    </SessionProvider>
  );
}

const nothing = { hasDefurnished: false, drone: null, hasPapers: false };
const panels: readonly Panel[] = ['floors', 'view', 'tutorial'];
