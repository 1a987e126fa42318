import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fileQueries } from '@/backend/storage/queries';
import type { FileDetails, StoredFile } from '@/domain/files/stored-files';
import { byText } from '@/domain/search';
import { useEditingState } from '../session/editing-context';
import type { Upload } from '../session/files-slice';

/** A file as the manager shows it; without details while storage has not told them. */
export type KnownFile = { file: StoredFile; details: FileDetails | undefined };

/** The names of all folders, also of those that were made here and are empty still. */
export function useFolders(): readonly string[] {
  const { data } = useQuery(fileQueries.folder(useTour(), ''));
  const made = useEditingState((state) => state.madeFolders);
  const uploads = useEditingState((state) => state.uploads);
  return useMemo(() => {
    const uploaded = uploads.flatMap(({ folder }) => (folder === '' ? [] : [folder]));
    return [...new Set([...(data?.folders ?? []), ...made, ...uploaded])].toSorted(byText);
  }, [data, made, uploads]);
}

/** What lies in a folder: what storage lists, and what was uploaded since, without what was deleted. */
export function useFolder(folder: string) {
  const { data, error, isPending, refetch } = useQuery(fileQueries.folder(useTour(), folder));
  const uploads = useEditingState((state) => state.uploads);
  const deleted = useEditingState((state) => state.deletedFiles);
  const here = useMemo(() => arrivedIn(uploads, folder), [uploads, folder]);
  const listed = useMemo(() => {
    const known = new Set(here.map(({ path }) => path));
    return [...here, ...(data?.files ?? []).filter(({ path }) => !known.has(path))].filter(({ path }) => !deleted.has(path));
  }, [data, here, deleted]);
  const details = useDetails(listed, here);
  const files = useMemo(
    () => listed.map(({ path, name }): KnownFile => ({ file: { path, name }, details: details.get(path) })),
    [listed, details],
  );
  return { files, error, isPending, retry: () => void refetch() };
}

type Arrived = NonNullable<Upload['stored']>;

const arrivedIn = (uploads: readonly Upload[], folder: string): Arrived[] =>
  uploads.flatMap((upload) => (upload.stored && upload.folder === folder ? [upload.stored] : []));

function useDetails(files: readonly StoredFile[], here: readonly Arrived[]): ReadonlyMap<string, FileDetails> {
  const unknown = useMemo(() => {
    const known = new Set(here.map(({ path }) => path));
    return files.filter(({ path }) => !known.has(path));
  }, [files, here]);
  const asked = useQueries({ queries: unknown.map(({ path }) => fileQueries.details(path)), combine: answersOf });
  return useMemo(() => {
    const details = new Map(here.map((arrived) => [arrived.path, arrived.details]));
    for (const [place, { path }] of unknown.entries()) {
      const answer = asked[place];
      if (answer) details.set(path, answer);
    }
    return details;
  }, [unknown, here, asked]);
}

const answersOf = (answers: readonly { data: FileDetails | undefined }[]) => answers.map(({ data }) => data);

function useTour() {
  return useEditingState((state) => state.given.tour);
}
