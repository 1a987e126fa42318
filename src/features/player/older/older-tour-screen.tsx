import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { olderQueries } from '@/backend/older/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { canEditOlderTour, canOpenOlderTour } from '@/domain/access/older-tours';
import { AppError, isAppError } from '@/domain/app-error';
import { type OrgId, orgId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { tourTabTitle } from '@/domain/tours/tab-title';
import { buttonStyle } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import type { StartOlderEditing } from '@/widgets/player-session/older-editing';
import { PlayerFrame } from '../frame/player-preview';
import { PlayerSkeleton } from '../player-skeleton';
import { playerScreenTexts } from '../screen-texts';
import { OlderColors } from './older-colors';
import { OlderPlayer } from './older-player';

type Props = { editor: () => Promise<StartOlderEditing> };

/** A tour of the older layout; with `mode=view` it is read-only. @see ROUTE-017 ACCESS-048 */
export function OlderTourScreen({ editor }: Props) {
  const { organization = '', id = '' } = useParams();
  return <OlderTour key={`${organization}/${id}`} organization={orgId(organization)} id={id} editor={editor} />;
}

/** Whoever is shut out meanwhile sees the tour no longer than their unsaved changes need. @see ACCESS-048 ACCESS-049 */
function OlderTour({ organization: id, id: tour, editor }: Props & { organization: OrgId; id: string }) {
  const currentUser = useCurrentUser();
  const [hasUnsaved, setUnsaved] = useState(false);
  const { data, error } = useQuery({ ...organizationQueries.one(id), retryOnMount: false });
  const last = useLast(data);
  const organization = data ?? (hasUnsaved ? last : data);
  if (error && !organization && !isAppError(error, 'permission-denied')) throw error;
  if (organization === null || (error && !organization)) return <Denied />;
  if (!organization) return <PlayerSkeleton />;
  if (!canOpenOlderTour(currentUser, organization) && !hasUnsaved) return <Denied />;
  const mayEdit = hasUnsaved || canEditOlderTour(currentUser, organization);
  return (
    <OpenTour organization={organization} tour={tour} editor={editor} mayEdit={mayEdit} hasUnsaved={hasUnsaved} onUnsaved={setUnsaved} />
  );
}

type OpenProps = Props & {
  organization: Organization;
  tour: string;
  mayEdit: boolean;
  hasUnsaved: boolean;
  onUnsaved: (hasUnsaved: boolean) => void;
};

function OpenTour({ organization, tour: id, editor, mayEdit, hasUnsaved, onUnsaved }: OpenProps) {
  const isViewing = useSearchParams()[0].get('mode') === 'view';
  const tour = useQuery({ ...olderQueries.one(organization.id, id), retryOnMount: false });
  const lists = useQuery({ ...olderQueries.lists(organization.id, id), retryOnMount: false });
  const points = useQuery({ ...olderQueries.points(organization.id, id), retryOnMount: false });
  const lastTour = useLast(tour.data);
  const lastLists = useLast(lists.data);
  const lastPoints = useLast(points.data);
  const shown = hasUnsaved ? lastTour : tour.data;
  const shownLists = hasUnsaved ? lastLists : lists.data;
  const shownPoints = hasUnsaved ? lastPoints : points.data;
  const error = tour.error ?? lists.error ?? points.error;
  if (error && !(shown && shownLists && shownPoints)) {
    if (isAppError(error, 'permission-denied')) return <Denied />;
    throw error;
  }
  if (shown === null) throw new AppError('not-found', playerScreenTexts.get().noTour);
  if (!shown || !shownLists || !shownPoints) return <PlayerSkeleton />;
  return (
    <PlayerFrame theme={organization.theme}>
      <OlderColors template={organization.template}>
        <OlderPlayer
          key={isViewing ? 'view' : 'edit'}
          older={shown}
          lists={shownLists}
          points={shownPoints}
          organization={organization}
          mayEdit={mayEdit && !isViewing}
          editor={editor}
          onUnsaved={onUnsaved}
        />
      </OlderColors>
    </PlayerFrame>
  );
}

/** The latest value that is not missing. */
function useLast<T>(value: T | null | undefined): T | null {
  const [last, setLast] = useState<T | null>(null);
  if (value && value !== last) setLast(value);
  return value ?? last;
}

/** @see ACCESS-049 */
function Denied() {
  const t = useTexts(playerScreenTexts);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center">
      <title>{tourTabTitle(null)}</title>
      <ErrorState title={t.olderDenied} message={t.olderDeniedHint} />
      <Link to="/" className={buttonStyle({ look: 'primary' })}>
        {t.home}
      </Link>
    </main>
  );
}
