import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { canRead } from '@/domain/access/tours';
import { AppError, isAppError } from '@/domain/app-error';
import type { TourId } from '@/domain/ids';
import { playerPath } from '@/domain/page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { preload } from '@/loading/load-code';
import { LazyComponent } from '@/ui/lazy-component';
import { useTexts } from '@/ui/use-texts';
import { TranslatedTour } from '@/widgets/content-language/translated-tour';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext, useIsAccessResolved } from '@/widgets/use-access-context';
import { hasStartPoint, type PlayerAddress, parsePlayerAddress } from './address/player-address';
import { DocumentPages } from './document-pages';
import { PlayerFrame, PlayerPreview } from './frame/player-preview';
import { TopBar } from './frame/top-bar';
import { type Brand, useBrand } from './frame/use-brand';
import { playerScreenTexts } from './screen-texts';
import { isDocumentPage, type PlayerSlots } from './slots';

type ScreenProps = { slots?: PlayerSlots };

/** Route of a tour in the player, with or without a collection. @see ROUTE-022 ROUTE-023 ROUTE-024 */
export function TourPlayerScreen({ slots = {} }: ScreenProps) {
  const { missingTour } = useTexts(playerScreenTexts);
  const params = useParams();
  const [search] = useSearchParams();
  const address = parsePlayerAddress(params, search);
  if (!address) return <p>{missingTour}</p>;
  return <TourPlayer key={address.tour} address={address} slots={slots} />;
}

const loadedTourPlayer = () => import('./loaded-tour-player').then((part) => part.LoadedTourPlayer);
// in parallel with the tour
void preload(loadedTourPlayer);

type Props = { address: PlayerAddress; slots: PlayerSlots };

/** Refetch interval for a tour that failed to load while it is being edited. */
const retryMs = 30_000;

/** @see PLAYER-070 */
function TourPlayer({ address, slots }: Props) {
  // keep an edited tour on screen even if the query fails, so that unsaved changes are not lost
  const [edited, setEdited] = useState<{ tour: Tour; hasUnsaved: boolean } | null>(null);
  const stored = useQuery({
    ...tourQueries.one(address.tour),
    retryOnMount: false,
    refetchInterval: ({ state }) => edited !== null && state.status === 'error' && retryMs,
  });
  // whoever was shut out sees the tour no longer than their changes need
  const isClosed = isAppError(stored.error, 'permission-denied') && !edited?.hasUnsaved;
  const tour = stored.data ?? (isClosed ? null : edited?.tour);
  return tour ? <LoadedTour tour={tour} address={address} slots={slots} onEdit={setEdited} /> : <PendingTour id={address.tour} />;
}

/** Suspends until the tour is loaded; throws when it does not exist. */
function PendingTour({ id }: { id: TourId }) {
  const { data: tour } = useSuspenseQuery(tourQueries.one(id));
  if (!tour) throw new AppError('not-found', playerScreenTexts.get().noTour);
  return null;
}

function LoadedTour({
  tour,
  address,
  slots,
  onEdit,
}: Props & { tour: Tour; onEdit: (edited: { tour: Tour; hasUnsaved: boolean }) => void }) {
  const brand = useBrand(tour.organization);
  useOpenOrganization(tour, brand);
  const { mode, collection } = address;
  const { search } = useLocation();
  const previewOf = (shown: Tour) => (
    <PlayerPreview
      tour={shown}
      organization={brand.organization}
      topBar={<TopBar tour={shown} brand={brand} />}
      hasStartPoint={hasStartPoint(address)}
    />
  );
  return (
    <PlayerFrame theme={brand.organization?.theme ?? null}>
      <TranslatedTour tour={tour}>
        {(shown) =>
          isDocumentPage(mode) ? (
            <DocumentPages
              tour={shown}
              brand={brand}
              mode={mode}
              slots={slots}
              back={playerPath(tour.id, 'play', collection ?? '') + search}
            />
          ) : (
            <Suspense fallback={previewOf(shown)}>
              <LazyComponent load={loadedTourPlayer} props={{ tour, brand, slots, address, onEdit }} />
            </Suspense>
          )
        }
      </TranslatedTour>
    </PlayerFrame>
  );
}

/** Outsiders see nothing of a suspended organization. @throws AppError `permission-denied` for them */
function useOpenOrganization(tour: Tour, { organization }: Brand): void {
  const currentUser = useCurrentUser();
  const context = useAccessContext(tour.organization);
  const isResolved = useIsAccessResolved(tour.organization);
  if (organization?.isSuspended && isResolved && !canRead(currentUser, { ...tour, public: false }, context))
    throw new AppError('permission-denied', playerScreenTexts.get().noTour);
}
