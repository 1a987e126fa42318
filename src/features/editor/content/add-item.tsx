import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { useEditingState } from '../session/editing-context';
import { isFilled, type Listed } from './item-list';

type Props = {
  block: Listed;
  label: string;
  children: (place: string, focused: boolean, close: (() => void) | undefined) => ReactNode;
};

/** The lines for another link or video: open in an empty block, and where somebody began to write; else behind a button. */
export function AddItem({ block, label, children }: Props) {
  const place = `${block.identifier} new`;
  const isEmpty = !block.content.some(isFilled);
  const isReached = useEditingState((state) => state.reaching === block.identifier);
  const isBegun = useEditingState((state) => state.drafts.has(place));
  const [begin, setBegin] = useState({ isOpen: isEmpty || isBegun, focused: isReached });
  if (isEmpty || begin.isOpen) {
    const close = () => setBegin({ isOpen: false, focused: false });
    return children(place, begin.focused, isEmpty ? undefined : close);
  }
  return (
    <button
      type="button"
      onClick={() => setBegin({ isOpen: true, focused: true })}
      className="flex min-h-11 w-full items-center gap-2 px-3.5 text-ink-soft text-sm outline-offset-[-3px] transition-colors hover:bg-hover hover:text-ink"
    >
      <Plus aria-hidden size={16} strokeWidth={1.75} />
      {label}
    </button>
  );
}
