import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { locationQueries } from '@/backend/locations/queries';
import type { LocationId } from '@/domain/ids';
import { type Alignment, alignmentBetween, alignmentId } from '@/domain/locations/alignment';
import { type CompareAddress, comparePath, type ScanView } from '@/domain/locations/compare-address';
import type { Location, LocationTour } from '@/domain/locations/location';
import type { Showcase } from '@/showcase/port';
import { cn } from '@/ui/cn';
import { useTabTitle } from '@/ui/tab-title';
import { useTexts } from '@/ui/use-texts';
import { copyAddress, copyLink } from '@/widgets/copy-link';
import { AlignPanel } from './align-panel';
import { CompareHeader, type Panel } from './compare-header';
import { ComparePane } from './compare-pane';
import { DifferencesPanel } from './differences-panel';
import { Divider } from './divider';
import { moveTogether } from './move-together';
import { followView } from './scan-view';
import { compareTexts } from './texts';
import { locationTourTitle } from './titles';
import { sides, type Viewers } from './viewers';

type Props = {
  id: LocationId;
  /** What members have more than visitors: the location, its tours to choose from, and how its scans are aligned. */
  members: { location: Location; locationTours: readonly LocationTour[]; canEdit: boolean } | null;
  first: LocationTour;
  second: LocationTour;
  /** As the page was opened, and as it changed since. */
  address: CompareAddress;
  onChange: (changes: Partial<CompareAddress>) => void;
};

/** Two scans at the same place: beside each other, above each other on phones, or one over the other with a divider. */
export function Comparison({ id, members, first, second, address, onChange }: Props) {
  const t = useTexts(compareTexts);
  const { layout, isLinked } = address;
  const [divider, setDivider] = useState(50);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [viewers, setViewers] = useState<Viewers>({ first: null, second: null });
  const { alignment, isLoading } = useAlignment(id, first, second);
  const isTogether = isLinked && panel !== 'align' && !isLoading;
  useMoveTogether(isTogether, viewers, alignment);
  useView(viewers.first, address.firstView, (firstView) => onChange({ firstView }));
  useView(viewers.second, address.secondView, (secondView) => void (!isLinked && onChange({ secondView })));
  const tabTitle = useTabTitle(t.comparing({ name: members?.location.name ?? locationTourTitle(first) }));
  const inPanel = { viewers, alignment, onClose: () => setPanel(null) };
  const pair = { first: first.id, second: second.id };
  // whoever has no account opens the address for everybody, where both are public
  const copy = () =>
    first.public && second.public ? copyLink(comparePath(id, { ...address, ...pair })) : copyAddress(window.location.href);
  // both scans are pressed while they are aligned
  const isSlider = layout === 'slider' && panel !== 'align';
  return (
    <main className="flex h-dvh flex-col bg-canvas">
      <title>{tabTitle}</title>
      <CompareHeader
        location={members?.location ?? null}
        locationTours={members?.locationTours ?? null}
        onChoose={(side, chosen) => onChange({ ...pair, [side]: chosen, firstView: null, secondView: null })}
        layout={layout}
        isLinked={isLinked}
        panel={panel}
        compared={{ first, second }}
        onLayout={(next) => onChange({ layout: next })}
        onLinked={(next) => onChange({ isLinked: next })}
        onPanel={setPanel}
        canAlign={members?.canEdit === true && first.id !== second.id}
        onCopyLink={() => void copy()}
      />
      <div className="flex min-h-0 grow max-md:flex-col">
        <div className={cn('relative min-h-0 min-w-0 grow', !isSlider && 'grid max-md:grid-rows-2 md:grid-cols-2')}>
          {sides.map((side) => (
            <ComparePane
              key={`${side} ${pair[side]}`}
              tour={side === 'first' ? first : second}
              isOver={isSlider}
              isAtEnd={side === 'second'}
              style={isSlider && side === 'second' ? ({ '--divider': `${divider}%` } as CSSProperties) : undefined}
              onViewer={(viewer) => setViewers((others) => ({ ...others, [side]: viewer }))}
            />
          ))}
          {isSlider && <Divider value={divider} onChange={setDivider} />}
        </div>
        {panel === 'align' && (
          <AlignPanel key={`${first.id} ${second.id}`} pair={{ location: id, one: first, other: second }} {...inPanel} />
        )}
        {panel === 'pois' && (
          <DifferencesPanel
            location={id}
            organization={members?.location.organization ?? null}
            first={first}
            second={second}
            isTogether={isTogether}
            {...inPanel}
          />
        )}
      </div>
    </main>
  );
}

function useMoveTogether(isTogether: boolean, viewers: Viewers, alignment: Alignment | null): void {
  useEffect(() => {
    if (isTogether && viewers.first && viewers.second) return moveTogether(viewers.first, viewers.second, alignment ?? undefined);
  }, [isTogether, viewers, alignment]);
}

/** Shows in a scan what the address said when the page was opened, and reports what it shows from then on. */
function useView(viewer: Showcase | null, view: ScanView | null, onView: (view: ScanView) => void): void {
  const start = useRef(view);
  const report = useEffectEvent(onView);
  useEffect(() => {
    if (!viewer) return;
    const from = start.current;
    // another tour that is chosen later has other places
    start.current = null;
    return followView(viewer, from, report);
  }, [viewer]);
}

/** How the second scan lies to the first, if somebody has aligned them; visitors are not told which are not. */
function useAlignment(
  location: LocationId,
  first: LocationTour,
  second: LocationTour,
): { alignment: Alignment | null; isLoading: boolean } {
  const { data, isLoading } = useQuery({ ...locationQueries.alignment(location, alignmentId(first, second)), retryOnMount: false });
  const alignment = useMemo(() => (data ? alignmentBetween([data], first, second) : null), [data, first, second]);
  return { alignment, isLoading };
}
