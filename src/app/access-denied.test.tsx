import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { restoreTour } from '@/backend/bin/commands';
import { binQueries } from '@/backend/bin/queries';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { localKeys } from '@/domain/application/local-keys';
import { orgId, userId } from '@/domain/ids';
import { type BinnedTour, binnedTourFrom } from '@/domain/tours/bin';
import { withTour } from '@/domain/tours/tours-here';
import { writeSetting } from '@/ui/settings';
import { CurrentUserProvider } from '@/widgets/current-user';
import { AccessDenied } from './access-denied';

vi.mock('@/backend/bin/commands');
vi.mock('@/ui/toast');

const ada: Identity = {
  uid: userId('ada'),
  email: 'ada@acme.example',
  displayName: 'Ada',
  verified: true,
  role: 'ultrauser',
  organization: null,
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const acme = orgId('Acme');
const boss: Identity = { ...ada, organization: acme };
let hall: ReturnType<typeof binnedTourFrom>;
// at each test, because its sentences say how long ago that was
beforeEach(() => {
  hall = binnedTourFrom('hall', {
    tour: { name: 'Hall' },
    deletedAt: new Date(),
    deletedBy: 'bob',
    deletedByEmail: 'bob@acme.example',
  });
});

function open(identity: Identity | null, binned: BinnedTour | null = null) {
  const retry = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  client.setQueryData(applicationQueries.directory().queryKey, null);
  client.setQueryData(binQueries.one(acme, hall.id).queryKey, binned);
  client.setQueryData(binQueries.home(hall.id).queryKey, binned && acme);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/dashboard/tour/hall']}>
        <CurrentUserProvider identity={identity}>
          <AccessDenied retry={retry} />
        </CurrentUserProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { retry, user: userEvent.setup() };
}

describe('the address of a deleted tour', () => {
  it('tells the person who deleted it that it was deleted', async () => {
    writeSetting(localKeys.deletedTours, withTour(null, ada.uid, 'hall'));

    open(ada);

    await screen.findByRole('heading', { name: 'This tour was deleted' });
  });

  it('says nothing of it to others [ACCESS-046]', async () => {
    writeSetting(localKeys.deletedTours, withTour(null, userId('bob'), 'hall'));

    open(ada);

    await screen.findByRole('heading', { name: 'Access denied' });
  });

  it('says nothing of it to visitors [ACCESS-046]', () => {
    writeSetting(localKeys.deletedTours, withTour(null, ada.uid, 'hall'));

    open(null);

    screen.getByRole('heading', { name: 'Access denied' });
  });
});

describe('the address of a tour in the bin', () => {
  it.each<[string, Identity]>([
    ['an admin of the organization', boss],
    ['a global admin', { ...ada, role: 'admin' }],
  ])('tells %s so, and restores it by one press', async (_who, identity) => {
    vi.mocked(restoreTour).mockResolvedValue();
    const { retry, user } = open(identity, hall);
    await screen.findByRole('heading', { name: 'Hall is in the bin' });
    screen.getByText(/^Deleted just now by bob@acme\.example\. Restore it with everything in it: 30 days left\./);

    await user.click(screen.getByRole('button', { name: 'Restore' }));

    expect(vi.mocked(restoreTour).mock.calls[0]?.[0]).toEqual({ id: 'hall', organization: 'Acme' });
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says why it was not restored', async () => {
    vi.mocked(restoreTour).mockRejectedValue(new AppError('failed-precondition', 'Acme is deactivated.'));
    const { retry, user } = open(boss, hall);

    await user.click(await screen.findByRole('button', { name: 'Restore' }));

    expect((await screen.findByRole('alert')).textContent).toBe('It wasn’t restored. Acme is deactivated.');
    expect(retry).not.toHaveBeenCalled();
  });

  it.each<[string, Identity | null]>([
    ['members', { ...boss, role: 'superuser' }],
    ['visitors', null],
  ])('says nothing of it to %s [ACCESS-046]', async (_who, identity) => {
    open(identity, hall);

    await screen.findByRole('heading', { name: 'Access denied' });
  });

  it('denies access if the tour is not in the bin [ACCESS-046]', async () => {
    open(boss, null);

    await screen.findByRole('heading', { name: 'Access denied' });
  });
});
