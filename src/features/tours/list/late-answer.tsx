import { type ReactNode, Suspense, useEffect } from 'react';
import { LateParts } from '@/ui/late-part';
import { sayProblem } from '@/ui/say';

type Props = {
  /** Each a `LatePart`. */
  children: ReactNode;
  fallback?: ReactNode;
  /** It did not arrive, which was said: closes it. */
  onMissed: () => void;
};

/** Around what opens over the list on a press. Its code comes then, and where it does not arrive, the list stays as it is. */
export const LateAnswer = ({ children, fallback = null, onMissed }: Props) => (
  <LateParts framed={() => <Missed onSaid={onMissed} />}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </LateParts>
);

function Missed({ onSaid }: { onSaid: () => void }) {
  useEffect(() => {
    sayProblem('This did not open. Check your connection, then try again.');
    onSaid();
  }, [onSaid]);
  return null;
}
