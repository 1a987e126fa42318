import { useEffect, useRef, useState } from 'react';
import { removeFile } from '@/backend/storage/remove-file';
import { uploadFile } from '@/backend/storage/upload-file';
import { updateTour } from '@/backend/tours/commands';
import { isAppError } from '@/domain/app-error';
import { imageProblem } from '@/domain/files/file-types';
import { tourFilePath } from '@/domain/files/paths';
import type { Tour } from '@/domain/tours/tour';
import { useMutation } from '@/widgets/use-mutation';

/** The image, `current` to leave it as it is, and its alternative text. */
export type ThumbnailChoice = { alt: string } & ({ kind: 'model' } | { kind: 'current' } | { kind: 'own'; crop: () => Promise<File> });

/** Uploads the selected thumbnail and saves it in the tour; closing the dialog aborts the upload. @see TOUR-046 TOUR-058 */
export function useSaveThumbnail(tour: Tour, onSaved: () => void) {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (choice: ThumbnailChoice) => {
      running.current = new AbortController();
      const { signal } = running.current;
      const alt = choice.alt.trim();
      const changedAlt = alt === tour.thumbnailAlt ? {} : { thumbnailAlt: alt };
      if (choice.kind === 'model') return updateTour({ id: tour.id, thumbnailUrl: '', ...changedAlt });
      if (choice.kind === 'current') return updateTour({ id: tour.id, ...changedAlt });
      const file = await choice.crop();
      const path = tourFilePath(tour.organization, tour.id, file.name);
      const { url } = await uploadFile({ path, file, signal, onProgress: setPercent, problem: imageProblem });
      try {
        await updateTour({ id: tour.id, thumbnailUrl: url, ...changedAlt });
      } catch (updateError) {
        // no tour refers to the uploaded file
        await removeFile(path).catch((cause) => console.warn('Couldn’t delete an unused thumbnail from storage.', cause));
        throw updateError;
      }
    },
    onSuccess: onSaved,
    onSettled: () => setPercent(null),
    meta: { done: 'Tour updated', failed: null },
  });
  return {
    start: mutate,
    cancel: () => running.current.abort(),
    isPending,
    isSuccess,
    percent,
    problem: error && !isAppError(error, 'cancelled') ? error.message : null,
  };
}
