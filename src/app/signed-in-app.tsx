import { QueryClientProvider } from '@tanstack/react-query';
import { HashRouter } from 'react-router-dom';
import { DashboardRoutes } from './dashboard-routes';
import { queryClient } from './query-client';
import { DashboardShell } from './shell/dashboard-shell';
import { Toasts } from './toasts';

/** What a signed-in person gets. @see ROUTE-001 */
export function SignedInApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <DashboardShell>
          <DashboardRoutes />
        </DashboardShell>
      </HashRouter>
      <Toasts />
    </QueryClientProvider>
  );
}
