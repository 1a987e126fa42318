import RotateCcwSquare from 'lucide-react/icons/rotate-ccw-square';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { IconButton } from '@/ui/icon-button';

/** On a phone that lies on its side, until it is waved away. @see PLAYER-018 */
export function PortraitNotice() {
  const [isAway, setAway] = useState(false);
  if (isAway) return null;
  return (
    <div
      role="status"
      className="glass -translate-x-1/2 absolute top-17 left-1/2 z-40 hidden w-max max-w-[calc(100%-1.5rem)] items-center gap-3 rounded-xl py-1 pr-1 pl-4 text-ink text-sm shadow-sheet max-small:landscape:flex"
    >
      <RotateCcwSquare aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />
      This tour is best viewed in portrait mode.
      <IconButton label="Close the notice" icon={X} onClick={() => setAway(true)} />
    </div>
  );
}
