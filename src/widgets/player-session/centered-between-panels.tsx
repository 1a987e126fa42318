import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { usePlayerState } from './player-session-context';

type Props = { children: ReactNode; className: string };

/** Centers its children between the open side panels. */
export function CenteredBetweenPanels({ children, className }: Props) {
  const hasList = usePlayerState((state) => state.sidebarOpen);
  const hasContent = usePlayerState((state) => state.activePoi !== null);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  return (
    <div
      className={cn(
        'pointer-events-none absolute inset-x-0 flex justify-center *:pointer-events-auto *:shrink-0',
        hasList && !isEditing && (hasContent ? 'lg:start-86' : 'md:start-86'),
        hasList && isEditing && (hasContent ? 'lg:start-102' : 'md:start-102'),
        hasContent && (isEditing ? 'md:end-110' : 'md:end-102'),
        className,
      )}
    >
      {children}
    </div>
  );
}
