import { QueryClientProvider } from '@tanstack/react-query';
import { Toaster } from 'react-hot-toast';
import { HashRouter } from 'react-router-dom';
import { DashboardRoutes } from './dashboard-routes';
import { queryClient } from './query-client';
import { DashboardShell } from './shell/dashboard-shell';

/** What a signed-in person gets. @see UI-006 ROUTE-001 */
export function SignedInApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <DashboardShell>
          <DashboardRoutes />
        </DashboardShell>
      </HashRouter>
      <Toaster
        position="bottom-center"
        toastOptions={{
          duration: 2000,
          className: 'toast',
          success: { icon: null },
          error: { icon: null, className: 'toast toast-error' },
        }}
      />
    </QueryClientProvider>
  );
}
