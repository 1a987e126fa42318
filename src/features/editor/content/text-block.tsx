import PenLine from 'lucide-react/icons/pen-line';
import { type MouseEvent, Suspense, useState } from 'react';
import type { BlockOf } from '@/domain/content';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { LatePart, LateParts } from '@/ui/late-part';
import { RichText } from '@/widgets/rich-text/rich-text';
import { useEditingState } from '../session/editing-context';

type Props = { poi: PoiId; block: BlockOf<'text'> };

// The text editor weighs as much as the rest of the editor: it comes for those who write.
const textEditor = async () => (await import('./text-editor')).TextEditor;

/** A text: as visitors read it, until somebody writes in it. @see EDIT-041 */
export function TextBlock({ poi, block }: Props) {
  const isWriting = useEditingState((state) => state.writing === block.identifier);
  const isNobodyWriting = useEditingState((state) => state.writing === null);
  const write = useEditingState((state) => state.write);
  const [wrote, setWrote] = useState(isWriting);
  if (isWriting && !wrote) setWrote(true);
  const read = <Read block={block} takesFocus={wrote && isNobodyWriting} onWrite={() => write(block.identifier)} />;
  if (!isWriting) return read;
  return (
    <LateParts>
      <Suspense fallback={read}>
        <LatePart load={textEditor} given={{ poi, block }} />
      </Suspense>
    </LateParts>
  );
}

type ReadProps = {
  block: BlockOf<'text'>;
  /** it takes the place of the field that had the focus */
  takesFocus: boolean;
  onWrite: () => void;
};

function Read({ block, takesFocus, onWrite }: ReadProps) {
  const isBlank = block.content.trim() === '';
  const onClick = ({ target }: MouseEvent) => {
    const isOther = target instanceof Element && target.closest('a, button') !== null;
    if (!isOther && document.getSelection()?.isCollapsed !== false) onWrite();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer to what the button does
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button is there for keys
    <div onClick={onClick} onPointerEnter={prefetch} className="cursor-text px-3.5 pt-3 pb-2">
      {isBlank ? <p className="text-[0.9375rem] text-ink-faint">Nothing written yet.</p> : <RichText html={block.content} />}
      <div className="-mx-2 mt-1.5">
        <Button size="small" look="quiet" autoFocus={takesFocus} aria-label={`Write in ${block.name}`} onClick={onWrite}>
          <PenLine aria-hidden size={14} strokeWidth={1.75} />
          Write
        </Button>
      </div>
    </div>
  );
}

// what fails now is asked for again when it is needed
const prefetch = () => void textEditor().catch(() => undefined);
