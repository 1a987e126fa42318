import { useQuery, useQueryClient } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { deleteSweepFile, type SweepRef, sweepFileQueries, sweepFilesKey, uploadSweepFile } from '@/backend/older/files';
import { olderQueries } from '@/backend/older/queries';
import { isAppError } from '@/domain/app-error';
import type { FileItem } from '@/domain/content/content-blocks';
import { olderUploadTypes } from '@/domain/files/file-types';
import { nameChange } from '@/domain/files/names';
import { iconsOf } from '@/domain/icons';
import { markersIdOf } from '@/domain/markers/changes';
import { allItems } from '@/domain/older/edits';
import type { OlderItem } from '@/domain/older/items';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorNote } from '@/ui/error-note';
import { IconButton } from '@/ui/icon-button';
import { FilePreview } from '@/widgets/file-preview/file-preview';
import { fileTitle } from '@/widgets/file-preview/file-row';
import { UploadButton } from '@/widgets/uploads/upload-button';
import { useMutation } from '@/widgets/use-mutation';
import { useOlderEditingSession } from './older-editing-session';
import { storageProblem } from './storage-problem';

const accept = olderUploadTypes.join(',');
const hint = 'Excel, Word, PDF, JPEG, PNG and plain text, up to 25 MiB.';
const icons = iconsOf([]);

type Props = { sweep: string /** Gets the uploaded files, and loses the deleted ones. */; item?: OlderItem };
type SweepFile = FileItem & { path: string };

/** The files of a sweep. @see OLD-024 OLD-025 OLD-028 */
export function SweepFiles({ sweep, item }: Props) {
  const session = useOlderEditingSession();
  const client = useQueryClient();
  const ref = { ...session.ref, sweep };
  const { data, error, refetch } = useQuery(sweepFileQueries.files(ref));
  const [rejected, setRejected] = useState<{ name: string; problem: string }[]>([]);
  const [renamed, setRenamed] = useState<string[]>([]);
  const upload = useMutation({
    mutationFn: async (chosen: File[]) => {
      setRejected([]);
      setRenamed([]);
      for (const file of chosen) {
        try {
          const { path: _path, ...stored } = await uploadSweepFile(ref, file);
          const change = nameChange(file.name, stored.name);
          if (change) setRenamed((before) => [...before, change]);
          if (item) session.edit(item.identifier, (current) => ({ ...current, files: [...current.files, stored] }));
        } catch (failure) {
          const problem = isAppError(failure, 'invalid-argument') ? failure.message : storageProblem(failure as Error);
          setRejected((before) => [...before, { name: file.name, problem }]);
        }
      }
      await client.invalidateQueries({ queryKey: sweepFilesKey(ref) });
    },
    meta: { failed: storageProblem },
  });
  return (
    <section aria-label="Files of the sweep" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium text-sm">Files of the sweep</h3>
        <UploadButton size="small" label="Files" multiple accept={accept} hint={hint} onFiles={(chosen) => upload.mutate(chosen)}>
          {upload.isPending ? 'Uploading…' : 'Upload'}
        </UploadButton>
      </div>
      {rejected.map(({ name, problem }) => (
        <ErrorNote key={name}>{problemOf(name, problem)}</ErrorNote>
      ))}
      {renamed.map((change) => (
        <p key={change} role="status" className="wrap-anywhere rounded-md bg-notice-wash px-3 py-2 text-notice text-sm">
          {change}
        </p>
      ))}
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
          Couldn’t load the files.
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {data?.files.length === 0 && <p className="text-ink-faint text-sm">No files yet. {hint}</p>}
      <ul className="flex flex-col gap-2">
        {data?.files.map((file) => (
          <FileEntry key={file.path} file={file} sweepRef={ref} />
        ))}
      </ul>
    </section>
  );
}

/** The ledger’s words stand before the name; everything else behind it. */
const problemOf = (name: string, problem: string): string =>
  problem.startsWith(unsupported) ? problem.replace(unsupported, `${unsupported}: ${name}`) : `${name}: ${problem}`;

const unsupported = 'Unsupported file type';

/** @see OLD-025 OLD-033 */
function FileEntry({ file, sweepRef }: { file: SweepFile; sweepRef: SweepRef }) {
  const session = useOlderEditingSession();
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const markersId = file.contentType.startsWith('image/') ? markersIdOf(file) : '';
  const { data: stored } = useQuery({
    ...olderQueries.markers(sweepRef.organization, sweepRef.tour, markersId),
    enabled: markersId !== '',
    retryOnMount: false,
  });
  const deletion = useMutation({
    mutationFn: () => deleteSweepFile(file.path),
    meta: { done: 'File deleted', failed: () => 'Could not delete file' },
    onSuccess: () => {
      detach(session, file.url);
      return client.invalidateQueries({ queryKey: sweepFilesKey(sweepRef) });
    },
  });
  return (
    <li className="flex items-start gap-1">
      <div className="min-w-0 grow">
        <FilePreview file={{ ...file, markers: stored?.markers ?? [] }} icons={icons} />
      </div>
      <IconButton label={`Delete ${fileTitle(file)}`} icon={Trash} onClick={() => setDeleting(true)} />
      {isDeleting && (
        <ConfirmDialog
          title="Delete this file?"
          confirmLabel="Delete"
          danger
          busy={deletion.isPending}
          error={deletion.error && `${deletion.error.message} The file is still there.`}
          onConfirm={() => deletion.mutate()}
          onClose={() => setDeleting(false)}
        >
          <p className="wrap-anywhere">“{fileTitle(file)}” is removed for everybody, and can’t be restored.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Removes a deleted file from the points that show it. */
function detach({ store, edit }: ReturnType<typeof useOlderEditingSession>, url: string): void {
  const shows = ({ files }: OlderItem) => files.some((file) => file.url === url);
  for (const item of allItems(store.getState().items).filter(shows)) {
    edit(item.identifier, (current) => ({ ...current, files: current.files.filter((file) => file.url !== url) }));
  }
}
