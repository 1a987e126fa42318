import { Editor } from '@tiptap/react';
import { sanitizeHtml } from '../rich-text/sanitize';
import { richTextStyle } from '../rich-text/styles';
import { cleanPastedHtml } from './clean-pasted-html';
import { editableText } from './editable-text';
import { pasteLengthProblem } from './text-length';
import { textSchema } from './text-schema';
import { textWriter } from './text-writer';

export type TextSessionOptions = {
  label: string;
  content: string;
  maxLength: number;
  /** Where to add files instead, shown when the user pastes or drops some. */
  fileHint: string | undefined;
  autoFocus: boolean;
  /** Called with the text as it would be stored. */
  onChange: (html: string) => void;
  /** The user paused or left the field. */
  onPause: () => void;
  /** Called with the reason why a paste or drop was rejected; null once input is accepted. */
  onReject: (rejection: string | null) => void;
  /** The user wants to edit a link. */
  onLink: () => void;
  /** The user pressed Escape. @returns whether that was handled */
  onEscape: () => boolean;
};

export type TextSession = {
  editor: Editor;
  /** Passes pending input to `onChange`. */
  flush: () => void;
  /** Shows the given content unless it came from this editor. */
  show: (content: string) => void;
  end: () => void;
};

/** Creates a rich-text editor for one text; call `end` when it closes. */
export function createTextSession({ label, content, autoFocus, ...options }: TextSessionOptions): TextSession {
  const { onChange, onPause, onReject } = options;
  const editor = new Editor({
    extensions: textSchema,
    content: editableText(content),
    autofocus: autoFocus && 'end',
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${richTextStyle} min-h-44 px-3.5 py-3 outline-none max-md:text-base`,
      },
      transformPastedHTML: cleanPastedHtml,
      ...eventHandlers(options),
      handleDOMEvents: {
        // saving the form around the field must include what was just typed
        keydown: (_view, event) => void (isModified(event, 's') && writer.flush()),
      },
    },
  });
  const writer = textWriter(content, { read: () => sanitizeHtml(editor.getHTML()), onChange, onPause });
  editor.on('update', () => {
    onReject(null);
    writer.onInput();
  });
  editor.on('blur', () => {
    writer.flush();
    onPause();
  });
  return {
    editor,
    flush: writer.flush,
    show: (next) => {
      if (writer.isExternalChange(next)) editor.commands.setContent(editableText(next), { emitUpdate: false });
    },
    end: () => {
      writer.end();
      onPause();
      editor.destroy();
    },
  };
}

type EventOptions = Pick<TextSessionOptions, 'maxLength' | 'fileHint' | 'onReject' | 'onLink' | 'onEscape'>;

function eventHandlers({ maxLength, fileHint, onReject, onLink, onEscape }: EventOptions): Editor['options']['editorProps'] {
  const reject = (problem: string | null): boolean => {
    onReject(problem);
    return problem !== null;
  };
  return {
    handlePaste: (view, { clipboardData }, slice) =>
      reject(filesProblem(clipboardData, fileHint) ?? pasteLengthProblem(sizeWith(view.state, slice.size), maxLength)),
    handleDrop: (_view, event) => {
      const isRejected = reject(filesProblem(event.dataTransfer, fileHint));
      // otherwise the browser would navigate to the file
      if (isRejected) event.preventDefault();
      return isRejected;
    },
    handleKeyDown: (_view, event) => {
      const isLink = isModified(event, 'k');
      if (isLink) onLink();
      const isHandled = isLink || (event.key === 'Escape' && onEscape());
      if (isHandled) event.preventDefault();
      return isHandled;
    },
  };
}

/** Document size after pasting, which replaces the selection. */
const sizeWith = ({ doc, selection }: Editor['state'], pasted: number): number =>
  doc.content.size - (selection.to - selection.from) + pasted;

const isModified = (event: KeyboardEvent, key: string) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === key;

const filesProblem = (data: DataTransfer | null, hint: string | undefined): string | null =>
  data && data.files.length > 0 && !data.types.includes('text/html') && !data.types.includes('text/plain')
    ? ['You can’t add files to a text.', hint].filter(Boolean).join(' ')
    : null;
