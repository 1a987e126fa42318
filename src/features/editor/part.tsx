import { type ComponentType, type FunctionComponent, memo, type ReactNode, Suspense } from 'react';
import { LatePart, LateParts } from '@/ui/late-part';
import type { VisitPart } from '@/widgets/visit/editing';
import { EditingProvider } from './session/editing-context';
import type { EditingSession } from './session/editing-session';

type Framed = (inside: ReactNode) => ReactNode;

/**
 * A part of the editor in its place in the visit, which is drawn again for what it is given or follows itself, not for each step of the work.
 * Where it breaks, or what it needs does not arrive, the work and all around it go on.
 */
export const inside =
  (session: EditingSession) =>
  <Given extends object>(Part: ComponentType<Given>, framed?: (given: Given) => Framed): VisitPart<Given> => {
    const Placed: FunctionComponent<Given> = (given) => (
      <EditingProvider session={session}>
        <Guarded {...(framed && { framed: framed(given) })}>
          <Part {...given} />
        </Guarded>
      </EditingProvider>
    );
    return memo(Placed);
  };

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

/** Asks for code one by one in quiet moments, so that what one has not opened yet opens without a network as well. */
export function fetchSoon(loads: readonly (() => Promise<unknown>)[]): () => void {
  let isOver = false;
  const fetchNext = async ([load, ...others]: typeof loads) => {
    if (!load || isOver) return;
    // what fails now is asked for again when it is opened
    await load().catch(() => undefined);
    whenIdle(() => void fetchNext(others));
  };
  const timer = setTimeout(() => whenIdle(() => void fetchNext(loads)), 2000);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Safari has no idle moments to tell of. */
const whenIdle = (act: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(act) : setTimeout(act, 100));
