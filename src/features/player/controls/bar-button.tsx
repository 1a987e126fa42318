import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/ui/cn';

const barButtonStyle = cva(
  'inline-flex h-10 select-none items-center justify-center gap-2 rounded-lg px-2.5 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink disabled:opacity-40 aria-expanded:bg-chosen aria-expanded:text-ink aria-pressed:bg-accent aria-pressed:text-canvas max-md:w-11 shrink-0 md:min-w-10 touch:h-11 touch:min-w-11',
);

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  icon: LucideIcon;
  /** Keyboard shortcut, as printed on the key. */
  shortcut?: string;
  /** target name for the guide */
  'data-guide'?: string | undefined;
  children?: ReactNode;
};

/** A button of the action bar. */
export function BarButton({ label, icon: Icon, shortcut, children, className, ...buttonProps }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
      className={cn(barButtonStyle(), className)}
      {...buttonProps}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      {children}
    </button>
  );
}
