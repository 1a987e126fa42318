import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import type { Identity } from '@/domain/access/identity';
import type { Directory } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { CurrentUserProvider } from '@/widgets/current-user';
import { aMember, anOrganization, hall } from '../testing/a-player';
import { TopBar } from './top-bar';

afterEach(cleanup);

function show(identity: Identity | null, directory: Directory | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(applicationQueries.directory().queryKey, directory);
  client.setQueryData(invitationQueries.mine(identity?.email ?? '').queryKey, []);
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>
        <MemoryRouter>
          <TopBar tour={{ id: hall, name: 'The Hall' }} brand={{ id: orgId('Acme'), organization: anOrganization() }} />
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole('link', { name: 'Acme Heritage' }).getAttribute('href');
}

const stranger = { ...aMember('ultrauser'), organization: orgId('Elsewhere') };

it.each([
  ['a member', aMember('user'), '/o/Acme'],
  ['a global admin', { ...stranger, role: 'admin' as const }, '/o/Acme'],
  ['a visitor', null, '/digital-twin/hall'],
  ['a guest without an organization', { ...aMember('user'), organization: null }, '/digital-twin/hall'],
  ['a member of another organization', stranger, '/digital-twin/hall'],
  ['a member of one with a longer name', { ...stranger, organization: orgId('Acme Heritage') }, '/digital-twin/hall'],
])('leads %s from the organization’s logo to what is theirs [PLAYER-009]', (_name, identity, path) => {
  expect(show(identity)).toBe(path);
});

it('leads a directory admin of the organization there, and one of others to the tour [PLAYER-009]', () => {
  const runs = (...organizations: string[]) => ({ admins: [stranger.email], organizations: organizations.map(orgId) });

  expect(show(stranger, runs('Acme'))).toBe('/o/Acme');
  cleanup();
  expect(show(stranger, runs('Elsewhere'))).toBe('/digital-twin/hall');
});
