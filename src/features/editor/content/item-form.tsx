import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { AppError } from '@/domain/app-error';
import { contentLimits } from '@/domain/limits';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useEditingState } from '../session/editing-context';
import type { ItemDraft } from '../session/view-state';

const emptyDraft: ItemDraft = { name: '', url: '', content: '' };

export type ItemFormOptions = {
  /** example address */
  placeholder: string;
  /** whether there is a description field */
  hasDescription?: boolean;
  /** describes what an address was recognized as */
  recognize?: (url: string) => ReactNode;
};

type Props = ItemFormOptions & {
  label: string;
  /** key of the stored draft, which survives while other things are open */
  draftKey: string;
  initialValues?: ItemDraft;
  submitLabel: string;
  focused: boolean;
  /** An AppError it throws is shown at the field. */
  onSubmit: (draft: ItemDraft) => void;
  onCancel?: () => void;
};

/** Form for the name and address of a link or video. @see EDIT-038 */
export function ItemForm(props: Props) {
  const { label, submitLabel, placeholder, hasDescription = false, focused, recognize, onCancel } = props;
  const { draft, write, problem, send, cancel, fields } = useItemForm(props);
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
        ref={fields.name}
        autoFocus={focused}
        label="Name"
        autoComplete="off"
        maxLength={contentLimits.itemName}
        value={draft.name}
        error={problem?.field === 'name' ? problem.message : null}
        onChange={({ target }) => write({ name: target.value })}
      />
      <TextField
        ref={fields.url}
        label="Address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        maxLength={contentLimits.url}
        value={draft.url}
        hint={recognize?.(draft.url)}
        error={problem?.field === 'url' ? problem.message : null}
        onChange={({ target }) => write({ url: target.value })}
      />
      {hasDescription && (
        <TextArea
          label="Description"
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
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function useItemForm({ draftKey, initialValues = emptyDraft, onSubmit, onCancel }: Props) {
  const fields = { name: useRef<HTMLInputElement>(null), url: useRef<HTMLInputElement>(null) };
  const storedDraft = useEditingState((state) => state.itemDrafts.get(draftKey));
  const keepDraft = useEditingState((state) => state.storeItemDraft);
  const [problem, setProblem] = useState<{ field: 'name' | 'url'; message: string } | null>(null);
  const draft = { ...initialValues, ...storedDraft };
  const send = (event: FormEvent) => {
    event.preventDefault();
    try {
      onSubmit(draft);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const field = draft.name.trim() === '' ? 'name' : 'url';
      setProblem({ field, message: error.message });
      fields[field].current?.focus();
      return;
    }
    setProblem(null);
    keepDraft(draftKey, null);
    fields.name.current?.focus();
  };
  return {
    fields,
    draft,
    problem,
    send,
    write: (change: Partial<ItemDraft>) => {
      setProblem(null);
      keepDraft(draftKey, { ...storedDraft, ...change });
    },
    cancel: () => {
      keepDraft(draftKey, null);
      onCancel?.();
    },
  };
}
