import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/ui/cn';

const barButtonStyle = cva(
  'inline-flex h-10 min-w-10 shrink-0 select-none items-center justify-center gap-2 rounded-lg px-2.5 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink disabled:opacity-40 aria-expanded:bg-chosen aria-expanded:text-ink aria-pressed:bg-accent-wash aria-pressed:text-accent max-md:h-11 max-md:min-w-11',
);

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  icon: LucideIcon;
  /** The key that does the same, as it is written on the keyboard. */
  shortcut?: string;
  /** by which a guide finds it */
  'data-guide'?: string | undefined;
  /** What is written on it. */
  children?: ReactNode;
};

/** An instrument of the player. */
export function BarButton({ label, icon: Icon, shortcut, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
      className={cn(barButtonStyle(), className)}
      {...rest}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      {children}
    </button>
  );
}
