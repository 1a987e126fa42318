import { useTexts } from '@/ui/use-texts';
import { playerSkeletonTexts } from './skeleton-texts';

/** Loading skeleton of the player: top bar and action bar. The list is not open everywhere at first. */
export function PlayerSkeleton() {
  const t = useTexts(playerSkeletonTexts);
  return (
    <div data-glass="" role="status" aria-label={t.opening} className="relative h-dvh overflow-hidden bg-canvas">
      <div className="glass absolute top-3 start-3 flex h-12 items-center gap-3 rounded-2xl px-3">
        <div className="skeleton size-7" />
        <div className="skeleton h-4 w-48" />
      </div>
      <div className="glass -translate-x-1/2 absolute bottom-3 left-1/2 h-12 w-180 rounded-2xl max-md:inset-x-0 max-md:bottom-0 max-md:h-16 max-md:w-auto max-md:translate-x-0 max-md:rounded-none" />
    </div>
  );
}
