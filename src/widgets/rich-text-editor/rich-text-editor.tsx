import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { plainText } from '@/domain/rich-text';
import { Button } from '@/ui/button';
import type { Option } from '@/ui/select';
import { richTextStyle } from '../rich-text/styles';
import { ImageBar } from './image-bar';
import { LinkBar } from './link-bar';
import { TableBar } from './table-bar';
import type { TextImages } from './text-images';
import { lengthLabel, lengthProblem } from './text-length';
import { TextToolbar } from './text-toolbar';
import { useRichTextSession } from './use-rich-text-session';

/** Passes pending input to `onChange`, which otherwise follows typing at intervals. */
export type RichTextEditorHandle = { flush: () => void };

type Props = {
  ref?: Ref<RichTextEditorHandle>;
  /** Accessible name. */
  label: string;
  /** HTML as it is stored. */
  value: string;
  /** Called with sanitized HTML; "" for an empty text. */
  onChange: (html: string) => void;
  /** Maximum length of the HTML. Longer texts are kept, with a message. */
  maxLength: number;
  placeholder?: string;
  /** Ids of the elements that describe the field, and whether they say that it is wrong. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  /** Takes files and images that the user pastes or drops; without it, they are left out. */
  onFiles?: (files: File[]) => void;
  /** How the text gets images; without it, those that it has stay. */
  images?: TextImages;
  /** Where to add what a text cannot have, shown when it was left out. */
  fileHint?: string;
  /** The points that a link may lead to, with their addresses (`pointLink`), asked for when a link is edited. */
  points?: () => readonly Option[];
  autoFocus?: boolean;
  /** Returns what was typed while the editor was loading, once; it is inserted at the end. */
  takeTypedAhead?: () => string;
  /** The user paused or left the field. */
  onPause?: () => void;
  /** Closes the editor; adds a Done button, and Escape does the same. */
  onDone?: () => void;
};

/** A text with formatting, links and lists. Load it on demand: it is as large as the rest of a page. @see EDIT-041 */
export function RichTextEditor({ ref, label, value, onChange, maxLength, onFiles, fileHint, points, autoFocus = false, ...props }: Props) {
  const { images, placeholder, describedBy, isInvalid = false, takeTypedAhead, onPause, onDone } = props;
  const [isLinking, setLinking] = useState(false);
  const { text, rejection } = useRichTextSession({
    label,
    content: value,
    maxLength,
    onFiles,
    images,
    fileHint,
    autoFocus,
    takeTypedAhead,
    onChange,
    onPause: () => onPause?.(),
    onLink: () => setLinking(true),
    onEscape: () => {
      onDone?.();
      return onDone !== undefined;
    },
  });
  useImperativeHandle(ref, () => ({ flush: () => text?.flush() }), [text]);
  useDescription(text?.editor, describedBy, isInvalid);
  // at once: the library focuses in a later frame, and a key pressed before it would run a shortcut
  useLayoutEffect(() => {
    if (autoFocus) text?.editor.view.focus();
  }, [autoFocus, text]);
  const problem = rejection ?? lengthProblem(value.length, maxLength);
  if (!text) return null;
  const { editor } = text;
  return (
    <div>
      <div className="sticky top-(--toolbar-top,0) z-10 rounded-t-xl border-line border-b bg-raised">
        <TextToolbar
          editor={editor}
          isLinking={isLinking}
          onLink={() => setLinking(!isLinking)}
          onImages={images && ((files) => text.addImages(files))}
        />
        <ImageBar editor={editor} />
        <TableBar editor={editor} />
        {isLinking && <LinkBar editor={editor} points={points?.() ?? []} onClose={() => setLinking(false)} />}
        {problem && (
          <p role="alert" className="px-3.5 py-2 text-pretty text-danger text-sm">
            {problem}
          </p>
        )}
      </div>
      <div className="relative">
        {placeholder && <Placeholder editor={editor} text={placeholder} />}
        <EditorContent editor={editor} />
      </div>
      <div className="flex min-h-9 items-center gap-3 border-line border-t py-1 pe-1.5 ps-3.5">
        <p className="min-w-0 grow text-ink-faint text-xs tabular-nums">{lengthLabel(plainText(value), value.length, maxLength)}</p>
        {onDone && (
          <Button size="small" look="quiet" onClick={onDone}>
            Done
          </Button>
        )}
      </div>
    </div>
  );
}

function useDescription(editor: Editor | undefined, describedBy: string | undefined, isInvalid: boolean): void {
  useEffect(() => {
    const field = editor?.view.dom;
    field?.setAttribute('aria-invalid', `${isInvalid}`);
    if (describedBy) field?.setAttribute('aria-describedby', describedBy);
    else field?.removeAttribute('aria-describedby');
  }, [editor, describedBy, isInvalid]);
}

function Placeholder({ editor, text }: { editor: Editor; text: string }) {
  const isEmpty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty });
  if (!isEmpty) return null;
  return (
    <p aria-hidden className={`${richTextStyle} pointer-events-none absolute px-3.5 py-3 text-ink-faint`}>
      {text}
    </p>
  );
}
