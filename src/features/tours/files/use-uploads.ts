import { useCallback, useEffect, useMemo, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { tourFilePath } from '@/domain/files/paths';
import type { ListName } from '@/domain/tours/file-lists';
import type { Tour } from '@/domain/tours/tour';
import { createUploadQueue, newUpload, type Upload, type UploadedFile } from '@/widgets/uploads/upload-queue';

/** An upload for the row with its id; `list` is where a file was dropped that is not allowed and gets no row. */
export type RowUpload = Upload & { list: ListName | null };

/** Uploads by row. They continue while other rows are edited, and are cancelled when the dialog closes. */
export function useUploads(
  { organization, id }: Pick<Tour, 'id' | 'organization'>,
  onStored: (key: string, stored: UploadedFile, file: File) => void,
) {
  const [store] = useState(() => createStore<{ uploads: readonly RowUpload[] }>(() => ({ uploads: [] })));
  const [queue] = useState(() =>
    createUploadQueue({
      store,
      onStored: (upload, stored) => {
        queue.remove([upload.id]);
        onStored(upload.id, stored, upload.file);
      },
    }),
  );
  useEffect(() => queue.end, [queue]);
  const uploads = useStore(store, (state) => state.uploads);
  const byRow = useMemo(() => new Map(uploads.map((upload) => [upload.id, upload])), [uploads]);
  const uploadFor = useCallback(
    (file: File, key: string, list: ListName | null = null): RowUpload => ({
      ...newUpload(file, tourFilePath(organization, id, file.name), key),
      list,
    }),
    [organization, id],
  );
  return { uploads, byRow, queue, uploadFor };
}
