import { type ReactNode, useMemo, useState } from 'react';
import { configuration } from '@/backend/config';
import { sceneOf } from '@/domain/application/configuration';
import { type IconDescription, iconsOf } from '@/domain/icons';
import type { Tour } from '@/domain/tours/tour';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import type { Panel } from '@/widgets/player-session/player-state';
import { PlayerSessionProvider } from '@/widgets/player-session/session-context';
import type { PlayerCapabilities } from './capabilities';
import { TopBar } from './frame/top-bar';
import type { Brand } from './frame/use-brand';
import { Player } from './player';

type Props = {
  tour: Tour;
  brand: Brand;
  beside?: ReactNode;
  /** Toggles of the demo page. */
  debug?: ReactNode;
  icons?: readonly IconDescription[];
  /** Rendered above the list of PoIs. */
  listHeader?: ReactNode;
};

const defaultIcons = iconsOf([]);

/** A read-only player without sharing or editing. */
export function StandalonePlayer({ tour, brand, beside, debug, icons = defaultIcons, listHeader }: Props) {
  const [session] = useState(() => {
    const content = { folders: tour.folders, icons, scene: sceneOf(tour.id, configuration()) };
    return createPlayerSession({ uiMode: 'play', activePoi: null, sidebarOpen: tour.folders.length > 0 }, content);
  });
  const hasNoDebug = debug === undefined;
  const hasList = tour.folders.length > 0;
  const hasScan = tour.matterportId !== '';
  const capabilities: PlayerCapabilities = useMemo(
    () => ({ ...noCapabilities, hasScan, hasList, panels: new Set(hasNoDebug ? standalonePanels : [...standalonePanels, 'debug']) }),
    [hasScan, hasList, hasNoDebug],
  );
  return (
    <PlayerSessionProvider session={session}>
      <Player
        tour={tour}
        metadata={tour}
        model={tour.matterportId}
        icons={icons}
        mayWrite={false}
        capabilities={capabilities}
        panels={{ tour, capabilities, mayShare: false, slots: { listHeader }, debug }}
        topBar={<TopBar tour={tour} brand={brand} beside={beside} />}
      />
    </PlayerSessionProvider>
  );
}

const noCapabilities = { hasDefurnished: false, drone: null, hasDocuments: false };
const standalonePanels: readonly Panel[] = ['floors', 'view', 'tutorial'];
