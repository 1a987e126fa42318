import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { AppError } from '@/domain/app-error';
import { contentLimits } from '@/domain/limits';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useEditingState } from '../session/editing-context';
import type { ItemDraft } from '../session/editing-state';

const emptyDraft: ItemDraft = { name: '', url: '', content: '' };

type Props = {
  label: string;
  /** which block and place of it this is for: what is written stays while other things are looked at */
  place: string;
  start?: ItemDraft;
  submit: string;
  /** what the address is of */
  placeholder: string;
  /** whether there is a line for what the address is about */
  described?: boolean;
  focused?: boolean;
  /** says what an address is recognised as */
  recognised?: (url: string) => ReactNode;
  /** What it refuses (an AppError) is said in place. */
  onSubmit: (draft: ItemDraft) => void;
  onCancel?: () => void;
};

/** The lines of a link or a video: its name, and where it is. @see EDIT-038 */
export function ItemForm(props: Props) {
  const { label, submit, placeholder, described = false, focused = false, recognised, onCancel } = props;
  const { draft, write, problem, send, cancel, lines } = useItemForm(props);
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onCancel) return;
        event.stopPropagation();
        cancel();
      }}
      className="flex flex-col gap-3 px-3.5 py-3.5"
    >
      <TextField
        ref={lines.name}
        autoFocus={focused}
        label="Name"
        autoComplete="off"
        maxLength={contentLimits.itemName}
        value={draft.name}
        error={problem?.of === 'name' ? problem.message : null}
        onChange={({ target }) => write({ name: target.value })}
      />
      <TextField
        ref={lines.url}
        label="Address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        maxLength={contentLimits.url}
        value={draft.url}
        hint={recognised?.(draft.url)}
        error={problem?.of === 'url' ? problem.message : null}
        onChange={({ target }) => write({ url: target.value })}
      />
      {described && (
        <TextArea
          label="What it is about"
          rows={2}
          maxLength={contentLimits.itemContent}
          value={draft.content}
          onChange={({ target }) => write({ content: target.value })}
        />
      )}
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button size="small" look="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
        <Button size="small" type="submit">
          {submit}
        </Button>
      </div>
    </form>
  );
}

function useItemForm({ place, start = emptyDraft, onSubmit, onCancel }: Props) {
  const lines = { name: useRef<HTMLInputElement>(null), url: useRef<HTMLInputElement>(null) };
  const kept = useEditingState((state) => state.drafts.get(place));
  const keepDraft = useEditingState((state) => state.keepDraft);
  const [problem, setProblem] = useState<{ of: 'name' | 'url'; message: string } | null>(null);
  const draft = kept ?? start;
  const send = (event: FormEvent) => {
    event.preventDefault();
    try {
      onSubmit(draft);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const of = draft.name.trim() === '' ? 'name' : 'url';
      setProblem({ of, message: error.message });
      lines[of].current?.focus();
      return;
    }
    setProblem(null);
    keepDraft(place, null);
    lines.name.current?.focus();
  };
  return {
    lines,
    draft,
    problem,
    send,
    write: (change: Partial<ItemDraft>) => {
      setProblem(null);
      keepDraft(place, { ...draft, ...change });
    },
    cancel: () => {
      keepDraft(place, null);
      onCancel?.();
    },
  };
}
