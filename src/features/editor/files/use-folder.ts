import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fileQueries } from '@/backend/storage/queries';
import type { FileDetails, StoredFile } from '@/domain/files/stored-files';
import { fileUses } from '@/domain/files/uses';
import { byText } from '@/domain/search';
import type { UploadedFile } from '@/widgets/uploads/upload-queue';
import { useEditingSession, useEditingState } from '../session/editing-context';
import type { EditorUpload } from '../session/view-state';

/** A file in the manager; its details are undefined until they are loaded. */
export type ListedFile = { file: StoredFile; details: FileDetails | undefined };

/** The names of all folders, including new empty ones. */
export function useFolders(): readonly string[] {
  const { data } = useQuery(fileQueries.folder(useTour(), ''));
  const made = useEditingState((state) => state.madeFolders);
  const uploads = useEditingState((state) => state.uploads);
  return useMemo(() => {
    const uploaded = uploads.flatMap(({ folder }) => (folder === '' ? [] : [folder]));
    return [...new Set([...(data?.folders ?? []), ...made, ...uploaded])].toSorted(byText);
  }, [data, made, uploads]);
}

/** The files of a folder: those listed by storage and uploaded since, without those that were deleted and are used nowhere. */
export function useFolder(folder: string) {
  const { data, error, isPending, refetch } = useQuery(fileQueries.folder(useTour(), folder));
  const uploads = useEditingState((state) => state.uploads);
  const here = useMemo(() => uploadedTo(uploads, folder), [uploads, folder]);
  const listed = useMemo(() => {
    const uploadedPaths = new Set(here.map(({ path }) => path));
    return [...here, ...(data?.files ?? []).filter(({ path }) => !uploadedPaths.has(path))];
  }, [data, here]);
  const details = useDetails(listed, here);
  const isListed = useIsListed(listed, details);
  const files = useMemo(
    () => listed.filter(isListed).map(({ path, name }): ListedFile => ({ file: { path, name }, details: details.get(path) })),
    [listed, details, isListed],
  );
  return { files, error, isPending, retry: () => void refetch() };
}

/** Whether a file is not deleted, or is used again since: by Undo, or by a saved version that was restored. */
function useIsListed(files: readonly StoredFile[], details: ReadonlyMap<string, FileDetails>): (file: StoredFile) => boolean {
  const session = useEditingSession();
  const deleted = useEditingState((state) => state.deletedFiles);
  const edited = useEditingState((state) => state.edited);
  return useMemo(() => {
    const isDeleted = ({ path }: StoredFile) => deleted.has(path) || details.get(path)?.isDeleted === true;
    // the uses are looked up only if something is deleted, and again after every edit
    const uses = edited && files.some(isDeleted) ? fileUses(session.tour()) : null;
    return (file) => !isDeleted(file) || uses?.has(file.path) === true;
  }, [files, details, deleted, edited, session]);
}

const uploadedTo = (uploads: readonly EditorUpload[], folder: string): UploadedFile[] =>
  uploads.flatMap((upload) => (upload.stored && upload.folder === folder ? [upload.stored] : []));

function useDetails(files: readonly StoredFile[], here: readonly UploadedFile[]): ReadonlyMap<string, FileDetails> {
  const unknown = useMemo(() => {
    const uploadedPaths = new Set(here.map(({ path }) => path));
    return files.filter(({ path }) => !uploadedPaths.has(path));
  }, [files, here]);
  const results = useQueries({ queries: unknown.map(({ path }) => fileQueries.details(path)), combine: dataOf });
  return useMemo(() => {
    const details = new Map(here.map((arrived) => [arrived.path, arrived.details]));
    for (const [place, { path }] of unknown.entries()) {
      const answer = results[place];
      if (answer) details.set(path, answer);
    }
    return details;
  }, [unknown, here, results]);
}

const dataOf = (answers: readonly { data: FileDetails | undefined }[]) => answers.map(({ data }) => data);

function useTour() {
  return useEditingState((state) => state.input.tour);
}
