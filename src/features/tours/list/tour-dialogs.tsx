import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { type TourId, tourId } from '@/domain/ids';
import type { Tour } from '@/domain/tours';
import { LateOver } from '@/ui/late-over';
import { LatePart } from '@/ui/late-part';
import type { TourQuestion } from './list-context';
import { openedHere } from './use-list-address';

const filesDialog = () => import('../files/files-dialog').then((it) => it.FilesDialog);
const duplicateDialog = () => import('../duplicate/duplicate-dialog').then((it) => it.DuplicateDialog);
const deleteDialog = () => import('../delete/delete-tour-dialog').then((it) => it.DeleteTourDialog);

type Props = {
  files: TourId | null;
  question: { what: TourQuestion; tour: TourId } | null;
  onFilesClosed: () => void;
  onAnswered: () => void;
};

/** What lies over the list: the files of a tour, or a tour being duplicated or deleted. @see TOUR-013 */
export function TourDialogs({ files, question, onFilesClosed, onAnswered }: Props) {
  const closeFiles = useCloseFiles(onFilesClosed);
  const withFiles = useTourOrLast(files);
  const asked = useWholeTour(question?.tour ?? null);
  return (
    <>
      <LateOver key={withFiles?.id} onClose={closeFiles}>
        {withFiles && <LatePart load={filesDialog} given={{ tour: withFiles, onClose: closeFiles }} />}
      </LateOver>
      <LateOver key={question?.what} onClose={onAnswered}>
        {asked && question?.what === 'duplicate' && <LatePart load={duplicateDialog} given={{ tour: asked, onClose: onAnswered }} />}
        {asked && question?.what === 'delete' && (
          <LatePart load={deleteDialog} given={{ tour: asked, onClose: onAnswered, onDeleted: () => readOn(onAnswered) }} />
        )}
      </LateOver>
    </>
  );
}

/** The button that opened the question goes with its tour: the focus goes to what remains. */
function readOn(close: () => void): void {
  flushSync(close);
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Who edits the files of a tour that somebody deletes meanwhile keeps what was written, and is told when it is saved. */
function useTourOrLast(wanted: TourId | null): Tour | null {
  const tour = useWholeTour(wanted);
  const [last, setLast] = useState(tour);
  if (tour && tour !== last) setLast(tour);
  return tour ?? (last?.id === wanted ? last : null);
}

/** The list knows of a tour what it shows; null until the rest is there, and once it is deleted. */
function useWholeTour(wanted: TourId | null): Tour | null {
  const { data } = useQuery({ ...tourQueries.one(wanted ?? tourId('-')), enabled: wanted !== null, retryOnMount: false });
  return (wanted && data) ?? null;
}

// Opened here, Back closes it; opened by a link, there is nothing to go back to.
function useCloseFiles(forget: () => void): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return state === openedHere ? () => navigate(-1) : forget;
}
