import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { contentLimits } from '@/domain/limits';
import { linkAddress } from '@/domain/web-address';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

type Props = { editor: Editor; onClose: () => void };

/** Where the words that are chosen lead. */
export function LinkBar({ editor, onClose }: Props) {
  const [begun] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [written, setWritten] = useState(begun);
  const [problem, setProblem] = useState<string | null>(null);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const address = linkAddress(written);
    if (!address) return setProblem('Enter a web address, such as https://example.org.');
    setLink(editor, address, written.trim());
    onClose();
  };
  const cancel = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <form
      aria-label="Link"
      noValidate
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        cancel();
      }}
      className="flex flex-col gap-2 border-line border-t px-3.5 py-3"
    >
      <TextField
        autoFocus
        label="Address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://example.org"
        maxLength={contentLimits.url}
        value={written}
        error={problem}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setProblem(null);
          setWritten(target.value);
        }}
      />
      <div className="flex justify-end gap-2">
        {begun && (
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
        <Button size="small" type="submit">
          Apply
        </Button>
      </div>
    </form>
  );
}

function setLink(editor: Editor, href: string, words: string): void {
  const hasWords = !editor.state.selection.empty || editor.isActive('link');
  const focused = editor.chain().focus();
  if (hasWords) focused.extendMarkRange('link').setLink({ href }).run();
  else focused.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run();
}
