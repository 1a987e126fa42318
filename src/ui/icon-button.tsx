import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { InlineIcon } from './inline-icons';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  'data-guide'?: string | undefined;
  label: string;
  icon: LucideIcon | InlineIcon;
};

/** A button with only an icon. The label is its accessible name and tooltip. */
export function IconButton({ label, icon: Icon, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className="inline-grid size-8 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-hover hover:text-ink disabled:opacity-60 touch:size-11"
      {...rest}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </button>
  );
}
