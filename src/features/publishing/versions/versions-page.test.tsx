import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { proposalQueries } from '@/backend/publishing/proposals';
import { publicationQueries } from '@/backend/publishing/queries';
import { identityFrom } from '@/domain/access/identity';
import { publicationVersionFrom } from '@/domain/publishing/publication-version';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { VersionsPage } from './versions-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tour = tourFrom('hall', { name: 'The Hall', organization: 'Acme', public: true });
const { id, organization } = tour;
const ada = identityFrom(
  { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' },
  { organization: 'Acme', role: 'superuser', email_verified: true },
);

it('shows the visits of the versions first, also where those of a public tour are read before the versions', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false, staleTime: Number.POSITIVE_INFINITY } } });
  const set = (query: { queryKey: readonly unknown[] }, data: unknown) => client.setQueryData(query.queryKey, data);
  set(publicationQueries.current(organization, id), null);
  set(publicationQueries.visits(organization, id), []);
  set(proposalQueries.open(id), []);
  set(applicationQueries.directory(), null);
  set(invitationQueries.mine('ada@acme.example'), []);
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={ada}>
        <MemoryRouter>
          <VersionsPage tour={tour} />
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  // the part of the page with the visits would be loaded by then
  await act(() => import('../visits/visits-section'));
  const versions = [publicationVersionFrom('v1', { name: 'Version 1', number: 1, public: true })];
  act(() => set(publicationQueries.versions(organization, id), { pages: [{ versions, next: null }], pageParams: [null] }));

  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Versions' })).checked).toBe(true);
});
