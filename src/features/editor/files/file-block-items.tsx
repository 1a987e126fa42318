import FolderOpen from 'lucide-react/icons/folder-open';
import type { BlockOf, ContentBlock } from '@/domain/content/content-blocks';
import { uploadHint } from '@/domain/files/file-types';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { useDropTarget } from '@/ui/file-drop';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { UploadButton } from '@/widgets/uploads/upload-button';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { resolveBlock } from './attach';
import { AttachedFiles } from './attached-files';
import { uploadFiles } from './uploads';
import { isListed, UploadLine } from './uploads-panel';

type Props = {
  poi: PoiId;
  /** null until the first file creates it */
  block: BlockOf<'file'> | null;
};

/** The files of one block, with buttons to add more. @see EDIT-042 EDIT-078 */
export function FileBlockItems({ poi, block }: Props) {
  const session = useEditingSession();
  const uploads = useEditingState((state) => state.uploads);
  const identifier = block?.identifier ?? null;
  const send = (files: readonly File[]) => uploadFiles(session, files, { target: { poi, block: identifier } });
  const { isOver, isHere, handlers } = useDropTarget(({ files }) => send([...files]));
  const content = useEditingState((state) => findPoi(state.edited.folders, poi)?.content) ?? none;
  const pendingUploads = uploads.filter(
    (upload) => isListed(upload) && upload.target?.poi === poi && resolveBlock(content, upload.target) === identifier,
  );
  return (
    <div {...handlers} className={cn('relative flex flex-col gap-2 p-2', isHere && 'bg-accent-wash')}>
      {block && <AttachedFiles poi={poi} block={block} />}
      {pendingUploads.length > 0 && (
        <ul aria-label="Uploads" className="px-1">
          {pendingUploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {isOver ? (
        <p
          className={cn(
            'rounded-lg border border-dashed px-3 py-3 text-center text-sm',
            isHere ? 'border-accent-line text-ink' : 'border-line-strong text-ink-soft',
          )}
        >
          Drop to upload and attach
        </p>
      ) : (
        <AddButtons onFiles={send} block={identifier} isEmpty={!block || block.content.length === 0} />
      )}
    </div>
  );
}

const none: readonly ContentBlock[] = [];

type WaysProps = { block: string | null; isEmpty: boolean; onFiles: (files: readonly File[]) => void };

function AddButtons({ block, isEmpty, onFiles }: WaysProps) {
  const activateBlock = useEditingState((state) => state.activateBlock);
  const togglePanel = usePlayerState((state) => state.togglePanel);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Button
        size="small"
        onClick={() => {
          activateBlock(block);
          togglePanel('files');
        }}
      >
        <FolderOpen aria-hidden size={16} strokeWidth={1.75} className="text-ink-faint" />
        Choose files
      </Button>
      <UploadButton size="small" label="Files to upload and attach" multiple onFiles={onFiles}>
        Upload
      </UploadButton>
      <p className="text-ink-faint text-xs">
        {isEmpty && <span className="max-md:hidden">or drop them here. </span>}
        {uploadHint()}
      </p>
    </div>
  );
}
