import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';

type Props = {
  label: string;
  /** whether something in it is in use, which opens it */
  isActive?: boolean;
  children: ReactNode;
};

/** A heading that shows what is below it on a press; its content is mounted only while it is open. */
export function Disclosure({ label, isActive = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isActive;
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-6 cursor-pointer items-center gap-1.5 rounded-sm text-ink-soft text-sm hover:text-ink touch:min-h-11">
        <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 transition-transform [[open]>summary>&]:rotate-90" />
        {label}
      </summary>
      {isShown && <div className="mt-3">{children}</div>}
    </details>
  );
}
