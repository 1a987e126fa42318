import ListTree from 'lucide-react/icons/list-tree';

type Props = { count: number; onOpen: () => void };

/** Brings the list back that was closed. */
export function ListButton({ count, onOpen }: Props) {
  return (
    <button
      type="button"
      onClick={onOpen}
      data-guide="menu-toggle"
      className="glass absolute top-3 left-3 z-20 flex h-11 items-center gap-2.5 rounded-xl px-3.5 font-medium text-ink text-sm shadow-sheet transition-colors max-md:hidden"
    >
      <ListTree aria-hidden size={18} strokeWidth={1.75} />
      Points of interest
      <span className="font-normal text-ink-faint text-xs tabular-nums">{count}</span>
    </button>
  );
}
