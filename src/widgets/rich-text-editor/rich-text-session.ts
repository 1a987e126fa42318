import { Editor } from '@tiptap/react';
import { isEnter } from '@/ui/is-enter';
import { richTextStyle } from '../rich-text/styles';
import { cleanPastedHtml } from './clean-pasted-html';
import { editableText, storedText } from './editable-text';
import { isImageSelected } from './image-bar';
import { addPlaceAfter, addPlaces, blocksBefore, insertImage, placedIds, removePlaces } from './image-places';
import { fileName, omissionMessage, pastedMedia } from './pasted-media';
import { type ImageUpload, isForText, readyImages, type TextImages } from './text-images';
import { pasteLengthProblem } from './text-length';
import { textSchema } from './text-schema';
import { textWriter } from './text-writer';

export type RichTextSessionOptions = {
  label: string;
  content: string;
  maxLength: number;
  /** Takes files and images that the user pastes or drops; without it, they are left out. */
  onFiles: ((files: File[]) => void) | undefined;
  /** Takes the images; without it, a text gets none. */
  images: Pick<TextImages, 'upload' | 'onPlaced' | 'onLeave'> | undefined;
  /** Where to add what a text cannot have, shown when it was left out. */
  fileHint: string | undefined;
  autoFocus: boolean;
  /** Returns what was typed before the editor was there. */
  takeTypedAhead: (() => string) | undefined;
  /** Called with the text as it would be stored. */
  onChange: (html: string) => void;
  /** The user paused or left the field. */
  onPause: () => void;
  /** Called with the reason why a paste or drop was rejected, or with what of it was left out; null once input is accepted. */
  onReject: (rejection: string | null) => void;
  /** The user wants to edit a link. */
  onLink: () => void;
  /** The user pressed Escape. @returns whether that was handled */
  onEscape: () => boolean;
};

export type RichTextSession = {
  editor: Editor;
  /** Passes pending input to `onChange`. */
  flush: () => void;
  /** Shows the given content unless it came from this editor. */
  show: (content: string) => void;
  /** Uploads images for the selection, or for a position. */
  addImages: (files: File[], position?: number) => void;
  /** Puts those that are uploaded in their places. */
  showImages: (uploads: readonly ImageUpload[]) => void;
  end: () => void;
};

/** Creates a rich-text editor for one text; call `end` when it closes. */
export function createRichTextSession({ label, content, autoFocus, takeTypedAhead, ...options }: RichTextSessionOptions): RichTextSession {
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
      ...eventHandlers(options, {
        addImages: (files, position) => addImages(files, position),
        describeImage: () => editor.emit('describeImage', undefined),
      }),
      handleDOMEvents: {
        // saving the form around the field must include what was just typed
        keydown: (_view, event) => void (isSave(event) && writer.flush()),
      },
    },
  });
  const writer = textWriter(content, { read: () => storedText(editor.getHTML()), onChange, onPause });
  editor.on('update', ({ transaction }) => {
    // the message about a paste stays until more is written
    if (!['paste', 'drop'].includes(transaction.getMeta('uiEvent'))) onReject(null);
    writer.onInput();
  });
  editor.on('blur', () => {
    writer.flush();
    onPause();
  });
  typeInto(editor, takeTypedAhead?.() ?? '');
  const { images } = options;
  const addImages = (files: File[], position?: number) => images && addPlaces(editor.view, images.upload(files), position);
  return {
    editor,
    flush: writer.flush,
    show: (next) => {
      if (writer.isExternalChange(next)) editor.commands.setContent(editableText(next), { emitUpdate: false });
    },
    addImages,
    showImages: (uploads) => showImages(editor, uploads, (id) => images?.onPlaced(id)),
    end: () => {
      writer.end();
      for (const id of placedIds(editor.view)) images?.onLeave(id, blocksBefore(editor.view, id));
      onPause();
      editor.destroy();
    },
  };
}

function showImages({ view }: Editor, uploads: readonly ImageUpload[], onPlaced: (id: string) => void): void {
  const placed = placedIds(view);
  const gone = placed.filter((id) => !uploads.some((upload) => upload.id === id));
  if (gone.length > 0) removePlaces(view, gone);
  // those that were chosen before this editor was opened
  for (const { id, after } of uploads) if (!placed.includes(id)) addPlaceAfter(view, id, after ?? view.state.doc.childCount);
  for (const { id, image } of readyImages(uploads)) {
    insertImage(view, id, image);
    onPlaced(id);
  }
}

/** Types at the selection, which is the end of the text in an editor that is focused when it opens. */
function typeInto(editor: Editor, typed: string): void {
  if (typed === '') return;
  for (const [index, line] of typed.split('\n').entries()) {
    if (index > 0) editor.commands.splitBlock();
    editor.view.dispatch(editor.state.tr.insertText(line));
  }
}

type EventOptions = Pick<RichTextSessionOptions, 'maxLength' | 'onFiles' | 'images' | 'fileHint' | 'onReject' | 'onLink' | 'onEscape'>;

function eventHandlers(
  { maxLength, onFiles, images, fileHint, onReject, onLink, onEscape }: EventOptions,
  { addImages, describeImage }: { addImages: RichTextSession['addImages']; describeImage: () => void },
): Editor['options']['editorProps'] {
  /** @returns whether there is no text to insert */
  const takeMedia = (data: DataTransfer | null, position?: number): boolean => {
    const { files, omitted, isAll } = pastedMedia(data);
    const forText = images ? files.filter(isForText) : [];
    const others = files.filter((file) => !forText.includes(file));
    onReject(omissionMessage([...omitted, ...(onFiles ? [] : others.map(fileName))], fileHint));
    if (others.length > 0) onFiles?.(others);
    if (forText.length > 0) addImages(forText, position);
    return isAll;
  };
  return {
    handlePaste: (view, { clipboardData }, slice) => {
      const problem = pasteLengthProblem(sizeWith(view.state, slice.size), maxLength);
      if (problem !== null) onReject(problem);
      return problem !== null || takeMedia(clipboardData);
    },
    handleDrop: (view, event) => {
      const isHandled = takeMedia(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
      // otherwise the browser would navigate to the file
      if (isHandled) event.preventDefault();
      return isHandled;
    },
    handleKeyDown: (view, event) => {
      const isLink = isModified(event, 'k');
      if (isLink) onLink();
      const isDescribing = isEnter(event) && isImageSelected(view.state);
      if (isDescribing) describeImage();
      // it saves, where a form says so, and must not add a line to what is saved
      const isHandled = isLink || isDescribing || isModified(event, 'enter') || (event.key === 'Escape' && onEscape());
      if (isHandled) event.preventDefault();
      return isHandled;
    },
  };
}

/** Document size after pasting, which replaces the selection. */
const sizeWith = ({ doc, selection }: Editor['state'], pasted: number): number =>
  doc.content.size - (selection.to - selection.from) + pasted;

/** The keys that save a form; F8 also leads on, in a list of texts. */
const isSave = (event: KeyboardEvent): boolean => isModified(event, 's') || isModified(event, 'enter') || event.key === 'F8';

const isModified = (event: KeyboardEvent, key: string) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === key;
