import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fileQueries } from '@/backend/storage/queries';
import { isAppError } from '@/domain/app-error';
import type { FileItem } from '@/domain/content/content-blocks';
import { originalFileName } from '@/domain/files/names';
import { type FileDetails, itemFrom, type StoredFile } from '@/domain/files/stored-files';
import type { Table } from '@/domain/tours/spreadsheet/table';
import { isFileName, type UploadsByName, uploadKey } from '@/domain/tours/spreadsheet/uploads-by-name';
import { useEditingState } from '../session/editing-context';

const none: UploadsByName = new Map();

/** Reading a list again while the preview is shown would take that away. */
const listedOnce = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: ({ state }: { state: { data: unknown } }) => state.data === undefined,
} as const;

/**
 * The files in the tour's file manager that a spreadsheet names without an address. Nothing is asked for unless one does. `uploads` is null if they
 * can't be listed.
 */
export function useUploadsByName(table: Table | null): { uploads: UploadsByName | null; isLoading: boolean } {
  const names = useMemo(() => namesIn(table), [table]);
  const tour = useEditingState((state) => state.input.tour);
  const deleted = useEditingState((state) => state.deletedFiles);
  const isNeeded = names.size > 0;
  const root = useQuery({ ...fileQueries.folder(tour, ''), ...listedOnce, enabled: isNeeded });
  const folders = useQueries({
    queries: (isNeeded ? (root.data?.folders ?? []) : []).map((folder) => ({ ...fileQueries.folder(tour, folder), ...listedOnce })),
    combine: combined,
  });
  const files = useMemo(
    () =>
      [...(root.data?.files ?? []), ...folders.data.flatMap((each) => each?.files ?? [])].filter(
        ({ name, path }) => names.has(uploadKey(originalFileName(name))) && !deleted.has(path),
      ),
    [root.data, folders, names, deleted],
  );
  const details = useQueries({
    queries: (isNeeded ? files : []).map(({ path }) => ({ ...fileQueries.details(path), ...listedOnce })),
    combine: combined,
  });
  // a list of before may lack what was uploaded since
  const isLoading = isNeeded && (root.isFetching || folders.isFetching || details.isFetching);
  const hasFailed = isMissing(root) || folders.isMissing || details.isMissing;
  const uploads = useMemo(() => byName(files, details.data), [files, details]);
  if (!isNeeded) return { uploads: none, isLoading: false };
  return { uploads: hasFailed ? null : uploads, isLoading };
}

/** The names of files in the cells of the column `files`. */
function namesIn(table: Table | null): ReadonlySet<string> {
  const place = table?.headings.findIndex((heading) => heading.toLowerCase() === 'files') ?? -1;
  if (!table || place < 0) return new Set();
  const lines = table.rows.flatMap(({ cells }) => String(cells[place] ?? '').split('\n'));
  return new Set(
    lines
      .map((line) => line.trim())
      .filter(isFileName)
      .map(uploadKey),
  );
}

function byName(files: readonly StoredFile[], details: readonly (FileDetails | undefined)[]): UploadsByName {
  const uploads = new Map<string, FileItem[]>();
  files.forEach((file, at) => {
    const of = details[at];
    if (!of || of.isDeleted) return;
    const key = uploadKey(originalFileName(file.name));
    uploads.set(key, [...(uploads.get(key) ?? []), itemFrom(file, of)]);
  });
  return uploads;
}

type Answer<Data> = { data: Data | undefined; isFetching: boolean; error: unknown };

/** Whether something couldn’t be read, unless it was deleted after it was listed. */
const isMissing = ({ data, error }: Answer<unknown>): boolean => data === undefined && error !== null && !isAppError(error, 'not-found');

const combined = <Data>(answers: readonly Answer<Data>[]) => ({
  data: answers.map(({ data }) => data),
  isFetching: answers.some(({ isFetching }) => isFetching),
  isMissing: answers.some(isMissing),
});
