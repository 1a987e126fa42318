import { type ComponentType, type FunctionComponent, memo, type ReactNode, Suspense } from 'react';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import type { PlayerComponent } from '@/widgets/player-session/editing';
import { EditingProvider, type EditingSession } from './session/editing-context';

type WrapFallback = (fallback: ReactNode) => ReactNode;

/**
 * Wraps a part of the editor for the player: memoized, with the editing session in context and an error boundary of its own, so that a
 * part that fails to load or throws affects nothing else.
 */
export const withEditingSession =
  (session: EditingSession) =>
  <Props extends object>(Part: ComponentType<Props>, wrapFallback?: (props: Props) => WrapFallback): PlayerComponent<Props> => {
    const WithSession: FunctionComponent<Props> = (props) => (
      <EditingProvider session={session}>
        <PartBoundary {...(wrapFallback && { wrapFallback: wrapFallback(props) })}>
          <Part {...props} />
        </PartBoundary>
      </EditingProvider>
    );
    return memo(WithSession);
  };

/** Error and suspense boundary for one of several parts in the same place. */
export function PartBoundary({ wrapFallback, children }: { wrapFallback?: WrapFallback; children: ReactNode }) {
  return (
    <LazyBoundary message="Something went wrong in this panel. Your changes are safe." {...(wrapFallback && { framed: wrapFallback })}>
      <Suspense>{children}</Suspense>
    </LazyBoundary>
  );
}

/** A lazy-loaded part; its code is fetched on first render or earlier by `preloadWhenIdle`. */
export const lazyPart =
  <Given extends object>(load: () => Promise<ComponentType<Given>>): ComponentType<Given> =>
  (given) => <LazyComponent load={load} props={given} />;
