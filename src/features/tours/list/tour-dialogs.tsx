import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { type TourId, tourId } from '@/domain/ids';
import type { Tour } from '@/domain/tours/tour';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { openedInApp } from '@/widgets/entity-list/use-list-address';
import { TourPeople } from '@/widgets/people-with-access/tour-people';
import type { TourDialogKind } from './list-context';

const filesDialog = () => import('../files/files-dialog').then((it) => it.FilesDialog);
const linksDialog = () => import('../links/links-dialog').then((it) => it.LinksDialog);
const collectionDialog = () => import('../collection/add-to-collection-dialog').then((it) => it.AddToCollectionDialog);
const duplicateDialog = () => import('../duplicate/duplicate-dialog').then((it) => it.DuplicateDialog);
const deleteDialog = () => import('../delete/delete-tour-dialog').then((it) => it.DeleteTourDialog);

type Props = {
  /** The tour whose files are open. */
  files: string | null;
  request: { kind: TourDialogKind; tour: TourId } | null;
  onFilesClosed: () => void;
  onRequestClosed: () => void;
};

/** The dialogs over the list: a tour's files, people, share links or collection, inviting to it, duplicating or deleting it. @see TOUR-013 TOUR-015 */
export function TourDialogs({ files, request, onFilesClosed, onRequestClosed }: Props) {
  const closeFiles = useCloseFiles(onFilesClosed);
  const filesTour = useLastKnownTour(files === null ? null : tourId(files));
  const requestedTour = useFullTour(request?.tour ?? null);
  return (
    <>
      <LazyOverlay key={filesTour?.id} hasAddress onClose={closeFiles}>
        {filesTour && <LazyComponent load={filesDialog} props={{ tour: filesTour, onClose: closeFiles }} />}
      </LazyOverlay>
      <LazyOverlay key={request?.kind} onClose={onRequestClosed}>
        {requestedTour && (request?.kind === 'invite' || request?.kind === 'people') && (
          <TourPeople tour={requestedTour} dialog={request.kind} onClose={onRequestClosed} />
        )}
        {requestedTour && request?.kind === 'links' && (
          <LazyComponent load={linksDialog} props={{ tour: requestedTour, onClose: onRequestClosed }} />
        )}
        {requestedTour && request?.kind === 'collection' && (
          <LazyComponent load={collectionDialog} props={{ tour: requestedTour, onClose: onRequestClosed }} />
        )}
        {requestedTour && request?.kind === 'duplicate' && (
          <LazyComponent load={duplicateDialog} props={{ tour: requestedTour, onClose: onRequestClosed }} />
        )}
        {requestedTour && request?.kind === 'delete' && (
          <LazyComponent
            load={deleteDialog}
            props={{ tour: requestedTour, onClose: onRequestClosed, onDeleted: () => closeAndFocusMain(onRequestClosed) }}
          />
        )}
      </LazyOverlay>
    </>
  );
}

/** Moves the focus to the main region, because the button that opened the dialog is removed with its tour. */
function closeAndFocusMain(close: () => void): void {
  flushSync(close);
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Keeps the last known tour if someone deletes it while its files are edited, so that input isn't lost; saving then fails. */
function useLastKnownTour(id: TourId | null): Tour | null {
  const tour = useFullTour(id);
  const [last, setLast] = useState(tour);
  if (tour && tour !== last) setLast(tour);
  return tour ?? (last?.id === id ? last : null);
}

/** Loads the full tour, since the list holds only the fields it shows. Null while loading and once deleted. */
function useFullTour(id: TourId | null): Tour | null {
  const { data } = useQuery({ ...tourQueries.one(id ?? tourId('-')), enabled: id !== null, retryOnMount: false });
  return (id && data) ?? null;
}

// A dialog opened in the app closes by going back; one opened by a link has no page to go back to.
function useCloseFiles(clearAddress: () => void): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return state === openedInApp ? () => navigate(-1) : clearAddress;
}
