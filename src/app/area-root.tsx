import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { createPath, HashRouter, useLocation } from 'react-router-dom';
import { OfflineTargetContext } from '@/widgets/offline/offline-target';
import { currentPath, notifyNavigation } from './area';
import { NoticesAtRest } from './notices/notices-at-rest';
import { queryClient } from './query-client';
import { offlineTargetAt } from './routes/tour-at';
import { useScrollMemory } from './use-scroll-memory';

type Props = { children: ReactNode };

/** Provides the hash router and the query client to an area. @see ROUTE-001 */
export function AreaRoot({ children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <NavigationEffects />
        <OfflineTargetProvider>
          {children}
          <NoticesAtRest />
        </OfflineTargetProvider>
      </HashRouter>
    </QueryClientProvider>
  );
}

function OfflineTargetProvider({ children }: Props) {
  const { pathname } = useLocation();
  const target = useMemo(() => offlineTargetAt(pathname), [pathname]);
  return <OfflineTargetContext value={target}>{children}</OfflineTargetContext>;
}

function NavigationEffects() {
  const location = useLocation();
  const initialPath = useRef(createPath(location));
  // the router misses a navigation that happens during its first render: replay it
  useEffect(() => {
    if (initialPath.current !== currentPath()) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every location change
  useEffect(notifyNavigation, [location]);
  useScrollMemory();
  return null;
}
