import { addEmbed, replaceBlock } from '@/domain/content/changes';
import { videoAt } from '@/domain/content/embeds';
import { newBlock } from '@/domain/content/new-block';
import { isOfPlaylist } from '@/domain/content/playlists';
import { playlistRejected, videoServices } from '@/domain/content/video-addresses';
import { findPoi } from '@/domain/folders/find';
import { isCopiedText } from '@/domain/reuse/copied';
import { truncateText } from '@/domain/truncate-text';
import { useFilesOverPage } from '@/ui/file-drop';
import { toastError } from '@/ui/toast';
import { useWindowPaste } from '@/ui/use-window-paste';
import { CenteredBetweenPanels } from '@/widgets/player-session/centered-between-panels';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { pastePoints } from '../reuse/paste';
import { type EditingSession, useEditingSession, useEditingState } from '../session/editing-context';
import { toastUndoable } from '../session/toast-undoable';
import { attachTarget } from './attach';
import { pastedFiles } from './dropped-files';
import { uploadFiles } from './uploads';

/**
 * In edit mode, files dropped anywhere or pasted are uploaded, and attached to the open point of interest; the pasted address of a video becomes a
 * video of it. Panels and dialogs that take files themselves come first.
 */
export function DropAndPaste() {
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  return isEditing ? <WindowDrop /> : null;
}

function WindowDrop() {
  const session = useEditingSession();
  const activePoi = usePlayerState((state) => state.activePoi);
  const name = useEditingState((state) => (activePoi ? findPoi(state.edited.folders, activePoi)?.name : undefined));
  const isOver = useFilesOverPage(({ files }) => !hasOpenDialog() && send(session, [...files]));
  useWindowPaste((event) => {
    if (event.defaultPrevented || !event.clipboardData || isTextField(event.target) || hasOpenDialog()) return;
    if (paste(session, event.clipboardData)) event.preventDefault();
  });
  if (!isOver || hasOpenDialog()) return null;
  // covers the scan, whose frame would take the files, and is below the panels
  return (
    <div className="absolute inset-0 z-10 border-4 border-accent-line border-dashed bg-canvas/70">
      <CenteredBetweenPanels className="top-1/2">
        <p
          role="status"
          className="wrap-anywhere -translate-y-1/2 max-w-[min(24rem,90vw)] rounded-2xl bg-raised px-5 py-4 text-center font-medium text-base text-ink shadow-sheet"
        >
          {name === undefined ? 'Drop to upload to the tour’s files' : `Drop to upload and attach to “${truncateText(name)}”`}
        </p>
      </CenteredBetweenPanels>
    </div>
  );
}

function send(session: EditingSession, files: readonly File[]): void {
  const { activePoi } = session.player.store.getState();
  const target = attachTarget(session, activePoi);
  if (target) session.store.getState().chooseTab('files');
  uploadFiles(session, files, { target });
}

/** @returns whether there was something to paste */
function paste(session: EditingSession, data: DataTransfer): boolean {
  if (data.files.length > 0) {
    send(session, pastedFiles([...data.files], new Date()));
    return true;
  }
  const text = data.getData('text');
  return addVideo(session, text.trim()) || pasteCopied(session, text);
}

/** An empty clipboard may be one that the browser did not let us write to. */
function pasteCopied(session: EditingSession, text: string): boolean {
  if (session.isVersionCopy || (text !== '' && !isCopiedText(text))) return false;
  void pastePoints(session, text);
  return true;
}

function addVideo(session: EditingSession, url: string): boolean {
  const { activePoi } = session.player.store.getState();
  const poi = activePoi && findPoi(session.store.getState().edited.folders, activePoi);
  const video = videoAt(url);
  if (poi && !video && isOfPlaylist(url)) {
    toastError(playlistRejected);
    return true;
  }
  if (!poi || !video) return false;
  const existing = poi.content.findLast((block) => block.type === 'embeds');
  const name = `${videoServices[video.type]} video`;
  const block = addEmbed(existing ?? newBlock('embeds'), { name, url });
  const content = existing ? replaceBlock(poi.content, block) : [...poi.content, block];
  if (!session.editPoi('Add video', poi.identifier, (now) => ({ ...now, content }))) return false;
  session.store.getState().chooseTab('embeds');
  toastUndoable(session, `${name} added to “${truncateText(poi.name)}”.`);
  return true;
}

const hasOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null;

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])'));
