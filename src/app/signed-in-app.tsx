import { QueryClientProvider } from '@tanstack/react-query';
import { Toaster } from 'react-hot-toast';
import { DashboardRoutes } from './dashboard-routes';
import { queryClient } from './query-client';
import { DashboardShell } from './shell/dashboard-shell';

/** What a signed-in person gets. @see UI-006 */
export function SignedInApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <DashboardShell>
        <DashboardRoutes />
      </DashboardShell>
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
