import { type ComponentType, type ReactNode, Suspense } from 'react';
import { LatePart, LateParts } from '@/ui/late-part';
import { EditingProvider } from './session/editing-context';
import type { EditingSession } from './session/editing-session';

type Framed = (inside: ReactNode) => ReactNode;

/** A part of the editor in its place in the visit. Where it breaks, or what it needs does not arrive, the work and all around it go on. */
export const inside =
  (session: EditingSession) =>
  <Given extends object>(Part: ComponentType<Given>, framed?: (given: Given) => Framed): ComponentType<Given> =>
  (given) => (
    <EditingProvider session={session}>
      <Guarded {...(framed && { framed: framed(given) })}>
        <Part {...given} />
      </Guarded>
    </EditingProvider>
  );

/** The same for one of several parts in one place. */
export function Guarded({ framed, children }: { framed?: Framed; children: ReactNode }) {
  return (
    <LateParts sentence="This part did not arrive, or broke. What you did is kept." {...(framed && { framed })}>
      <Suspense>{children}</Suspense>
    </LateParts>
  );
}

/** A part whose code comes when it is first shown, or in a quiet moment before. */
export const late =
  <Given extends object>(load: () => Promise<ComponentType<Given>>): ComponentType<Given> =>
  (given) => <LatePart load={load} given={given} />;

/** Asks for code in the next quiet moment, so that what one has not opened yet opens without a network as well. */
export function fetchSoon(loads: readonly (() => Promise<unknown>)[]): () => void {
  const fetchAll = () => {
    // what fails now is asked for again when it is opened
    for (const load of loads) load().catch(() => undefined);
  };
  const timer = setTimeout(fetchAll, 2000);
  return () => clearTimeout(timer);
}
