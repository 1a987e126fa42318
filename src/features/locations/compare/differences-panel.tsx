import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { locationQueries } from '@/backend/locations/queries';
import { errorMessage } from '@/domain/app-error';
import { type LocationId, type OrgId, orgId } from '@/domain/ids';
import type { Alignment } from '@/domain/locations/alignment';
import type { LocationTour } from '@/domain/locations/location';
import { type PoiDifference, poiDifferences, poisOfScan, type TourPois } from '@/domain/locations/poi-differences';
import { tourTitle } from '@/domain/tours/tour-title';
import { ErrorNote } from '@/ui/error-note';
import { toastError } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { ComparePanel } from './compare-panel';
import { DifferenceRow } from './difference-row';
import { openDifference } from './open-difference';
import { compareTexts, differenceTexts } from './texts';
import { locationTourTitle } from './titles';
import type { Viewers } from './viewers';

type Props = {
  location: LocationId;
  /** Those of its tours stand in for what a location's tour has not; null for visitors, who cannot list them. */
  organization: OrgId | null;
  first: LocationTour;
  second: LocationTour;
  viewers: Viewers;
  alignment: Alignment | null;
  /** The scans move together, so that one follows the other. */
  isTogether: boolean;
  onClose: () => void;
};

/** What the points of interest of one tour have that the other has not; a press leads both scans there. */
export function DifferencesPanel({ location, organization, first, second, viewers, alignment, isTogether, onClose }: Props) {
  const t = useTexts(differenceTexts);
  const [before, after] = [usePois(location, organization, first), usePois(location, organization, second)];
  const differences = useMemo(
    () => (before.data && after.data ? poiDifferences(before.data.pois, after.data.pois, alignment) : null),
    [before.data, after.data, alignment],
  );
  const error = before.error ?? after.error;
  const isNone = before.data?.pois.length === 0 && after.data?.pois.length === 0;
  const open = (difference: PoiDifference) =>
    openDifference(difference, viewers, alignment, isTogether).catch((failure: unknown) => toastError(errorMessage(failure)));
  const groups = [
    { kind: 'first', title: t.onlyIn({ name: locationTourTitle(first) }) },
    { kind: 'second', title: t.onlyIn({ name: locationTourTitle(second) }) },
    { kind: 'changed', title: t.changed },
  ] as const;
  return (
    <ComparePanel title={useTexts(compareTexts).pois} onClose={onClose}>
      {error && <ErrorNote>{t.failed({ reason: errorMessage(error) })}</ErrorNote>}
      {!error && !differences && <div role="status" aria-label={t.loading} className="skeleton h-32 rounded-lg" />}
      {differences?.length === 0 && <p className="text-pretty text-ink-soft text-sm">{isNone ? t.neither : t.same}</p>}
      {differences &&
        groups.map(({ kind, title }) => (
          <Group key={kind} title={title} items={differences.filter((it) => it.kind === kind)} onOpen={open} />
        ))}
      <Sources tours={[first, second]} pois={[before.data, after.data]} />
    </ComparePanel>
  );
}

function usePois(
  location: LocationId,
  organization: OrgId | null,
  tour: LocationTour,
): { data: TourPois | null | undefined; error: Error | null } {
  const own = useQuery(locationQueries.pois(location, tour.id));
  const isEmpty = own.data !== undefined && (own.data === null || own.data.pois.length === 0);
  const asksOthers = isEmpty && organization !== null;
  const others = useQuery({ ...locationQueries.poisOfScan(organization ?? orgId(''), tour.matterportId), enabled: asksOthers });
  const data = useMemo(() => {
    if (own.data === undefined || (asksOthers && !others.data && !others.error)) return undefined;
    return poisOfScan(own.data, others.data ?? []) ?? { name: '', pois: [], updated: null };
  }, [own.data, others.data, others.error, asksOthers]);
  return { data, error: own.error };
}

type GroupProps = { title: string; items: readonly PoiDifference[]; onOpen: (difference: PoiDifference) => void };

const Group = ({ title, items, onOpen }: GroupProps) =>
  items.length > 0 && (
    <section aria-label={title} className="mb-5">
      <h3 className="mb-1.5 flex gap-2 font-medium text-ink-soft text-xs">
        <span className="wrap-anywhere">{title}</span> <span className="text-ink-faint tabular-nums">{items.length}</span>
      </h3>
      <ul className="flex flex-col gap-1">
        {items.map((difference) => (
          <DifferenceRow key={difference.id} difference={difference} onOpen={() => onOpen(difference)} />
        ))}
      </ul>
    </section>
  );

/** Where the points of interest come from that a location's tour has not itself. */
function Sources({ tours, pois }: { tours: readonly LocationTour[]; pois: readonly (TourPois | null | undefined)[] }) {
  const t = useTexts(differenceTexts);
  return tours.map((tour, index) => {
    const from = pois[index];
    if (!from || from.pois.length === 0 || from.name === tour.name) return null;
    return (
      <p key={tour.id} className="wrap-anywhere mt-2 text-pretty text-ink-faint text-xs">
        {t.source({ name: locationTourTitle(tour), source: tourTitle(from) })}
      </p>
    );
  });
}
