import { useRef, useState } from 'react';
import { nameLimit } from '@/domain/limits';

type Props = { name: string; onDone: (written: string) => void };

/** The name of a file, to be written anew; Escape leaves it as it was. */
export function FileNameField({ name, onDone }: Props) {
  const [written, setWritten] = useState(name);
  const isLeft = useRef(false);
  const done = (result: string) => {
    if (isLeft.current) return;
    isLeft.current = true;
    onDone(result.trim() || name);
  };
  return (
    <input
      ref={(input) => input?.focus()}
      aria-label={`New name of ${name}`}
      value={written}
      maxLength={nameLimit}
      onFocus={({ target }) => target.setSelectionRange(0, name.replace(/\.[^.]+$/, '').length)}
      onChange={({ target }) => setWritten(target.value)}
      onBlur={() => done(written)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done(written);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        done(name);
      }}
      className="h-9 min-w-0 grow rounded-md border border-line-strong bg-surface px-2 text-ink text-sm max-md:h-11 max-md:text-base"
    />
  );
}
