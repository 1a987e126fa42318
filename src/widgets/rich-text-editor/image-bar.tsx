import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { contentLimits } from '@/domain/limits';
import { Button } from '@/ui/button';
import { isEnter } from '@/ui/is-enter';
import { TextField } from '@/ui/text-field';

/** Describes the image that is selected, or removes it. */
export function ImageBar({ editor }: { editor: Editor }) {
  const selected = useEditorState({ editor, selector: ({ editor: now }) => selectedAlt(now) });
  const field = useRef<HTMLInputElement>(null);
  const isShown = selected !== null;
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const ask = () => setAsking(true);
    editor.on('describeImage', ask);
    return () => void editor.off('describeImage', ask);
  }, [editor]);
  useEffect(() => {
    if (!isAsking || !isShown) return;
    field.current?.focus();
    setAsking(false);
  }, [isAsking, isShown]);
  if (!isShown) return null;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !isEnter(event)) return;
    event.preventDefault();
    event.stopPropagation();
    editor.commands.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the editor may be in a form, and forms can’t be nested
    <div role="form" aria-label="Image" className="flex flex-col gap-2 border-line border-t px-3.5 py-3">
      <TextField
        ref={field}
        label="Alternative text"
        hint="What the image shows, for visitors who can’t see it."
        maxLength={contentLimits.imageAlt}
        value={selected}
        onKeyDown={close}
        onChange={({ target }) => describeSelected(editor, target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" look="quiet" onClick={() => editor.chain().focus().deleteSelection().run()}>
          Remove image
        </Button>
        <Button size="small" onClick={() => editor.commands.focus()}>
          Done
        </Button>
      </div>
    </div>
  );
}

const selectedImage = ({ selection }: EditorState) =>
  selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection : null;

/** The alternative text of the selected image; null without one. */
function selectedAlt({ state }: Editor): string | null {
  const image = selectedImage(state);
  return image && String(image.node.attrs.alt ?? '');
}

/** Whether an image is selected. */
export const isImageSelected = (state: EditorState): boolean => selectedImage(state) !== null;

function describeSelected(editor: Editor, alt: string): void {
  const image = selectedImage(editor.state);
  if (image) editor.view.dispatch(editor.state.tr.setNodeAttribute(image.from, 'alt', alt === '' ? null : alt));
}
