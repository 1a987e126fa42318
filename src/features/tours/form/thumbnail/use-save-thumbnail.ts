import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { removeFile } from '@/backend/storage/remove-file';
import { uploadFile } from '@/backend/storage/upload-file';
import { updateTour } from '@/backend/tours/commands';
import { isRefusal } from '@/domain/app-error';
import { pictureProblem } from '@/domain/files/file-types';
import { tourFilePath } from '@/domain/files/paths';
import type { Tour } from '@/domain/tours';

export type Chosen = { kind: 'model' } | { kind: 'own'; cut: () => Promise<File> };

/** Stores the chosen picture and writes it into the tour; closing ends an upload that is under way. @see TOUR-046 TOUR-058 */
export function useSaveThumbnail(tour: Tour, onSaved: () => void) {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (chosen: Chosen) => {
      running.current = new AbortController();
      const { signal } = running.current;
      if (chosen.kind === 'model') return updateTour({ id: tour.id, thumbnailUrl: '' });
      const file = await chosen.cut();
      const path = tourFilePath(tour.organization, tour.id, file.name);
      const { url } = await uploadFile({ path, file, signal, onProgress: setPercent, problem: pictureProblem });
      try {
        await updateTour({ id: tour.id, thumbnailUrl: url });
      } catch (refusal) {
        // nothing shows it
        await removeFile(path).catch((cause) => console.warn('A picture was left in storage.', cause));
        throw refusal;
      }
    },
    onSuccess: onSaved,
    onSettled: () => setPercent(null),
    meta: { done: 'Tour updated' },
  });
  return {
    start: mutate,
    cancel: () => running.current.abort(),
    isPending,
    percent,
    problem: error && !isRefusal(error, 'cancelled') ? error.message : null,
  };
}
