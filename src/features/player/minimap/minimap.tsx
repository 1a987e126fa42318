import { useEffect, useRef, useState } from 'react';
import { localKeys } from '@/domain/application/local-keys';
import type { IconDescription } from '@/domain/icons';
import type { MapPoint } from '@/domain/plans/floor-map';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { useSetting } from '@/ui/settings';
import { useBackLayer } from '@/ui/use-back-layer';
import { useMediaQuery } from '@/ui/use-media-query';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { FloorNote } from './floor-note';
import { MapImage } from './map-image';
import { MapList } from './map-list';
import { MinimapHeader } from './minimap-header';
import { minimapSettingsFrom, setMinimapOpen, storeMinimapSettings } from './settings';
import { minimapTexts } from './texts';
import { useGo } from './use-go';
import { useMinimap } from './use-minimap';

type Props = { tour: Tour; model: string; icons: readonly IconDescription[] };

/** The floor where the camera is, with the points of the tour: small in a corner, large over the scan, or a sheet on phones. Moving never closes it. */
export function Minimap({ tour, model, icons }: Props) {
  const t = useTexts(minimapTexts);
  const isPhone = useMediaQuery('(width < 48rem)');
  const { turns, ...stored } = minimapSettingsFrom(useSetting(localKeys.minimap));
  const isLarge = stored.isLarge && !isPhone;
  const { area, size, drawn, here, floors, points, floorPoints, choose } = useMinimap(tour, model);
  const { floor, frame, plan } = drawn;
  const { ring, goTo } = useGo();
  const { store } = usePlayerSession();
  const openPoi = usePlayerState((state) => state.openPoi);
  const close = () => setMinimapOpen(store, false);
  useBackLayer(isPhone, close);
  const { panel, focusPoint } = usePointFocus();
  /** One of them opens; of several, which are too close for a pointer, the list has each. */
  const openPoints = ([first, ...others]: readonly MapPoint[]) => {
    if (!first) return;
    if (others.length === 0) return openPoi(first.id);
    if (!isPhone) storeMinimapSettings({ isLarge: true });
    focusPoint(first.id);
  };
  return (
    <section
      ref={panel}
      aria-label={t.title}
      className={cn('glass absolute z-25 flex flex-col overflow-hidden shadow-sheet', usePlace(isLarge))}
    >
      <h2 className="sr-only">{t.title}</h2>
      <MinimapHeader
        names={tour.floors}
        floors={floors}
        floor={floor}
        turns={turns}
        isLarge={isLarge}
        canEnlarge={!isPhone}
        onFloor={choose}
        onTurns={(turns) => storeMinimapSettings({ turns })}
        onLarge={(isLarge) => storeMinimapSettings({ isLarge })}
        onClose={close}
      />
      <div className="flex min-h-0 grow max-md:flex-col">
        <div ref={area} className={cn('relative min-w-0 overflow-hidden max-md:h-56 max-md:shrink-0', isLarge ? 'grow' : 'md:size-50')}>
          <MapImage
            size={size}
            frame={frame}
            plan={plan}
            rooms={floor.rooms}
            sweeps={floor.sweeps}
            points={floorPoints}
            isHere={floor.index === here.floor && !here.isUnplaced}
            turns={turns && floor.index === here.floor}
            ring={ring}
            onPress={(spot) => goTo(floor.sweeps, spot)}
            onPoints={openPoints}
          />
          <FloorNote isUnplaced={here.isUnplaced} hereName={floor.index === here.floor ? null : here.name} onBack={() => choose(null)} />
        </div>
        {(isLarge || isPhone) && (
          <div className="min-h-0 overflow-y-auto border-line pb-2 max-md:border-t md:w-60 md:shrink-0 md:border-s">
            <MapList
              edits={tour.rooms}
              floors={floors}
              points={points}
              icons={icons}
              onGo={({ sweeps }, spot) => goTo(sweeps, spot)}
              onPoint={openPoi}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** Focuses a point in the list as soon as that is there. */
function usePointFocus() {
  const panel = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const rows = panel.current?.querySelectorAll<HTMLElement>('[data-map-point]') ?? [];
    [...rows].find(({ dataset }) => dataset.mapPoint === wanted.id)?.focus();
  }, [wanted]);
  return { panel, focusPoint: (id: string) => setWanted({ id }) };
}

/** In the corner beside the list, or over all that the panels leave free. A sheet above the bar on phones. Never below the bar of a guided tour. */
function usePlace(isLarge: boolean): string {
  const hasList = usePlayerState((state) => state.sidebarOpen);
  const hasContent = usePlayerState((state) => state.activePoi !== null || state.scanTag !== null);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  return cn(
    'max-md:inset-x-0 max-md:bottom-[calc(4rem+var(--guided-tour-bar,0px))] max-md:max-h-[calc(70%-var(--guided-tour-bar,0px))] max-md:rounded-t-2xl max-md:border-x-0 max-md:border-b-0 md:start-3 md:bottom-[calc(5rem+var(--guided-tour-bar,0px))] md:rounded-xl',
    hasList && (isEditing ? 'md:start-102' : 'md:start-86'),
    isLarge && 'md:end-3 md:top-18',
    isLarge && hasContent && (isEditing ? 'lg:end-110' : 'lg:end-102'),
    // on phones the sheets lie over each other: the list and what is being read come first
    (hasContent || hasList) && 'max-md:hidden',
  );
}
