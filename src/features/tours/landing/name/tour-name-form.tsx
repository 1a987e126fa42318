import { type FormEvent, useId } from 'react';
import { Button } from '@/ui/button';

type Props = {
  draft: string;
  problem: string | null;
  /** The name somebody else gave the tour since editing began. */
  theirs: string | null;
  onDraft: (draft: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

const focusAndSelect = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

export function TourNameForm({ draft, problem, theirs, onDraft, onSave, onCancel }: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2 pb-2">
      <div className="flex min-h-12 flex-wrap items-start gap-2">
        <div className="-ml-2 flex min-w-0 grow basis-72 flex-col gap-1.5">
          <input
            ref={focusAndSelect}
            aria-label="Tour Name"
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem ${id}-theirs`}
            value={draft}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && onCancel()}
            className="h-12 rounded-md border border-line-strong bg-surface px-2 font-semibold text-2xl text-ink tracking-tight aria-invalid:border-danger md:text-3xl"
          />
          <p id={`${id}-problem`} role="alert" className="pl-2 text-danger text-sm empty:hidden">
            {problem}
          </p>
        </div>
        <span className="flex gap-2 py-1 max-md:py-0">
          <Button look="primary" type="submit">
            Save
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </span>
      </div>
      <div id={`${id}-theirs`} role="status" className="empty:hidden">
        {theirs !== null && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-notice-wash px-3 py-2 text-notice text-sm">
            <span className="grow">The name was changed to “{theirs}” while you were editing. Saving replaces it with yours.</span>
            <Button size="small" onClick={onCancel}>
              Keep theirs
            </Button>
          </p>
        )}
      </div>
    </form>
  );
}
