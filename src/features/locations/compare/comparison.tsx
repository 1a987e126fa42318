import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { locationQueries } from '@/backend/locations/queries';
import { type Alignment, alignmentBetween } from '@/domain/locations/alignment';
import type { Location, LocationTour } from '@/domain/locations/location';
import { cn } from '@/ui/cn';
import { useTabTitle } from '@/ui/tab-title';
import { useLocationRights } from '../use-location-rights';
import { AlignPanel } from './align-panel';
import { CompareHeader, type Layout, type Panel } from './compare-header';
import { ComparePane } from './compare-pane';
import { DifferencesPanel } from './differences-panel';
import { Divider } from './divider';
import { moveTogether } from './move-together';
import type { Side, Viewers } from './viewers';

type Props = {
  location: Location;
  locationTours: readonly LocationTour[];
  first: LocationTour;
  second: LocationTour;
  onChoose: (side: Side, id: string) => void;
};

/** Two scans at the same place: beside each other, above each other on phones, or one over the other with a divider. */
export function Comparison({ location, locationTours, first, second, onChoose }: Props) {
  const [layout, setLayout] = useState<Layout>('beside');
  const [isLinked, setLinked] = useState(true);
  const [divider, setDivider] = useState(50);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [viewers, setViewers] = useState<Viewers>({ first: null, second: null });
  const { alignment, isLoading } = useAlignment(location, first, second);
  const { canEdit } = useLocationRights(location);
  const isTogether = isLinked && panel !== 'align' && !isLoading;
  useEffect(() => {
    if (isTogether && viewers.first && viewers.second) return moveTogether(viewers.first, viewers.second, alignment ?? undefined);
  }, [isTogether, viewers, alignment]);
  // both scans are pressed while they are aligned
  const tabTitle = useTabTitle(`Compare ${location.name}`);
  const isSlider = layout === 'slider' && panel !== 'align';
  return (
    <main className="flex h-dvh flex-col bg-canvas">
      <title>{tabTitle}</title>
      <CompareHeader
        location={location}
        locationTours={locationTours}
        onChoose={onChoose}
        layout={layout}
        isLinked={isLinked}
        panel={panel}
        compared={{ first, second }}
        onLayout={setLayout}
        onLinked={setLinked}
        onPanel={setPanel}
        canAlign={canEdit && first.id !== second.id}
      />
      <div className="flex min-h-0 grow max-md:flex-col">
        <div className={cn('relative min-h-0 min-w-0 grow', !isSlider && 'grid max-md:grid-rows-2 md:grid-cols-2')}>
          <ComparePane
            key={`first ${first.id}`}
            tour={first}
            isOver={isSlider}
            onViewer={(viewer) => setViewers((others) => ({ ...others, first: viewer }))}
          />
          <ComparePane
            key={`second ${second.id}`}
            tour={second}
            isOver={isSlider}
            isAtEnd
            style={isSlider ? ({ '--divider': `${divider}%` } as CSSProperties) : undefined}
            onViewer={(viewer) => setViewers((others) => ({ ...others, second: viewer }))}
          />
          {isSlider && <Divider value={divider} onChange={setDivider} />}
        </div>
        {panel === 'align' && (
          <AlignPanel
            key={`${first.id} ${second.id}`}
            pair={{ location: location.id, one: first, other: second }}
            viewers={viewers}
            alignment={alignment}
            onClose={() => setPanel(null)}
          />
        )}
        {panel === 'pois' && (
          <DifferencesPanel
            location={location}
            first={first}
            second={second}
            viewers={viewers}
            alignment={alignment}
            isTogether={isTogether}
            onClose={() => setPanel(null)}
          />
        )}
      </div>
    </main>
  );
}

/** How the second scan lies to the first, if somebody has aligned them. */
function useAlignment(location: Location, first: LocationTour, second: LocationTour): { alignment: Alignment | null; isLoading: boolean } {
  const { data, isLoading } = useQuery(locationQueries.alignments(location.id));
  const alignment = useMemo(() => alignmentBetween(data ?? [], first, second), [data, first, second]);
  return { alignment, isLoading };
}
