import { type ClipboardEvent, useMemo, useState } from 'react';
import { uploadHint } from '@/domain/files/file-types';
import { folderNameFrom } from '@/domain/files/folder-names';
import { originalFileName } from '@/domain/files/names';
import { truncateText } from '@/domain/truncate-text';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/dialog';
import { useDropTarget } from '@/ui/file-drop';
import { ItemSteps } from '@/ui/item-steps';
import { PortalHost } from '@/ui/portal-host';
import { toastError, toastSuccess } from '@/ui/toast';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useMutation } from '@/widgets/use-mutation';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { attachFiles, attachTarget } from './attach';
import { DeleteFiles } from './delete-files';
import { droppedFiles, type FilesByFolder, filesOfFolder, pastedFiles } from './dropped-files';
import { download, type FileActions } from './file-menu';
import { FilePreviewDialog } from './file-preview-dialog';
import { FolderContents } from './folder-contents';
import { FolderList, rootFolderName } from './folder-list';
import { ManagerToolbar } from './manager-toolbar';
import { SelectUploaded } from './select-uploaded';
import { SelectionBar } from './selection-bar';
import { removeReadNotices, uploadFiles } from './uploads';
import { UploadsPanel } from './uploads-panel';
import { type Manager, useFileView, useItems, useManager } from './use-manager';

type Props = { onClose: () => void };

/** Uploads, previews and attaches the tour's files. @see EDIT-078 */
export function FileManager({ onClose: onClosed }: Props) {
  const session = useEditingSession();
  const onClose = () => {
    removeReadNotices(session);
    onClosed();
  };
  const manager = useManager();
  const view = useFileView();
  const uploads = useEditingState((state) => state.uploads);
  const upload = useUpload(manager.folder);
  const attaching = useAttaching(manager, onClose);
  const [previewedPath, setPreviewedPath] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const attachNow = attaching.attach;
  const actions = useMemo<FileActions>(() => ({ preview: setPreviewedPath, attach: attachNow, remove: setDeleting }), [attachNow]);
  const known = manager.files.find(({ file }) => file.path === previewedPath);
  const selected = [...manager.selected];
  return (
    <Dialog title="Files" description={`Files you can attach to points of interest. ${uploadHint()}`} open size="full" onClose={onClose}>
      <Dropzone folder={manager.folder} onFiles={upload}>
        <FolderList folder={manager.folder} onOpen={manager.openFolder} />
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <ManagerToolbar
            manager={manager}
            view={view}
            onFiles={(files) => upload(new Map([[null, files]]))}
            onFolder={(files) => upload(filesOfFolder(files))}
          />
          <FolderContents manager={manager} view={view} actions={actions} />
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
      {known?.details && (
        <FilePreviewDialog
          file={known.file}
          details={known.details}
          footer={
            <ItemSteps
              noun="File"
              index={manager.visibleFiles.indexOf(known)}
              count={manager.visibleFiles.length}
              onGo={(index) => setPreviewedPath(manager.visibleFiles[index]?.file.path ?? previewedPath)}
            />
          }
          onClose={() => setPreviewedPath(null)}
        />
      )}
      {deleting.length > 0 && <DeleteFiles paths={deleting} onDeleted={manager.unselect} onClose={() => setDeleting([])} />}
    </Dialog>
  );
}

function useUpload(folder: string) {
  const session = useEditingSession();
  return (byFolder: FilesByFolder) => {
    for (const [named, files] of byFolder) {
      const target = (named && folderNameFrom(named)) || folder;
      if (named && named.normalize('NFC') !== target)
        toastSuccess(`The folder “${truncateText(named)}” is named “${target || rootFolderName}” here.`);
      uploadFiles(session, files, { folder: target });
    }
  };
}

/** Attaches the selected files to the open PoI and closes the manager; on an error, the selection stays. @see EDIT-042 EDIT-043 */
function useAttaching({ clear }: Manager, onClose: () => void) {
  const session = useEditingSession();
  const activePoi = usePlayerState((state) => state.activePoi);
  const activeBlock = useEditingState((state) => state.activeBlock);
  const activateBlock = useEditingState((state) => state.activateBlock);
  const folders = useEditingState((state) => state.edited.folders);
  const items = useItems();
  // biome-ignore lint/correctness/useExhaustiveDependencies: attachTarget reads the active block and the folders from the session
  const target = useMemo(() => attachTarget(session, activePoi), [session, activePoi, activeBlock, folders]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (paths: readonly string[]) =>
      attachFiles(session, attachTarget(session, activePoi), activePoi === null ? [] : await items(paths)),
    onSuccess: (isDone) => {
      if (!isDone) return;
      clear();
      onClose();
    },
    meta: { failed: 'The files were not attached. ' },
  });
  const downloading = useMutation({
    mutationFn: async (paths: readonly string[]) => {
      for (const { url, name } of await items(paths)) await download(url, originalFileName(name));
    },
    meta: { failed: '' },
  });
  return {
    target,
    attach: mutate,
    isBusy: isPending,
    choose: activateBlock,
    download: downloading.mutate,
  };
}

type DropProps = { folder: string; onFiles: (files: FilesByFolder) => void; children: React.ReactNode };

/** Uploads files that are dropped or pasted anywhere in the manager to the open folder. @see EDIT-078 */
function Dropzone({ folder, onFiles, children }: DropProps) {
  const { isOver, isHere, handlers } = useDropTarget((data) => {
    droppedFiles(data).then(onFiles, () => toastError('Couldn’t read the dropped files. Use Upload instead.'));
  });
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onFiles(new Map([[null, pastedFiles([...event.clipboardData.files], new Date())]]));
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
          Drop to upload to “{folder || rootFolderName}”
        </p>
      )}
    </div>
  );
}
