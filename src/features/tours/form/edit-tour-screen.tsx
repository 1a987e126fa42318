import { useQuery } from '@tanstack/react-query';
import ImageIcon from 'lucide-react/icons/image';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { updateTour } from '@/backend/tours/commands';
import { tourQueries } from '@/backend/tours/queries';
import { canWrite, tourEditRefusal } from '@/domain/access/tours';
import { toursPath } from '@/domain/addresses';
import { AppError } from '@/domain/app-error';
import { type TourId, tourId } from '@/domain/ids';
import type { Tour } from '@/domain/tours';
import { Button, buttonStyle } from '@/ui/button';
import { Empty } from '@/ui/empty';
import { Page } from '@/ui/page';
import { useFacts } from '@/widgets/facts';
import { useOrganization } from '@/widgets/organization';
import { useWho } from '@/widgets/who';
import { FormDialogs } from './form-dialogs';
import { FormRefusal } from './form-refusal';
import { changesFrom, valuesOf } from './form-values';
import { TourActions } from './tour-actions';
import { TourForm } from './tour-form';
import { TourFormSkeleton } from './tour-form-skeleton';
import { useTourRights } from './tour-rights';
import { useFormDialog } from './use-form-dialog';

/** @see TOUR-021 TOUR-025 */
export function EditTourScreen() {
  const { tour } = useParams();
  return tour ? <EditTour key={tour} id={tourId(tour)} /> : <MissingTour />;
}

function EditTour({ id }: { id: TourId }) {
  const shown = useTourOrLast(id);
  return shown ? <EditIfAllowed {...shown} /> : <TourFormSkeleton />;
}

type Props = { tour: Tour; isGone: boolean };

function EditIfAllowed({ tour, isGone }: Props) {
  const who = useWho();
  const facts = useFacts(tour.organization);
  if (!canWrite(who, tour, facts)) return <FormRefusal title="Edit Tour" refusal={tourEditRefusal} />;
  return <EditForm tour={tour} isGone={isGone} />;
}

/** @see TOUR-058 TOUR-059 */
function EditForm({ tour, isGone }: Props) {
  const organization = useOrganization(tour.organization);
  const rights = useTourRights(tour, organization);
  const { dialog, open, close, leaveFor } = useFormDialog();
  const stored = useMemo(() => valuesOf(tour), [tour]);
  return (
    <Page title="Edit Tour" description={organization.name}>
      <TourForm
        stored={stored}
        tour={tour}
        organization={organization}
        wordsOnly={!rights.canChangeAll}
        canMove={rights.canMove}
        save={{
          write: (values, base) => updateTour({ id: tour.id, ...changesFrom(base, values) }),
          done: 'Tour updated',
          failed: 'Error updating tour: ',
        }}
        notice={<Notice isGone={isGone} wordsOnly={!rights.canChangeAll} />}
        onPicture={rights.canChangeAll && !isGone && <ThumbnailButton onClick={() => open('thumbnail')} />}
        actions={<TourActions tour={tour} rights={rights} onOpen={open} />}
      />
      {/* the tour is gone a moment before its deletion is done; who edits its files keeps what was written, as in the form */}
      {(!isGone || dialog === 'delete' || dialog === 'files') && (
        <FormDialogs dialog={dialog} tour={tour} rights={rights} onClose={close} onLeave={leaveFor} />
      )}
    </Page>
  );
}

const ThumbnailButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    <ImageIcon aria-hidden size={15} strokeWidth={1.75} />
    Thumbnail
  </Button>
);

type NoticeProps = { isGone: boolean; wordsOnly: boolean };

function Notice({ isGone, wordsOnly }: NoticeProps) {
  if (isGone) {
    return (
      <p role="alert" className="mb-7 rounded-lg bg-danger-wash px-4 py-3 text-pretty text-danger text-sm">
        This tour was deleted meanwhile, or is no longer open to you. It cannot be saved any more; what you wrote is still here.
      </p>
    );
  }
  if (!wordsOnly) return null;
  return (
    <p className="mb-7 rounded-lg bg-sunken px-4 py-3 text-pretty text-ink-soft text-sm">
      You were invited to edit this tour: its name and its description here, and its content in the tour. The rest is for its organization.
    </p>
  );
}

/**
 * The tour as it is, or as it was when it was last seen: who writes in its form keeps that when the tour is deleted, which looks like
 * a tour one may not see. Null while it is on its way.
 * @throws AppError for one that never was here
 */
function useTourOrLast(id: TourId): Props | null {
  const { data, error } = useQuery(tourQueries.one(id));
  const [last, setLast] = useState(data ?? null);
  if (data && data !== last) setLast(data);
  const tour = data ?? last;
  if (tour) return { tour, isGone: data === null || error !== null };
  if (error) throw error;
  if (data === null) throw new AppError('not-found', 'There is no such tour.');
  return null;
}

function MissingTour() {
  return (
    <Page title="Edit Tour">
      <Empty
        title="missing tour"
        action={
          <Link to={toursPath} className={buttonStyle({ look: 'primary' })}>
            Go to the tours
          </Link>
        }
      >
        This address names no tour. Choose one from the list.
      </Empty>
    </Page>
  );
}
