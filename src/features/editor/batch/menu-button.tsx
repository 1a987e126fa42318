import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

type Props = { icon: LucideIcon; look?: 'plain' | 'danger'; disabled: boolean; onClick: () => void; children: ReactNode };

/** A button in a list of operations. */
export function MenuButton({ icon: Icon, look = 'plain', disabled, onClick, children }: Props) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={cn(
        'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-start text-sm transition-colors disabled:opacity-45 touch:min-h-11 max-md:border max-md:border-line max-md:leading-tight',
        look === 'danger' ? 'text-danger enabled:hover:bg-danger-wash' : 'text-ink enabled:hover:bg-hover',
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} className={cn('shrink-0', look === 'plain' && 'text-ink-faint')} />
      {children}
    </button>
  );
}
