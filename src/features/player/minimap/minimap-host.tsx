import { type ReactNode, Suspense, useMemo } from 'react';
import type { IconDescription } from '@/domain/icons';
import { hasPlacedPlan } from '@/domain/plans/laid-plan';
import type { Tour } from '@/domain/tours/tour';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import type { PlayerCapabilities } from '../capabilities';
import { isMinimapOpen, setMinimapOpen } from './settings';

const minimap = () => import('./minimap').then((part) => part.Minimap);

/** Whether the minimap is open. */
export const useMinimapOpen = ({ floorplans }: Pick<Tour, 'floorplans'>, { model }: Pick<PlayerCapabilities, 'model'>): boolean =>
  usePlayerState(({ showsMap }) => isMinimapOpen(showsMap, hasPlacedPlan(floorplans, model)));

/** Asks and toggles the same, for commands. */
export function useMinimapSwitch({ floorplans }: Pick<Tour, 'floorplans'>, { model }: Pick<PlayerCapabilities, 'model'>) {
  const { store } = usePlayerSession();
  return useMemo(() => {
    const isOpen = () => isMinimapOpen(store.getState().showsMap, hasPlacedPlan(floorplans, model));
    return { isOpen, toggle: () => setMinimapOpen(store, !isOpen()) };
  }, [store, floorplans, model]);
}

type Props = { tour: Tour; icons: readonly IconDescription[]; capabilities: PlayerCapabilities };

/** The minimap, whose code is loaded once the scan is there. */
export function MinimapHost({ tour, icons, capabilities }: Props) {
  const isOpen = useMinimapOpen(tour, capabilities);
  const isReady = usePlayerState(({ stage, wasReady }) => stage.name === 'ready' || wasReady);
  if (!isOpen || !isReady || !capabilities.hasScan) return null;
  return (
    <LazyBoundary framed={frame}>
      <Suspense>
        <LazyComponent load={minimap} props={{ tour, model: capabilities.model, icons }} />
      </Suspense>
    </LazyBoundary>
  );
}

const frame = (failure: ReactNode) => <div className="glass absolute bottom-17 start-3 z-25 w-56 rounded-xl">{failure}</div>;
