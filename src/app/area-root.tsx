import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPath, HashRouter, useLocation } from 'react-router-dom';
import { pathNow, tellMoved } from './area';
import { queryClient } from './query-client';
import { useScrollMemory } from './use-scroll-memory';

type Props = { children: ReactNode };

/** What both areas stand on: the hash router and the query client, which they share. @see ROUTE-001 */
export function AreaRoot({ children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <Moves />
        {children}
      </HashRouter>
    </QueryClientProvider>
  );
}

function Moves() {
  const location = useLocation();
  const first = useRef(createPath(location));
  // The router hears of Back, Forward and typed addresses once it stands; of one that came while it was drawn it is told here.
  useEffect(() => {
    if (first.current !== pathNow()) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is another one is what is told
  useEffect(tellMoved, [location]);
  useScrollMemory();
  return null;
}
