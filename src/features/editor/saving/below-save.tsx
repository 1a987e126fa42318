import type { ComponentProps } from 'react';
import { cn } from '@/ui/cn';
import { usePlayerState } from '@/widgets/player-session/player-session-context';

type Props = Omit<ComponentProps<'section'>, 'className'> & { 'aria-label': string };

/** A notice below Save, beside the panel of the open point: its tabs and Close stay in reach. */
export function BelowSave(props: Props) {
  const hasPanel = usePlayerState((state) => state.activePoi !== null);
  return (
    <section
      {...props}
      className={cn(
        'glass animate-late absolute end-3 top-18 z-40 flex w-[min(22rem,calc(100%-1.5rem))] flex-col gap-2 rounded-2xl p-3 text-ink text-sm shadow-sheet max-md:top-32',
        hasPanel && 'md:end-110 md:w-[min(22rem,calc(100%-28.5rem))]',
      )}
    />
  );
}
