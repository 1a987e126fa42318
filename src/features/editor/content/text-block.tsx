import PenLine from 'lucide-react/icons/pen-line';
import { type MouseEvent, useState } from 'react';
import type { BlockOf } from '@/domain/content/content-blocks';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { LazyPart } from '@/ui/lazy-part';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { PointLinks } from '@/widgets/rich-text/point-links';
import { RichText } from '@/widgets/rich-text/rich-text';
import { useEditingState } from '../session/editing-context';
import { TypedAheadField, useTypedAhead } from './typed-ahead';

type Props = { poi: PoiId; block: BlockOf<'text'> };

/** As large as the rest of the editor, so it loads on demand, or in a quiet moment. */
export const textEditor = async () => (await import('./text-editor')).TextEditor;

/** A text block: shown as visitors see it until the user edits it. @see EDIT-041 */
export function TextBlock({ poi, block }: Props) {
  const isWriting = useEditingState((state) => state.editedBlock === block.identifier);
  const isNobodyWriting = useEditingState((state) => state.editedBlock === null);
  const write = useEditingState((state) => state.editBlock);
  const [hasWritten, setHasWritten] = useState(isWriting);
  if (isWriting && !hasWritten) setHasWritten(true);
  const { typed, take } = useTypedAhead(poi, block.identifier, isWriting);
  if (!isWriting) return <TextReader block={block} takesFocus={hasWritten && isNobodyWriting} onWrite={() => write(block.identifier)} />;
  return (
    <LazyPart load={textEditor} props={{ poi, block, takeTypedAhead: take }} fallback={<TypedAheadField block={block} typed={typed} />} />
  );
}

type ReadProps = {
  block: BlockOf<'text'>;
  /** focuses the button when it replaces the text field that had focus */
  takesFocus: boolean;
  onWrite: () => void;
};

function TextReader({ block, takesFocus, onWrite }: ReadProps) {
  const isBlank = block.content.trim() === '';
  const folders = useEditingState(({ edited }) => edited.folders);
  const openPoi = usePlayerState((state) => state.openPoi);
  const onClick = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('a, button') !== null;
    if (!isControl && document.getSelection()?.isCollapsed !== false) onWrite();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer shortcut for the button
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button is available by keyboard
    <div onClick={onClick} onPointerEnter={prefetch} className="cursor-text px-3.5 pt-3 pb-2">
      <PointLinks folders={folders} onOpen={openPoi}>
        {isBlank ? <p className="text-[0.9375rem] text-ink-faint">No text yet.</p> : <RichText html={block.content} />}
      </PointLinks>
      <div className="-mx-2 mt-1.5">
        <Button size="small" look="quiet" autoFocus={takesFocus} aria-label={`Write in ${block.name}`} onClick={onWrite}>
          <PenLine aria-hidden size={14} strokeWidth={1.75} />
          Write
        </Button>
      </div>
    </div>
  );
}

// a failed import is retried when the editor opens
const prefetch = () => void textEditor().catch(() => undefined);
