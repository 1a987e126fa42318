import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Identity } from '@/domain/access/identity';
import { orgId, userId } from '@/domain/ids';
import { CurrentUserProvider } from '@/widgets/current-user';
import { Toasts } from './toasts';

export const anIdentity = (parts: Partial<Identity> = {}): Identity => ({
  uid: userId('ada'),
  email: 'ada@acme.example',
  displayName: 'Ada Moreau',
  verified: true,
  role: 'superuser',
  organization: orgId('Acme'),
  ...parts,
});

type Options = { currentUser?: Identity | null; isUserLoaded?: boolean; at?: string };

/** Renders a screen with toasts, a current user, and a router whose location is shown. */
export function renderPage(screen: ReactNode, { currentUser = anIdentity(), isUserLoaded = true, at = '/here' }: Options = {}) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <CurrentUserProvider identity={currentUser} isResolved={isUserLoaded}>
          {screen}
        </CurrentUserProvider>
        <Toasts />
        <LocationProbe />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const LocationProbe = () => <aside aria-label="Place">{useLocation().pathname}</aside>;
