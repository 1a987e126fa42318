import { useRef, useState } from 'react';
import { nameLimit } from '@/domain/limits';
import { isEnter } from '@/ui/is-enter';

type Props = { name: string; onDone: (text: string) => void };

/** Renames a file; Escape cancels. */
export function FileNameField({ name, onDone }: Props) {
  const [written, setText] = useState(name);
  const isDone = useRef(false);
  const done = (result: string) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(result.trim() || name);
  };
  return (
    <input
      ref={(input) => input?.focus()}
      aria-label={`New name of ${name}`}
      value={written}
      maxLength={nameLimit}
      onFocus={({ target }) => target.setSelectionRange(0, name.replace(/\.[^.]+$/, '').length)}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => done(written)}
      onKeyDown={(event) => {
        if (isEnter(event)) done(written);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        done(name);
      }}
      className="h-9 min-w-0 grow rounded-md border border-line-strong bg-surface px-2 text-ink text-sm touch:h-11 max-md:text-base"
    />
  );
}
