import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { cn } from '@/ui/cn';
import type { Tick } from './selection';

/** The drawing of a tick; what it stands on says it. */
export function TickBox({ tick }: { tick: Tick }) {
  const Mark = tick === 'some' ? Minus : Check;
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-5 shrink-0 place-items-center rounded border transition-colors',
        tick === 'none' ? 'border-line-strong bg-surface' : 'border-button bg-button text-on-button',
      )}
    >
      {tick !== 'none' && <Mark size={14} strokeWidth={2.5} />}
    </span>
  );
}
