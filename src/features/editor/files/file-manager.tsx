import { useMutation } from '@tanstack/react-query';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { AppError } from '@/domain/app-error';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/dialog';
import { useFileDrop, useFilesOverPage } from '@/ui/file-drop';
import { PortalHost } from '@/ui/portal-host';
import { sayProblem } from '@/ui/say';
import { usePlayer } from '@/widgets/visit/session-context';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { attach, targetOf } from './attach';
import { DeleteFiles } from './delete-files';
import { droppedFiles, type FilesByFolder, filesOfFolder, pastedFiles } from './dropped-files';
import { FileLook } from './file-look';
import { download, type FileActions } from './file-menu';
import { FilesShown } from './files-shown';
import { FolderList, outermost } from './folder-list';
import { ManagerToolbar } from './manager-toolbar';
import { SelectUploaded } from './select-uploaded';
import { SelectionBar } from './selection-bar';
import { forgetRefused, uploadFiles } from './uploads';
import { UploadsPanel } from './uploads-panel';
import { useFileView } from './use-file-view';
import { type Manager, useItems, useManager } from './use-manager';

type Props = { onClose: () => void };

/** The files of the tour: stored, looked at, and attached to points of interest. @see EDIT-078 */
export function FileManager({ onClose: closed }: Props) {
  const session = useEditingSession();
  const onClose = () => {
    forgetRefused(session);
    closed();
  };
  const manager = useManager();
  const view = useFileView();
  const uploads = useEditingState((state) => state.uploads);
  const upload = useUpload(manager.folder);
  const attaching = useAttaching(manager, onClose);
  const [looked, setLooked] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const attachNow = attaching.attach;
  const actions = useMemo<FileActions>(() => ({ look: setLooked, attach: attachNow, remove: setDeleting }), [attachNow]);
  const known = manager.files.find(({ file }) => file.path === looked);
  const selected = [...manager.selected];
  return (
    <Dialog title="Files" description="What can be attached to points of interest." open size="full" onClose={onClose}>
      <Dropzone folder={manager.folder} onFiles={upload}>
        <FolderList folder={manager.folder} onOpen={manager.openFolder} />
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <ManagerToolbar
            manager={manager}
            view={view}
            onFiles={(files) => upload(new Map([[null, files]]))}
            onFolder={(files) => upload(filesOfFolder(files))}
          />
          <FilesShown manager={manager} view={view} actions={actions} />
          <UploadsPanel uploads={uploads} />
          <SelectUploaded uploads={uploads} onSelect={manager.select} />
          <SelectionBar
            count={selected.length}
            target={attaching.target}
            isBusy={attaching.isBusy}
            onTarget={attaching.choose}
            onAttach={() => attachNow(selected)}
            onDownload={() => attaching.download(selected)}
            onDelete={() => setDeleting(selected)}
            onClear={manager.clear}
          />
        </div>
      </Dropzone>
      {known?.details && <FileLook file={known.file} details={known.details} onClose={() => setLooked(null)} />}
      {deleting.length > 0 && <DeleteFiles paths={deleting} onDeleted={manager.unselect} onClose={() => setDeleting([])} />}
    </Dialog>
  );
}

function useUpload(folder: string) {
  const session = useEditingSession();
  return (byFolder: FilesByFolder) => {
    for (const [named, files] of byFolder) uploadFiles(session, files, { folder: named ?? folder });
  };
}

const words = (error: unknown) => (error instanceof AppError ? error.message : 'Something went wrong. Try again.');

/** Attaches what is selected to the open PoI, and closes; what fails keeps the selection. @see EDIT-042 EDIT-043 */
function useAttaching({ clear }: Manager, onClose: () => void) {
  const session = useEditingSession();
  const activePoi = usePlayer((state) => state.activePoi);
  const activeBlock = useEditingState((state) => state.activeBlock);
  const activateBlock = useEditingState((state) => state.activateBlock);
  const folders = useEditingState((state) => state.edited.folders);
  const items = useItems();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active block and the folders are what it is found by
  const target = useMemo(() => targetOf(session, activePoi), [session, activePoi, activeBlock, folders]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (paths: readonly string[]) =>
      attach(session, targetOf(session, activePoi), activePoi === null ? [] : await items(paths)),
    onSuccess: (isDone) => {
      if (!isDone) return;
      clear();
      onClose();
    },
    onError: (error) => sayProblem(`The files were not attached. ${words(error)}`),
  });
  return {
    target,
    attach: mutate,
    isBusy: isPending,
    choose: activateBlock,
    download: async (paths: readonly string[]) => {
      try {
        for (const { url, name } of await items(paths)) await download(url, name);
      } catch (error) {
        sayProblem(words(error));
      }
    },
  };
}

type DropProps = { folder: string; onFiles: (files: FilesByFolder) => void; children: React.ReactNode };

/** Files let go anywhere over the manager go into the open folder, and so do pasted pictures. @see EDIT-078 */
function Dropzone({ folder, onFiles, children }: DropProps) {
  const isOver = useFilesOverPage();
  const { isHere, handlers } = useFileDrop((data) => {
    droppedFiles(data).then(onFiles, () => sayProblem('What was dropped could not be read. Choose it with Upload.'));
  });
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onFiles(new Map([[null, pastedFiles(event.clipboardData, new Date())]]));
  };
  return (
    <div {...handlers} onPaste={onPaste} className="-m-5 relative flex h-[calc(100%+2.5rem)] max-md:flex-col">
      <PortalHost>{children}</PortalHost>
      {isOver && (
        <p
          className={cn(
            'pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-xl border-2 border-dashed bg-raised font-medium text-base text-ink opacity-90',
            isHere ? 'border-accent-line' : 'border-line-strong',
          )}
        >
          Let go to upload into “{folder || outermost}”
        </p>
      )}
    </div>
  );
}
