import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type Identity, identityFrom } from '@/domain/access/identity';
import type { Claims } from '@/domain/access/roles';
import { CurrentUserProvider } from '@/widgets/current-user';

/** A user with these claims and a verified email address. */
export const aUser = (claims: Claims = {}, email = 'ada@acme.example'): Identity =>
  identityFrom({ uid: 'ada', email, displayName: 'Ada' }, { email_verified: true, ...claims });

/** jsdom has no modal dialogs. */
export function addDialogs(): void {}

type Seed = (client: QueryClient) => void;

/** Renders a page for a user, with the server data that `seed` puts into the query cache. @returns the client, and the current address */
export async function renderFor(user: Identity, page: ReactNode, seed: Seed) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  seed(client);
  // `use` resumes only after an awaited act
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={user}>
            <MemoryRouter initialEntries={['/page']}>
              {page}
              <Address />
            </MemoryRouter>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  return { client, address: () => document.querySelector('[data-address]')?.textContent };
}

const Address = () => <p data-address="">{useLocation().pathname}</p>;
