import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { errorMessage } from '@/domain/app-error';
import { type CommentText, commentProblem, mentionedIn, writtenComment } from '@/domain/comments/comment';
import { insertMention, type MentionedPerson, matchingPeople, mentionAt } from '@/domain/comments/mentions';
import { commentLimits } from '@/domain/limits';
import { Button } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { ErrorNote } from '@/ui/error-note';
import { isEnter } from '@/ui/is-enter';
import { LeaveGuard } from '@/ui/leave-guard';
import { toastError } from '@/ui/toast';
import { useOnline } from '@/ui/use-online';
import { useMutation } from '@/widgets/use-mutation';
import { MentionList, useChosen } from './mention-list';

type Props<Sent> = {
  label: string;
  sendLabel: string;
  text: string;
  onText: (text: string) => void;
  /** Whom the writer may mention; asked for with the first @. */
  people: readonly MentionedPerson[];
  onMentioning: () => void;
  readPeople: () => Promise<readonly MentionedPerson[]>;
  send: (comment: CommentText) => Promise<Sent>;
  /** @param isAll false if more was typed while it was on its way */
  onSent: (sent: Sent, isAll: boolean) => void;
  onCancel?: (() => void) | undefined;
  autoFocus?: boolean;
};

/** A field for a comment. What is typed stays until it is stored: without a connection it says so. */
export function Composer<Sent>(props: Props<Sent>) {
  const { label, sendLabel, text, onText, people, onMentioning, onSent, onCancel, autoFocus } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isOnline = useOnline();
  const [problem, setProblem] = useState<string | null>(null);
  const mentioning = useMentioning({ field, text, onText, people, onMentioning });
  const sending = useMutation({
    mutationFn: (typed: string) => sendTyped(typed, props),
    // what was typed meanwhile stays
    onSuccess: (sent, typed) => onSent(sent, text === typed),
    meta: { failed: null },
  });
  const submit = () => {
    const found = commentProblem(text);
    setProblem(found);
    if (found === null) sending.mutate(text);
  };
  const error = problem ?? (sending.error && `This isn’t sent yet. ${errorMessage(sending.error)} Your text is still here.`);
  const tooLong = text.trim().length > commentLimits.text;
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LeaveGuard isChanged={text.trim() !== ''} />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={3}
        // biome-ignore lint/a11y/noAutofocus: it was opened to write
        autoFocus={autoFocus}
        placeholder={label}
        value={text}
        className={controlStyle({ kind: 'area' })}
        aria-invalid={tooLong || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onText(target.value);
          setProblem(null);
        }}
        {...mentioning.fieldProps}
        onKeyDown={(event) => {
          if (mentioning.onKeyDown(event)) return;
          if (isEnter(event) && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      {mentioning.isOn && (
        <MentionList id={mentioning.listId} people={mentioning.found} chosen={mentioning.chosen} onChoose={mentioning.choose} />
      )}
      <p id={`${id}-hint`} className="text-ink-faint text-xs tabular-nums">
        {text.length > commentLimits.text - 500
          ? `${text.trim().length.toLocaleString('en')} of ${commentLimits.text.toLocaleString('en')} characters`
          : 'Mention somebody with @. Ctrl and Enter sends.'}
      </p>
      {!isOnline && !error && (
        <p role="status" className="text-ink-soft text-sm">
          You are offline. Your text stays here; send it when you are back online.
        </p>
      )}
      {error && <ErrorNote>{error}</ErrorNote>}
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button size="small" look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="small" look="primary" busy={sending.isPending}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}

/** Sends what was typed with all whom it mentions, also where no list was shown for them, and says whom it cannot mention. */
async function sendTyped<Sent>(typed: string, { readPeople, send }: Props<Sent>): Promise<Sent> {
  const addresses = mentionedIn(typed);
  const people = addresses.length > 0 ? await readPeople() : [];
  const written = writtenComment(
    typed,
    people.map(({ email }) => email),
  );
  const sent = await send(written);
  const others = addresses.filter((address) => !written.mentions.includes(address));
  if (others.length > 0) toastError(`${others.join(', ')} can’t be mentioned here, so nobody is notified there.`);
  return sent;
}

type MentioningOptions = Pick<Props<unknown>, 'text' | 'onText' | 'people' | 'onMentioning'> & {
  field: { current: HTMLTextAreaElement | null };
};

/** Suggests people behind an @ before the caret. */
function useMentioning({ field, text, onText, people, onMentioning }: MentioningOptions) {
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const mention = caret === null ? null : mentionAt(text, caret);
  const found = mention ? matchingPeople(people, mention.search) : [];
  const isOn = found.length > 0;
  const [chosen, move] = useChosen(found.length, mention?.search ?? '');
  const choose = (person: MentionedPerson) => {
    if (!mention) return;
    const next = insertMention(text, mention, person);
    onText(next.text);
    setCaret(null);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const follow = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    const at = currentTarget.selectionStart;
    if (mentionAt(currentTarget.value, at)) onMentioning();
    setCaret(at);
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOn || event.ctrlKey || event.metaKey) return false;
    const person = found[chosen];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if ((isEnter(event) || event.key === 'Tab') && person) choose(person);
    else if (event.key === 'Escape') setCaret(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const fieldProps = {
    onSelect: follow,
    onBlur: () => setCaret(null),
    role: isOn ? 'combobox' : undefined,
    'aria-expanded': isOn || undefined,
    'aria-autocomplete': isOn ? ('list' as const) : undefined,
    'aria-controls': isOn ? listId : undefined,
    'aria-activedescendant': isOn ? `${listId}-${chosen}` : undefined,
  };
  return { isOn, listId, found, chosen, choose, onKeyDown, fieldProps };
}
