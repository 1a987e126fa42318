import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import type { Identity } from '@/domain/access/identity';
import { canRunOrganization, type Directory } from '@/domain/access/principals';
import type { Role } from '@/domain/access/roles';
import { orgId, userId } from '@/domain/ids';
import { CurrentUserProvider } from './current-user';
import { useAllowed } from './use-allowed';

const acme = orgId('acme');
const { queryKey } = applicationQueries.directory();

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  cleanup();
  client.clear();
});

function renderAllowed(role: Role) {
  const identity: Identity = { uid: userId('mia'), email: 'mia@x.example', displayName: 'Mia', verified: true, role, organization: acme };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>{children}</CurrentUserProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useAllowed((user, directory) => canRunOrganization(user, acme, directory)), { wrapper }).result;
}

describe('useAllowed', () => {
  it('reads no directory for a user whose role suffices', () => {
    const result = renderAllowed('ultrauser');

    expect(result.current).toEqual({ isAllowed: true, directory: null, isPending: false });
    expect(client.isFetching({ queryKey })).toBe(0);
  });

  it.each([
    ['mia@x.example', true],
    ['ben@x.example', false],
  ])('waits for the directory, whose admin is %s: %s [ACCESS-021]', async (admin, isAllowed) => {
    const directory: Directory = { admins: [admin], organizations: [acme] };
    const result = renderAllowed('user');

    expect(result.current).toEqual({ isAllowed: false, directory: null, isPending: true });

    act(() => void client.setQueryData(queryKey, directory));
    await waitFor(() => expect(result.current).toMatchObject({ isAllowed, isPending: false }));
  });
});
