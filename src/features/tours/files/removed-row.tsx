import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button';

type Props = { name: string; onUndo: () => void };

/** Stands in place of a row until its removal is saved. */
export function RemovedRow({ name, onUndo }: Props) {
  const line = useRef<HTMLLIElement>(null);
  // the button that was pressed is gone
  useEffect(() => line.current?.querySelector('button')?.focus(), []);
  return (
    <li ref={line} className="flex items-center gap-3 rounded-lg border border-line border-dashed px-4 py-2">
      <span className="wrap-anywhere min-w-0 grow text-ink-soft text-sm">“{name}” will be deleted when you save.</span>
      <Button size="small" onClick={onUndo}>
        <Undo2 aria-hidden size={16} strokeWidth={1.75} />
        Undo <span className="sr-only">the removal of {name}</span>
      </Button>
    </li>
  );
}
