import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';

type Props = { label: string; children: ReactNode };

/** A heading that shows what is below it on a press; its content is mounted only while it is open. */
export function Disclosure({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-6 cursor-pointer items-center gap-1.5 rounded-sm text-ink-soft text-sm hover:text-ink touch:min-h-11">
        <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 transition-transform [[open]>summary>&]:rotate-90" />
        {label}
      </summary>
      {isOpen && <div className="mt-3">{children}</div>}
    </details>
  );
}
