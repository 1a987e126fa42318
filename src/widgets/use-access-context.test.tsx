import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import type { Identity } from '@/domain/access/identity';
import { isInvited } from '@/domain/access/tours';
import { AppError } from '@/domain/app-error';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { collectionId, orgId, tourId, userId } from '@/domain/ids';
import { CurrentUserProvider } from './current-user';
import { useAccessContext } from './use-access-context';

const acme = orgId('acme');
const mia: Identity = { uid: userId('mia'), email: 'mia@x.example', displayName: 'Mia', verified: true, role: 'user', organization: acme };
const directory = { admins: ['mia@x.example'], organizations: [acme] };
const tour = { id: tourId('hall'), organization: orgId('zed'), collection: collectionId(''), public: false };
const now = new Date('2026-01-01T12:00:00Z');
const inAnHour = new Date(now.getTime() + 3_600_000);
const invitation = collaborationFrom('tour_mia@x.example_hall', {
  email: 'mia@x.example',
  organization: 'zed',
  tour: 'hall',
  accessLevel: 'read',
  expires: inAnHour,
});

let client: QueryClient;
let requested: string[];

beforeEach(() => {
  vi.useFakeTimers({ now });
  requested = [];
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.fetchStatus === 'fetching' && !requested.includes(query.queryHash))
      requested.push(query.queryHash);
  });
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.useRealTimers();
});

function renderAccessContext(identity: Identity | null, organization = identity?.organization ?? undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>{children}</CurrentUserProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useAccessContext(organization), { wrapper }).result;
}

const loadData = () => {
  client.setQueryData(applicationQueries.directory().queryKey, directory);
  client.setQueryData(invitationQueries.mine(mia.email).queryKey, [invitation]);
};

describe('useAccessContext', () => {
  it.each([
    ['a visitor', null],
    ['a user whose email address is not verified', { ...mia, verified: false }],
    ['a global admin', { ...mia, role: 'admin' }],
    ['an editor of the organization', { ...mia, role: 'superuser' }],
  ] as const)('reads nothing for %s, where claims decide', (_who, identity) => {
    const facts = renderAccessContext(identity);

    expect(facts.current).toMatchObject({ directory: null, invitations: [] });
    expect(requested).toEqual([]);
  });

  it('reads the directory and invitations of a user who may have more access than their claims, and grants nothing until then', () => {
    const facts = renderAccessContext(mia);

    expect(facts.current).toMatchObject({ directory: null, invitations: [] });
    expect(requested).toHaveLength(2);
  });

  it('reads them for an editor too if the tour is in another organization', () => {
    renderAccessContext({ ...mia, role: 'superuser' }, orgId('zed'));

    expect(requested).toHaveLength(2);
  });

  it('returns the directory and invitations once they are loaded [ACCESS-063]', () => {
    loadData();

    const facts = renderAccessContext(mia);

    expect(facts.current).toMatchObject({ directory, invitations: [invitation] });
    expect(isInvited(mia, tour, 'read', facts.current)).toBe(true);
  });

  it('treats a denied directory as missing, and does not request it again [ACCESS-067]', async () => {
    const { queryKey } = applicationQueries.directory();
    await client
      .fetchQuery({ queryKey, queryFn: () => Promise.reject(new AppError('permission-denied', 'No.')) })
      .catch((error: AppError) => expect(error.code).toBe('permission-denied'));
    requested = [];

    const facts = renderAccessContext(mia);

    expect(facts.current.directory).toBeNull();
    expect(requested).not.toContain(JSON.stringify(queryKey));
  });

  it('updates the time when an invitation expires', async () => {
    loadData();
    const facts = renderAccessContext(mia);
    expect(isInvited(mia, tour, 'read', facts.current)).toBe(true);

    await act(() => vi.advanceTimersByTimeAsync(3_600_000 + 1000));

    expect(isInvited(mia, tour, 'read', facts.current)).toBe(false);
  });
});
