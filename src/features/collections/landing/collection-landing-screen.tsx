import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { collectionQueries } from '@/backend/collections/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { canEditCollection, canReadCollection } from '@/domain/access/collections';
import { canEditOrganization, isMember } from '@/domain/access/principals';
import { AppError, isAppError } from '@/domain/app-error';
import { type Collection, toursInOrder } from '@/domain/collections/collection';
import { type CollectionId, collectionId, tourId } from '@/domain/ids';
import { collectionPlayerPath, type PlayerMode, playerModes } from '@/domain/page-addresses';
import { oneOf } from '@/domain/stored';
import { ErrorBoundary } from '@/ui/error-boundary';
import { PortalHost } from '@/ui/portal-host';
import { useCurrentUser } from '@/widgets/current-user';
import { OrganizationTheme } from '@/widgets/organization-theme';
import { PageFooter } from '@/widgets/page-footer';
import { Redirect } from '@/widgets/redirect';
import { useAccessContext } from '@/widgets/use-access-context';
import { useMarkAccepted } from '@/widgets/use-mark-accepted';
import { CollectionTours } from './collection-tours';
import { LandingHeader } from './landing-header';
import { LandingHero } from './landing-hero';
import { collectionLandingTexts } from './texts';
import { UnavailableCollection } from './unavailable-collection';

/**
 * The page of a collection for members and guests. The optional parts of its address are a tour, a mode and a share link: the player of the
 * collection.
 * @see ROUTE-029 COLL-033
 */
export function CollectionLandingScreen() {
  const { collection = '', tour, mode, shareId } = useParams();
  const { search } = useLocation();
  const id = collectionId(collection);
  if (tour) return <Redirect to={playerAddress(id, tour, mode, shareId) + search} />;
  return (
    <ErrorBoundary fallback={whenUnavailable}>
      <Landing key={id} id={id} />
    </ErrorBoundary>
  );
}

function playerAddress(collection: CollectionId, tour: string, mode: string | undefined, shareId: string | undefined): string {
  const path = collectionPlayerPath(collection, tourId(tour), oneOf<PlayerMode>(playerModes, mode, 'play'));
  return shareId ? `${path}/${encodeURIComponent(shareId)}` : path;
}

/** Nobody learns whether a collection exists that is not shared with them. @see COLL-029 COLL-030 */
function whenUnavailable(error: unknown) {
  if (!isAppError(error, 'permission-denied') && !isAppError(error, 'not-found')) throw error;
  return <UnavailableCollection />;
}

function Landing({ id }: { id: CollectionId }) {
  const { data: collection } = useSuspenseQuery(collectionQueries.one(id));
  if (!collection) throw new AppError('not-found', collectionLandingTexts.get().notFound);
  return <LoadedLanding collection={collection} />;
}

function LoadedLanding({ collection }: { collection: Collection }) {
  const { id, organization: home, name } = collection;
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(home);
  const { data: organization = null } = useQuery(organizationQueries.one(home));
  const { data } = useSuspenseQuery(collectionQueries.tours(id, home));
  const { sortType, sortOrder } = collection;
  const tours = useMemo(() => toursInOrder(data, { sortType, sortOrder }), [data, sortType, sortOrder]);
  useMarkAccepted(useMemo(() => ({ id: tourId(''), collection: id, organization: home }), [id, home]));
  useCloseWhenInvitationEnds(collection);
  const canEdit = canEditCollection(currentUser, collection, directory);
  // the dialogs are in the dashboard of the user's own organization
  const isHome = isMember(currentUser, home);
  const canAdd = isHome && canEditOrganization(currentUser, home, directory);
  return (
    <OrganizationTheme theme={organization?.theme ?? null}>
      <title>{organization ? `${name} - ${organization.name}` : name}</title>
      <PortalHost>
        <div className="min-h-dvh bg-canvas">
          <LandingHeader organization={organization} isMember={isHome} />
          <main tabIndex={-1} aria-label={name} className="outline-none">
            <LandingHero collection={collection} organization={organization} tours={tours} canAdd={canAdd} canEdit={isHome && canEdit} />
            <CollectionTours collection={collection} organization={organization} tours={tours} canEdit={canEdit} />
          </main>
          <PageFooter />
        </div>
      </PortalHost>
    </OrganizationTheme>
  );
}

/** Closes the page as soon as the invitation ends that opened it: nothing is written at that moment, so the server ends no listener. @see ACCESS-054 */
function useCloseWhenInvitationEnds(collection: Collection): void {
  const currentUser = useCurrentUser();
  const context = useAccessContext(collection.organization);
  const [openedAt] = useState(() => new Date());
  const canReadAt = (now: Date) => canReadCollection(currentUser, collection, { ...context, now });
  if (canReadAt(openedAt) && !canReadAt(context.now)) throw new AppError('permission-denied', collectionLandingTexts.get().invitationEnded);
}
