import Ruler from 'lucide-react/icons/ruler';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { usePlayer, useSession } from '@/widgets/visit/session-context';

/** A line over the action bar: what is under way, or what did not work and what is still fine. */
export function StatusStrip() {
  const { toggleMeasuring } = useSession();
  const isMeasuring = usePlayer((state) => state.isMeasuring);
  const notice = usePlayer((state) => state.notice);
  const tell = usePlayer((state) => state.tell);
  if (notice) {
    return (
      <Strip>
        <TriangleAlert aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-notice" />
        <span className="min-w-0 text-pretty">{notice}</span>
        <IconButton label="Close the message" icon={X} onClick={() => tell(null)} />
      </Strip>
    );
  }
  if (!isMeasuring) return null;
  return (
    <Strip>
      <Ruler aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />
      <span className="min-w-0">Press on two points to measure between them.</span>
      <Button size="small" onClick={toggleMeasuring}>
        Done
      </Button>
    </Strip>
  );
}

const Strip = ({ children }: { children: ReactNode }) => (
  <div
    role="status"
    className="glass -translate-x-1/2 absolute bottom-18 left-1/2 z-30 flex min-h-11 w-max max-w-[min(30rem,calc(100%-1.5rem))] items-center gap-3 rounded-xl py-1 pr-1.5 pl-4 text-ink text-sm shadow-sheet"
  >
    {children}
  </div>
);
