import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LateParts } from '@/ui/late-part';
import { sayProblem } from '@/ui/say';

type Props = {
  /** Each a `LatePart`. */
  children: ReactNode;
  fallback?: ReactNode;
  /** It did not arrive, which was said: closes it. */
  onMissed: () => void;
};

/** Around a menu, whose code comes when it is opened. Where it does not arrive, that is said, and the page stays as it is. */
export const LateAnswer = ({ children, fallback = null, onMissed }: Props) => (
  <LateParts framed={() => <Missed onSaid={onMissed} />}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </LateParts>
);

function Missed({ onSaid }: { onSaid: () => void }) {
  const isSaid = useRef(false);
  useEffect(() => {
    // closing may be a step back, and one is enough
    if (isSaid.current) return;
    isSaid.current = true;
    sayProblem('This did not open. Check your connection, then try again.');
    onSaid();
  }, [onSaid]);
  return null;
}
