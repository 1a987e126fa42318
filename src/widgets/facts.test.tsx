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
import { useFacts } from './facts';
import { WhoProvider } from './who';

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
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ now });
  asked = [];
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.fetchStatus === 'fetching' && !asked.includes(query.queryHash)) asked.push(query.queryHash);
  });
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.useRealTimers();
});

function factsOf(identity: Identity | null, organization = identity?.organization ?? undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <WhoProvider identity={identity}>{children}</WhoProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useFacts(organization), { wrapper }).result;
}

const know = () => {
  client.setQueryData(applicationQueries.directory().queryKey, directory);
  client.setQueryData(invitationQueries.mine(mia.email).queryKey, [invitation]);
};

describe('useFacts', () => {
  it.each([
    ['a visitor', null],
    ['somebody whose address is not proven', { ...mia, verified: false }],
    ['a global admin', { ...mia, role: 'admin' }],
    ['an editor of the organization', { ...mia, role: 'superuser' }],
  ] as const)('reads nothing for %s, whose claims decide', (_who, identity) => {
    const facts = factsOf(identity);

    expect(facts.current).toMatchObject({ directory: null, invitations: [] });
    expect(asked).toEqual([]);
  });

  it('reads the directory and the invitations of somebody who may be more than their claims say, and grants nothing meanwhile', () => {
    const facts = factsOf(mia);

    expect(facts.current).toMatchObject({ directory: null, invitations: [] });
    expect(asked).toHaveLength(2);
  });

  it('reads them for an editor too where another organization is concerned', () => {
    factsOf({ ...mia, role: 'superuser' }, orgId('zed'));

    expect(asked).toHaveLength(2);
  });

  it('ACCESS-063 knows the directory and the invitations once they are there', () => {
    know();

    const facts = factsOf(mia);

    expect(facts.current).toMatchObject({ directory, invitations: [invitation] });
    expect(isInvited(mia, tour, 'read', facts.current)).toBe(true);
  });

  it('ACCESS-067 takes a refused directory for none, and does not ask for it again', async () => {
    const { queryKey } = applicationQueries.directory();
    await client
      .fetchQuery({ queryKey, queryFn: () => Promise.reject(new AppError('permission-denied', 'No.')) })
      .catch((error: AppError) => expect(error.code).toBe('permission-denied'));
    asked = [];

    const facts = factsOf(mia);

    expect(facts.current.directory).toBeNull();
    expect(asked).not.toContain(JSON.stringify(queryKey));
  });

  it('moves the time on when an invitation ends', async () => {
    know();
    const facts = factsOf(mia);
    expect(isInvited(mia, tour, 'read', facts.current)).toBe(true);

    await act(() => vi.advanceTimersByTimeAsync(3_600_000 + 1000));

    expect(isInvited(mia, tour, 'read', facts.current)).toBe(false);
  });
});
