import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { BlockOf } from '@/domain/content/content-blocks';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { escapeText } from '@/domain/rich-text';
import { RichText } from '@/widgets/rich-text/rich-text';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { useBlocks } from './use-blocks';

export const textPlaceholder = 'What visitors should know';

type FieldProps = { block: BlockOf<'text'>; typed: RefObject<string> };

/** A field with the focus while the text editor is loading, so that what is typed meanwhile belongs to the text and runs no shortcuts. */
export function TypedAheadField({ block, typed }: FieldProps) {
  const close = useEditingState((state) => state.editBlock);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close(null);
  };
  return (
    <div className="flex flex-col gap-2 px-3.5 py-3">
      {block.content.trim() !== '' && <RichText html={block.content} />}
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the user asked to write
        autoFocus
        aria-label="Text, while the editor is loading"
        placeholder={textPlaceholder}
        defaultValue={typed.current}
        rows={3}
        onChange={({ target }) => {
          typed.current = target.value;
        }}
        onKeyDown={handleKey}
        className="w-full resize-none bg-transparent text-[0.9375rem] text-ink outline-none placeholder:text-ink-faint max-md:text-base"
      />
    </div>
  );
}

/** What was typed into the field. If the text editor never takes it, it is added to the text once that is closed. */
export function useTypedAhead(poi: PoiId, block: string, isWriting: boolean): { typed: RefObject<string>; take: () => string } {
  const { store } = useEditingSession();
  const { write } = useBlocks(poi);
  const typed = useRef('');
  const take = useMemo(
    () => () => {
      const text = typed.current;
      typed.current = '';
      return text;
    },
    [],
  );
  useEffect(() => {
    if (!isWriting) return;
    return () => {
      const text = take();
      const found = findPoi(store.getState().edited.folders, poi)?.content.find(({ identifier }) => identifier === block);
      if (text.trim() !== '' && found?.type === 'text') write(block, withTypedText(found.content, text));
    };
  }, [isWriting, poi, block, store, write, take]);
  return { typed, take };
}

/** Adds typed lines at the end of rich text: the first to its last paragraph, if it ends with one, and each of the others as a paragraph. */
function withTypedText(html: string, typed: string): string {
  const [first = '', ...others] = typed.split('\n').map(escapeText);
  const end = '</p>';
  const text = html.endsWith(end) ? `${html.slice(0, -end.length)}${first}${end}` : `${html}<p>${first}${end}`;
  return [text, ...others.map((line) => `<p>${line}${end}`)].join('');
}
