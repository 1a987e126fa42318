import FolderOpen from 'lucide-react/icons/folder-open';
import UploadMark from 'lucide-react/icons/upload';
import { useRef } from 'react';
import type { BlockOf, ContentBlock } from '@/domain/content';
import { uploadTypes } from '@/domain/files/file-types';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { useFileDrop, useFilesOverPage } from '@/ui/file-drop';
import { usePlayer } from '@/widgets/visit/session-context';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { blockFor } from './attach';
import { AttachedFiles } from './attached-files';
import { uploadFiles } from './uploads';
import { UploadLine } from './uploads-panel';

type Props = {
  poi: PoiId;
  /** null where there is none yet: the first file makes it */
  block: BlockOf<'file'> | null;
};

/** The files of one block: in their order, with the ways to add some. @see EDIT-042 EDIT-078 */
export function FileBlockItems({ poi, block }: Props) {
  const session = useEditingSession();
  const uploads = useEditingState((state) => state.uploads);
  const identifier = block?.identifier ?? null;
  const isOver = useFilesOverPage();
  const send = (files: readonly File[]) => uploadFiles(session, files, { into: { poi, block: identifier } });
  const { isHere, handlers } = useFileDrop(({ files }) => send([...files]));
  const content = useEditingState((state) => findPoi(state.edited.folders, poi)?.content) ?? none;
  const coming = uploads.filter(({ state, into }) => state !== 'done' && into?.poi === poi && blockFor(content, into) === identifier);
  return (
    <div {...handlers} className={cn('relative flex flex-col gap-2 p-2', isHere && 'bg-accent-wash')}>
      {block && <AttachedFiles poi={poi} block={block} />}
      {coming.length > 0 && (
        <ul aria-label="Uploads" className="px-1">
          {coming.map((upload) => (
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
          Let go to upload and attach
        </p>
      ) : (
        <Ways onFiles={send} block={identifier} isEmpty={!block || block.content.length === 0} />
      )}
    </div>
  );
}

const none: readonly ContentBlock[] = [];

type WaysProps = { block: string | null; isEmpty: boolean; onFiles: (files: readonly File[]) => void };

function Ways({ block, isEmpty, onFiles }: WaysProps) {
  const input = useRef<HTMLInputElement>(null);
  const activateBlock = useEditingState((state) => state.activateBlock);
  const togglePanel = usePlayer((state) => state.togglePanel);
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
      <Button size="small" onClick={() => input.current?.click()}>
        <UploadMark aria-hidden size={16} strokeWidth={1.75} className="text-ink-faint" />
        Upload
      </Button>
      {isEmpty && <p className="text-ink-faint text-xs max-md:hidden">or drop them here</p>}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload and attach"
        accept={uploadTypes.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // so that the same files can be chosen again
          target.value = '';
        }}
      />
    </div>
  );
}
