import { type KeyboardEvent, useEffect, useRef } from 'react';
import { folderLimits } from '@/domain/limits';
import { isEnter } from '@/ui/is-enter';

type Props = { label: string; name: string; onDone: (text: string | null, by: 'key' | 'leaving') => void };

/** Edits a name in its line: Enter and blur apply it, Escape cancels. */
export function RenameField({ label, name, onDone }: Props) {
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
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (isEnter(event)) end(event.currentTarget.value, 'key');
    if (event.key === 'Escape') end(null, 'key');
  };
  const stopPropagation = (event: { stopPropagation: () => void }) => event.stopPropagation();
  return (
    <input
      ref={field}
      aria-label={label}
      defaultValue={name}
      maxLength={folderLimits.name}
      onKeyDown={handleKey}
      onBlur={({ target }) => end(target.value, 'leaving')}
      onClick={stopPropagation}
      onDoubleClick={stopPropagation}
      onContextMenu={stopPropagation}
      onMouseDown={stopPropagation}
      onTouchStart={stopPropagation}
      className="h-8 min-w-0 grow select-text rounded-md border border-accent-line bg-surface px-2 text-base text-ink -outline-offset-2 md:text-sm"
    />
  );
}
