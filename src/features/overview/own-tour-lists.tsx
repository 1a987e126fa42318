import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { shownToursQuery } from '@/backend/tours/shown-tours';
import type { OrgId } from '@/domain/ids';
import { tourLandingPath, toursPath } from '@/domain/page-addresses';
import { townLine } from '@/domain/place';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { useCurrentUser } from '@/widgets/current-user';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { useOwnTours } from '@/widgets/use-own-tours';
import { Section } from './section';

const maxTours = 6;

/** The tours that the user opened lately on this device, and their favourites, as the list of tours showed them last: nothing is read for them. */
export function OwnTourLists({ organization }: { organization: OrgId }) {
  const user = useCurrentUser();
  const { own } = useOwnTours(user?.uid ?? null);
  const shown = useShownTours(organization);
  if (!shown) return <div className="skeleton h-32 rounded-xl" />;
  const byId = new Map<string, ListedTour>(shown.map((tour) => [tour.id, tour]));
  const opened = toursOf(own.opened, byId);
  const favorites = toursOf([...own.favorites], byId);
  return (
    <>
      <Section title="Opened lately" action={<AllTours />}>
        {opened.length > 0 ? (
          <TourTiles tours={opened} />
        ) : (
          <p className="text-ink-soft text-sm">
            {own.opened.length > 0 && shown.length === 0
              ? 'Open the list of tours once on this device. Those that you opened lately are here then.'
              : 'Tours that you open on this device are listed here.'}
          </p>
        )}
      </Section>
      {favorites.length > 0 && (
        <Section title="Favourites">
          <TourTiles tours={favorites} />
        </Section>
      )}
    </>
  );
}

const AllTours = () => (
  <Link to={toursPath} className="rounded-sm text-accent text-sm underline-offset-2 hover:underline max-md:py-2.5">
    All tours
  </Link>
);

/** Undefined while it is loading. */
function useShownTours(organization: OrgId): readonly ListedTour[] | undefined {
  const { data: listed } = useQuery({ ...tourQueries.listed(organization), enabled: false });
  const { data: shown, isPending } = useQuery({ ...shownToursQuery(organization), enabled: listed === undefined });
  return listed ?? (isPending ? undefined : (shown ?? []));
}

const toursOf = (ids: readonly string[], byId: ReadonlyMap<string, ListedTour>): ListedTour[] =>
  ids.flatMap((id) => byId.get(id) ?? []).slice(0, maxTours);

const TourTiles = ({ tours }: { tours: readonly ListedTour[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
    {tours.map((tour) => (
      <li
        key={tour.id}
        className="relative flex items-center gap-3 overflow-hidden rounded-xl border border-line bg-surface transition-colors focus-within:border-line-strong hover:border-line-strong"
      >
        <span className="aspect-video w-28 shrink-0">
          <TourThumbnail tour={tour} width={400} />
        </span>
        <span className="min-w-0 py-2 pe-3">
          <Link
            to={tourLandingPath(tour.id)}
            className="block truncate rounded-sm font-medium text-sm after:absolute after:inset-0 after:rounded-xl"
          >
            <bdi>{tourTitle(tour)}</bdi>
          </Link>
          <span dir="auto" className="block truncate text-ink-soft text-xs">
            {townLine(tour.place) || 'No place yet'}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
