import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { usePlayer } from './session-context';

type Props = { children: ReactNode; className: string };

/** Puts something in the middle of what the panels at the sides leave free. */
export function FreeMiddle({ children, className }: Props) {
  const hasList = usePlayer((state) => state.sidebarOpen);
  const hasContent = usePlayer((state) => state.activePoi !== null);
  const isEditing = usePlayer((state) => state.uiMode === 'edit');
  return (
    <div
      className={cn(
        'pointer-events-none absolute inset-x-0 flex justify-center *:pointer-events-auto *:shrink-0',
        hasList && (hasContent ? 'lg:left-102' : 'md:left-102'),
        hasContent && (isEditing ? 'md:right-110' : 'md:right-[calc(min(31rem,100%-27rem)+1.5rem)]'),
        className,
      )}
    >
      {children}
    </div>
  );
}
