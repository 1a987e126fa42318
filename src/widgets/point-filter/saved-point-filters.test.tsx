import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { deletePointFilter, savePointFilter } from '@/backend/point-filters/commands';
import { pointFilterQueries } from '@/backend/point-filters/queries';
import type { Role } from '@/domain/access/roles';
import { orgId, userId } from '@/domain/ids';
import { CurrentUserProvider } from '../current-user';
import { PlayerSessionProvider } from '../player-session/player-session-context';
import { aPlayerSession } from '../player-session/testing/a-player-session';
import { SavedPointFilters } from './saved-point-filters';

vi.mock('@/backend/point-filters/commands');
vi.mock('@/ui/toast');

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const acme = orgId('Acme');
const stored = [
  { name: 'Open', filter: 'state:open' },
  { name: 'Valves', filter: 'type:valve;by:state' },
];

function show(role: Role, pointFilter = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(pointFilterQueries.of(acme).queryKey, stored);
  client.setQueryData(applicationQueries.directory().queryKey, null);
  client.setQueryData(invitationQueries.mine('ada@acme.example').queryKey, []);
  const { session } = aPlayerSession();
  session.store.setState({ pointFilter });
  const identity = { uid: userId('ada'), email: 'ada@acme.example', displayName: '', verified: true, role, organization: acme };
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>
        <PlayerSessionProvider session={session}>
          <SavedPointFilters organization={acme} />
        </PlayerSessionProvider>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return { session, user: userEvent.setup() };
}

const button = (name: string) => screen.queryByRole('button', { name });

it('offers what the organization saved, and says which is on, whatever was chosen first', async () => {
  const { session, user } = show('user', 'type:valve;by:state');
  expect([button('Open'), button('Valves')].map((each) => each?.ariaPressed ?? each?.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
  ]);
  await user.click(button('Open') as HTMLElement);

  expect(session.store.getState().pointFilter).toBe('state:open');
  act(() => session.store.setState({ pointFilter: 'state:done' }));
  // a viewer uses them
  expect([button('Save this filter'), button('Delete the filter Open')]).toEqual([null, null]);
});

it('lets editors save the filter that is on under a name, and delete one', async () => {
  const { user } = show('superuser', 'type:valve;state:open');
  await user.click(button('Save this filter') as HTMLElement);
  await user.type(screen.getByRole('textbox', { name: 'Name of the filter' }), 'Open');
  screen.getByText('Replaces the filter of this name.');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(savePointFilter).toHaveBeenCalledWith(acme, { name: 'Open', filter: 'state:open;type:valve' }));
  await user.click(button('Delete the filter Valves') as HTMLElement);
  await waitFor(() => expect(deletePointFilter).toHaveBeenCalledWith(acme, 'Valves'));
});
