import { useLayoutEffect, useRef } from 'react';
import type { BlockOf } from '@/domain/content/content-blocks';
import { allPois } from '@/domain/folders/folder';
import type { PoiId } from '@/domain/ids';
import { contentLimits } from '@/domain/limits';
import { pointLink } from '@/domain/point-link';
import { RichTextEditor, type RichTextEditorHandle } from '@/widgets/rich-text-editor/rich-text-editor';
import { attachTarget } from '../files/attach';
import { pastedFiles } from '../files/dropped-files';
import { uploadFiles } from '../files/uploads';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { textPlaceholder } from './typed-ahead';
import { useBlocks } from './use-blocks';

type Props = { poi: PoiId; block: BlockOf<'text'>; takeTypedAhead: () => string };

/**
 * Writes a text block: typed input becomes edits of the session, and changes from elsewhere are shown. Pasted images become files of the point.
 * @see EDIT-041
 */
export function TextEditor({ poi, block, takeTypedAhead }: Props) {
  const session = useEditingSession();
  const { onFlushPendingInput, endStep } = session;
  const { write } = useBlocks(poi);
  const openBlock = useEditingState((state) => state.editBlock);
  const editor = useRef<RichTextEditorHandle>(null);
  const points = () =>
    allPois(session.store.getState().edited.folders).flatMap(({ identifier, name }) =>
      identifier === poi ? [] : [{ value: pointLink(identifier), label: name }],
    );
  useLayoutEffect(() => onFlushPendingInput(() => editor.current?.flush()), [onFlushPendingInput]);
  return (
    // the toolbar sticks to the edge of the panel, which has a padding
    <div className="[--toolbar-top:-1rem]">
      <RichTextEditor
        ref={editor}
        label={block.name}
        value={block.content}
        maxLength={contentLimits.text}
        placeholder={textPlaceholder}
        onFiles={(files) => uploadFiles(session, pastedFiles(files, new Date()), { target: attachTarget(session, poi) })}
        fileHint="Add images and other files under Files."
        points={points}
        autoFocus
        takeTypedAhead={takeTypedAhead}
        onChange={(html) => write(block.identifier, html)}
        onPause={endStep}
        onDone={() => openBlock(null)}
      />
    </div>
  );
}
