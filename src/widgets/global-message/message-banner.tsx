import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/icon-button';

type Props = {
  icon: LucideIcon;
  children: ReactNode;
  /** Without it, the banner is a preview. */
  dismiss?: { label: string; onDismiss: () => void };
};

/** A notice to users, such as the message to all of them. */
export const MessageBanner = ({ icon: Icon, children, dismiss }: Props) => (
  <div className="pointer-events-auto flex max-h-[40dvh] w-full max-w-xl items-start gap-3 overflow-y-auto rounded-xl border border-line bg-raised py-2 pe-2 ps-4 text-ink-soft text-sm shadow-sheet">
    <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-2 shrink-0 text-accent" />
    <div className="min-w-0 grow py-1.5 text-pretty">{children}</div>
    {dismiss && <IconButton label={dismiss.label} icon={X} onClick={dismiss.onDismiss} />}
  </div>
);
