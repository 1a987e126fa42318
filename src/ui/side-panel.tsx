import X from 'lucide-react/icons/x';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { cn } from './cn';
import { IconButton } from './icon-button';

type Props = {
  label: string;
  side: 'left' | 'right';
  /** Stands in the panel's first line, before the cross. */
  header: ReactNode;
  /** What is worked in leaves more of the scan in sight than what is read. */
  isSlim?: boolean;
  children: ReactNode;
  onClose?: (() => void) | undefined;
  /** by which a guide finds it, and its cross as its name and "-close" */
  guide?: string;
};

const places = {
  left: 'md:left-3 md:w-96',
  right: 'md:right-3 md:w-[min(31rem,calc(100%-27rem))] md:min-w-96',
  rightSlim: 'md:right-3 md:w-104',
};
const dragged = 48;

/** A panel of glass beside the scan; on small screens a sheet from below, which is pulled taller, lower and away. */
export function SidePanel({ label, side, isSlim = false, header, children, onClose, guide }: Props) {
  const [isTall, setTall] = useState(false);
  const pull = usePull((way) => {
    if (way === 'up') setTall(true);
    else if (isTall) setTall(false);
    else onClose?.();
  });
  return (
    <section
      aria-label={label}
      data-guide={guide}
      className={cn(
        'glass absolute z-20 flex flex-col overflow-hidden text-ink shadow-sheet transition-[height] max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-2xl max-md:border-x-0 max-md:border-b-0 md:inset-y-3 md:rounded-2xl',
        isTall ? 'max-md:h-[88dvh]' : 'max-md:h-[max(46dvh,18rem)]',
        places[side === 'right' && isSlim ? 'rightSlim' : side],
      )}
    >
      <button
        type="button"
        aria-label={isTall ? 'Make the panel smaller' : 'Make the panel taller'}
        onClick={() => setTall(!isTall)}
        {...pull}
        className="grid h-6 w-full shrink-0 touch-none place-items-center md:hidden"
      >
        <span className="h-1 w-10 rounded-full bg-ink-faint" />
      </button>
      <div className="flex shrink-0 items-center gap-2 border-line border-b px-4 max-md:pb-2.5 md:min-h-14 md:py-2.5">
        <div className="min-w-0 grow">{header}</div>
        {onClose && <IconButton label={`Close ${label}`} icon={X} onClick={onClose} data-guide={guide && `${guide}-close`} />}
      </div>
      {children}
    </section>
  );
}

function usePull(onPull: (way: 'up' | 'down') => void) {
  const from = useRef<number | null>(null);
  const moved = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.clientY;
      moved.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: ({ clientY }: PointerEvent<HTMLElement>) => {
      const by = clientY - (from.current ?? clientY);
      from.current = null;
      moved.current = Math.abs(by) > dragged;
      if (moved.current) onPull(by < 0 ? 'up' : 'down');
    },
    // the press that ends a pull is none
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!moved.current) return;
      moved.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
