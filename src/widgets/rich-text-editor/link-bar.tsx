import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { contentLimits } from '@/domain/limits';
import { linkAddress } from '@/domain/link-address';
import { linkedPoint } from '@/domain/point-link';
import { Button } from '@/ui/button';
import { isEnter } from '@/ui/is-enter';
import { type Option, Select } from '@/ui/select';
import { TextField } from '@/ui/text-field';

type Props = { editor: Editor; points: readonly Option[]; onClose: () => void };

/** Form for the link address of the selected text. */
export function LinkBar({ editor, points, onClose }: Props) {
  const [initialAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [target, setTarget] = useState(linkedPoint(initialAddress) ? initialAddress : web);
  const [value, setValue] = useState(target === web ? initialAddress : '');
  const [problem, setProblem] = useState<string | null>(null);
  const apply = () => {
    const address = target === web ? linkAddress(value) : target;
    if (!address) return setProblem('Enter a web address, such as https://example.org.');
    setLink(editor, address, target === web ? value.trim() : (points.find((point) => point.value === target)?.label ?? ''));
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
      {points.length > 0 && <Targets points={points} target={target} onChoose={setTarget} />}
      {target === web && (
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
          onChange={(event) => {
            setProblem(null);
            setValue(event.target.value);
          }}
        />
      )}
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

const web = '';

type TargetProps = { points: readonly Option[]; target: string; onChoose: (target: string) => void };

/** Where a link leads: to the web, which other tours belong to, or to a point of this tour. */
function Targets({ points, target, onChoose }: TargetProps) {
  const isGone = target !== web && !points.some(({ value }) => value === target);
  const options = [
    { value: web, label: 'A web address, or that of another tour' },
    ...(isGone ? [{ value: target, label: 'A point that was deleted' }] : []),
    ...points,
  ];
  return <Select aria-label="Leads to" value={target} options={options} onChoose={onChoose} />;
}

function setLink(editor: Editor, href: string, text: string): void {
  const hasText = !editor.state.selection.empty || editor.isActive('link');
  const chain = editor.chain().focus();
  if (hasText) chain.extendMarkRange('link').setLink({ href }).run();
  else chain.insertContent({ type: 'text', text: text, marks: [{ type: 'link', attrs: { href } }] }).run();
}
