import { Editor } from '@tiptap/react';
import { contentLimits } from '@/domain/limits';
import { cleanHtml } from '@/widgets/rich-text/clean-text';
import { textLook } from '@/widgets/rich-text/looks';
import { editableText } from './editable-text';
import { pastedText } from './pasted-text';
import { textSchema } from './text-schema';
import { textWriter } from './text-writer';

type Given = {
  label: string;
  content: string;
  /** takes the text into the work, as it would be stored */
  put: (html: string) => void;
  /** what is written next is a step of its own */
  endStep: () => void;
  /** Why something was not taken; null as soon as something is. */
  onRefusal: (refusal: string | null) => void;
  /** Somebody asked for the address of a link. */
  onLink: () => void;
  /** Somebody asked to leave the text. */
  onDone: () => void;
};

export type TextSession = {
  editor: Editor;
  /** Takes in what was typed last. */
  takeIn: () => void;
  /** Shows what the work holds, where that did not come from here. */
  show: (content: string) => void;
  end: () => void;
};

/** The writing of one text, from its first letter until somebody turns to something else. */
export function openText({ label, content, put, endStep, onRefusal, onLink, onDone }: Given): TextSession {
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: `${textLook} min-h-28 px-3.5 py-3 outline-none max-md:text-base`,
  };
  const refuse = (refusal: string | null): boolean => {
    onRefusal(refusal);
    return refusal !== null;
  };
  const editor = new Editor({
    extensions: textSchema,
    content: editableText(content),
    autofocus: 'end',
    editorProps: {
      attributes,
      transformPastedHTML: pastedText,
      handlePaste: (view, { clipboardData }, slice) =>
        refuse(refusedFiles(clipboardData) ?? refusedLength(sizeWith(view.state, slice.size))),
      handleDrop: (_view, event) => {
        const isRefused = refuse(refusedFiles(event.dataTransfer));
        // else the browser would leave the tour to show the file
        if (isRefused) event.preventDefault();
        return isRefused;
      },
      handleKeyDown: (_view, event) => {
        const does = isLinkKey(event) ? onLink : event.key === 'Escape' ? onDone : null;
        if (!does) return false;
        event.preventDefault();
        does();
        return true;
      },
    },
  });
  const writer = textWriter(content, { read: () => cleanHtml(editor.getHTML()), put, onPause: endStep });
  editor.on('update', () => {
    onRefusal(null);
    writer.typed();
  });
  editor.on('blur', () => {
    writer.takeIn();
    endStep();
  });
  return {
    editor,
    takeIn: writer.takeIn,
    show: (next) => {
      if (writer.isNews(next)) editor.commands.setContent(editableText(next), { emitUpdate: false });
    },
    end: () => {
      writer.end();
      endStep();
      editor.destroy();
    },
  };
}

/** What is chosen gives way to what is pasted. */
const sizeWith = ({ doc, selection }: Editor['state'], pasted: number): number =>
  doc.content.size - (selection.to - selection.from) + pasted;

const isLinkKey = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';

const refusedFiles = (data: DataTransfer | null): string | null =>
  data && data.files.length > 0 && !data.types.includes('text/html') && !data.types.includes('text/plain')
    ? 'A text holds words only. Add pictures and other files under Files.'
    : null;

const refusedLength = (length: number): string | null =>
  length > contentLimits.text
    ? `With this the text would have ${length.toLocaleString('en')} characters, of at most ${contentLimits.text.toLocaleString('en')}. Paste less of it.`
    : null;
