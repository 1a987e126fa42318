import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BlockOf } from '@/domain/content/content-blocks';
import { allPois } from '@/domain/folders/folder';
import type { PoiId } from '@/domain/ids';
import { contentLimits } from '@/domain/limits';
import { pointLink } from '@/domain/point-link';
import { RichTextEditor, type RichTextEditorHandle } from '@/widgets/rich-text-editor/rich-text-editor';
import type { TextImages } from '@/widgets/rich-text-editor/text-images';
import { attachTarget } from '../files/attach';
import { pastedFiles } from '../files/dropped-files';
import { markUploadsHandled, uploadFiles } from '../files/uploads';
import { isListed, UploadLine } from '../files/uploads-panel';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { imagesOfText, imageUpload, leaveImage, uploadTextImages } from './text-images';
import { textPlaceholder } from './typed-ahead';
import { useBlocks } from './use-blocks';

type Props = { poi: PoiId; block: BlockOf<'text'>; takeTypedAhead: () => string };

/**
 * Writes a text block: typed input becomes edits of the session, and changes from elsewhere are shown. Images go into the text, other files that are pasted become files of the point.
 * @see EDIT-041
 */
export function TextEditor({ poi, block, takeTypedAhead }: Props) {
  const session = useEditingSession();
  const { onFlushPendingInput, endStep } = session;
  const { write } = useBlocks(poi);
  const openBlock = useEditingState((state) => state.editBlock);
  const editor = useRef<RichTextEditorHandle>(null);
  const { uploads, images } = useImages(poi, block.identifier);
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
        images={images}
        fileHint="Add images with the button Image, and other files under Files."
        points={points}
        autoFocus
        takeTypedAhead={takeTypedAhead}
        onChange={(html) => write(block.identifier, html)}
        onPause={endStep}
        onDone={() => openBlock(null)}
      />
      {uploads.length > 0 && (
        <ul aria-label="Uploads" className="border-line border-t px-3">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The images of a text that are being uploaded, and how its editor gets them. */
function useImages(poi: PoiId, block: string) {
  const session = useEditingSession();
  const all = useEditingState((state) => state.uploads);
  return useMemo(() => {
    const waiting = imagesOfText(all, poi, block);
    const images: TextImages = {
      upload: (files) => uploadTextImages(session, pastedFiles(files, new Date()), { poi, block }),
      uploads: waiting.filter(({ state }) => state !== 'rejected').map(imageUpload),
      onPlaced: (id) => markUploadsHandled(session, [id]),
      onLeave: (id, after) => leaveImage(session, id, after),
    };
    return { uploads: waiting.filter(isListed), images };
  }, [session, all, poi, block]);
}
