import { type KeyboardEvent, useEffect, useRef } from 'react';
import { folderLimits } from '@/domain/limits';

type Props = { label: string; name: string; onDone: (written: string | null, by: 'key' | 'leaving') => void };

/** A name while it is written in its line: Enter and leaving keep it, Escape does not. */
export function NameField({ label, name, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    isDone.current = false;
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (written: string | null, by: 'key' | 'leaving') => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(written, by);
  };
  const hearKey = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(event.currentTarget.value, 'key');
    if (event.key === 'Escape') end(null, 'key');
  };
  const aside = (event: { stopPropagation: () => void }) => event.stopPropagation();
  return (
    <input
      ref={field}
      aria-label={label}
      defaultValue={name}
      maxLength={folderLimits.name}
      onKeyDown={hearKey}
      onBlur={({ target }) => end(target.value, 'leaving')}
      onClick={aside}
      onDoubleClick={aside}
      onContextMenu={aside}
      onMouseDown={aside}
      onTouchStart={aside}
      className="h-8 min-w-0 grow select-text rounded-md border border-accent-line bg-surface px-2 text-base text-ink -outline-offset-2 md:text-sm"
    />
  );
}
