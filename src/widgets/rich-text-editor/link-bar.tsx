import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { contentLimits } from '@/domain/limits';
import { linkAddress } from '@/domain/web-address';
import { Button } from '@/ui/button';
import { isEnter } from '@/ui/is-enter';
import { TextField } from '@/ui/text-field';

type Props = { editor: Editor; onClose: () => void };

/** Form for the link address of the selected text. */
export function LinkBar({ editor, onClose }: Props) {
  const [initialAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [value, setValue] = useState(initialAddress);
  const [problem, setProblem] = useState<string | null>(null);
  const apply = () => {
    const address = linkAddress(value);
    if (!address) return setProblem('Enter a web address, such as https://example.org.');
    setLink(editor, address, value.trim());
    onClose();
  };
  const cancel = () => {
    onClose();
    editor.commands.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.key === 'Escape' ? cancel : isEnter(event) && event.target instanceof HTMLInputElement ? apply : null;
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the editor may be in a form, and forms can’t be nested
    <div role="form" aria-label="Link" onKeyDown={onKeyDown} className="flex flex-col gap-2 border-line border-t px-3.5 py-3">
      <TextField
        autoFocus
        label="Address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://example.org"
        maxLength={contentLimits.url}
        value={value}
        error={problem}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setProblem(null);
          setValue(target.value);
        }}
      />
      <div className="flex justify-end gap-2">
        {initialAddress && (
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Remove link
          </Button>
        )}
        <Button size="small" look="quiet" onClick={cancel}>
          Cancel
        </Button>
        <Button size="small" onClick={apply}>
          Apply
        </Button>
      </div>
    </div>
  );
}

function setLink(editor: Editor, href: string, text: string): void {
  const hasText = !editor.state.selection.empty || editor.isActive('link');
  const chain = editor.chain().focus();
  if (hasText) chain.extendMarkRange('link').setLink({ href }).run();
  else chain.insertContent({ type: 'text', text: text, marks: [{ type: 'link', attrs: { href } }] }).run();
}
