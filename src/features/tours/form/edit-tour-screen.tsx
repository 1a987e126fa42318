import { useQuery } from '@tanstack/react-query';
import ImageIcon from 'lucide-react/icons/image';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { updateTour } from '@/backend/tours/commands';
import { tourQueries } from '@/backend/tours/queries';
import { canWrite, tourEditDenial } from '@/domain/access/tours';
import { AppError } from '@/domain/app-error';
import { type TourId, tourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { toursPath } from '@/domain/page-addresses';
import { tourTabTitle } from '@/domain/tours/tab-title';
import type { Tour } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Button, buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorNote } from '@/ui/error-note';
import { Page } from '@/ui/page';
import { AskForAccess } from '@/widgets/ask-for-access/ask-for-access';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganization } from '@/widgets/organization';
import { useAccessContext } from '@/widgets/use-access-context';
import { CloseAddressesButton } from './close-addresses/close-addresses-button';
import { FormDenied } from './form-denied';
import { FormDialogs } from './form-dialogs';
import { changedFields, valuesFromTour } from './form-values';
import { PeopleWithAccessButton } from './people-with-access-button';
import { TourActions } from './tour-actions';
import { TourForm } from './tour-form';
import { TourFormSkeleton } from './tour-form-skeleton';
import { type TourPermissions, useTourPermissions } from './tour-permissions';
import { useFormDialog } from './use-form-dialog';

/** @see TOUR-021 TOUR-025 */
export function EditTourScreen() {
  const { tour } = useParams();
  return tour ? <EditTour key={tour} id={tourId(tour)} /> : <MissingTour />;
}

function EditTour({ id }: { id: TourId }) {
  const loaded = useLastKnownTour(id);
  return loaded ? <EditIfAllowed {...loaded} /> : <TourFormSkeleton />;
}

type Props = { tour: Tour; isUnavailable: boolean };

function EditIfAllowed({ tour, isUnavailable }: Props) {
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(tour.organization);
  if (!canWrite(currentUser, tour, accessContext)) {
    return (
      <FormDenied title="Edit Tour" message={tourEditDenial}>
        {currentUser && <AskForAccess currentUser={currentUser} tour={tour.id} isEditing />}
      </FormDenied>
    );
  }
  return <EditForm tour={tour} isUnavailable={isUnavailable} />;
}

/** @see TOUR-058 TOUR-059 */
function EditForm({ tour, isUnavailable }: Props) {
  const organization = useOrganization(tour.organization);
  const permissions = useTourPermissions(tour, organization);
  const { dialog, open, close, closeAndGoTo } = useFormDialog();
  const stored = useMemo(() => valuesFromTour(tour), [tour]);
  return (
    <Page overline="Edit Tour" title={tourTitle(tour)} documentTitle={`${tourTabTitle(tour)} - Edit`} description={organization.name}>
      <TourForm
        stored={stored}
        tour={tour}
        organization={organization}
        changedAt={tour.updated}
        textOnly={!permissions.canChangeAll}
        canMove={permissions.canMove}
        save={{
          write: (values, base) => updateTour({ id: tour.id, ...changedFields(base, values) }),
          successMessage: 'Tour updated',
          errorPrefix: 'Error updating tour: ',
        }}
        notice={<Notice isUnavailable={isUnavailable} textOnly={!permissions.canChangeAll} />}
        thumbnailAction={permissions.canChangeAll && !isUnavailable && <ThumbnailButton onClick={() => open('thumbnail')} />}
        accessDetails={<AccessDetails tour={tour} organization={organization} permissions={permissions} isUnavailable={isUnavailable} />}
        actions={<TourActions tour={tour} permissions={permissions} onOpen={open} />}
      />
      {/* the tour disappears before its deletion finishes; the files dialog stays open to keep unsaved input */}
      {(!isUnavailable || dialog === 'delete' || dialog === 'files') && (
        <FormDialogs dialog={dialog} tour={tour} permissions={permissions} onClose={close} onLeave={closeAndGoTo} />
      )}
    </Page>
  );
}

type AccessDetailsProps = Props & { organization: Organization; permissions: TourPermissions };

function AccessDetails({ tour, organization, permissions, isUnavailable }: AccessDetailsProps) {
  if (!permissions.canSeeMembers && !permissions.canCloseAddresses) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {permissions.canSeeMembers && <PeopleWithAccessButton tour={tour} organization={organization} />}
      {permissions.canCloseAddresses && !isUnavailable && <CloseAddressesButton tour={tour} />}
    </div>
  );
}

const ThumbnailButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    <ImageIcon aria-hidden size={15} strokeWidth={1.75} />
    Thumbnail
  </Button>
);

type NoticeProps = { isUnavailable: boolean; textOnly: boolean };

function Notice({ isUnavailable, textOnly }: NoticeProps) {
  if (isUnavailable) {
    return (
      <ErrorNote className="mb-7">
        This tour was deleted, or you no longer have access to it. You can’t save it anymore, but your input is still here.
      </ErrorNote>
    );
  }
  if (!textOnly) return null;
  return (
    <p className="mb-7 rounded-lg bg-sunken px-4 py-3 text-pretty text-ink-soft text-sm">
      You were invited to edit this tour. You can change its name and description here, and its content in the tour. Only its organization
      can change the rest.
    </p>
  );
}

/**
 * The current tour, or its last known version once it is deleted or no longer readable, so that the form keeps its input.
 * Null while loading.
 * @throws AppError `not-found` if the tour never loaded
 */
function useLastKnownTour(id: TourId): Props | null {
  const { data, error } = useQuery(tourQueries.one(id));
  const [last, setLast] = useState(data ?? null);
  if (data && data !== last) setLast(data);
  const tour = data ?? last;
  if (tour) return { tour, isUnavailable: data === null || error !== null };
  if (error) throw error;
  if (data === null) throw new AppError('not-found', 'There is no such tour.');
  return null;
}

function MissingTour() {
  return (
    <Page title="Edit Tour">
      <EmptyState
        title="missing tour"
        action={
          <Link to={toursPath} className={buttonStyle({ look: 'primary' })}>
            Go to the tours
          </Link>
        }
      >
        This link doesn’t point to a tour. Choose one from the list.
      </EmptyState>
    </Page>
  );
}
