import { cn } from '@/ui/cn';

type Props = { top: number; level: number; isRefused: boolean };

const indents = ['left-5', 'left-9', 'left-13'];

/** Where a line would be put down. */
export const DropLine = ({ top, level, isRefused }: Props) => (
  <div
    aria-hidden
    data-drop-line=""
    style={{ transform: `translateY(${top - 1}px)` }}
    className={cn(
      'pointer-events-none absolute top-0 right-3 z-10 h-0.5 rounded-full before:absolute before:-top-[3px] before:-left-1 before:size-2 before:rounded-full',
      indents[Math.min(level, indents.length) - 1],
      isRefused ? 'bg-danger before:bg-danger' : 'bg-accent-line before:bg-accent-line',
    )}
  />
);
