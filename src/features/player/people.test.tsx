import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointTypeQueries } from '@/backend/point-types/queries';
import { tourQueries } from '@/backend/tours/queries';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import { ErrorBoundary } from '@/ui/error-boundary';
import { standInForDialogs } from '@/ui/testing/dialogs';
import type { StartEditing } from '@/widgets/player-session/editing';
import { aMember, aTour, cachedTour, hall, openPlayer } from './testing/a-player';
import { TourPlayerScreen } from './tour-player-screen';

vi.mock('@/widgets/invitation-dialog/invite-people', () => ({
  InvitePeople: ({ target }: { target: { type: string; name: string } }) => <p>{`Inviting to the ${target.type} ${target.name}`}</p>,
}));
vi.mock('@/widgets/people-with-access/people-with-access-dialog', () => ({
  PeopleWithAccessDialog: ({ tour, organization }: Record<'tour' | 'organization', { name: string }>) => (
    <p>{`People of ${organization.name} with access to ${tour.name}`}</p>
  ),
}));

beforeEach(standInForDialogs);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});
vi.setConfig({ testTimeout: 20_000 });

// without a scan, which these tests don't need
const tour = aTour({ matterportId: '' });

type Options = { mode?: string; editor?: StartEditing; of?: typeof tour; types?: typeof tour.pointTypes | null };

async function open(role: Role | null, { mode = 'play', editor, of = tour, types = null }: Options = {}) {
  const player = openPlayer({
    at: `/digital-twin/hall/${mode}`,
    path: '/digital-twin/:tour/:mode',
    screen: (
      <ErrorBoundary fallback={(error) => <p>{(error as Error).message}</p>}>
        <TourPlayerScreen
          slots={{
            files: () => null,
            comments: () => <p>What people say</p>,
            checks: () => <p>What people found</p>,
            ...(editor && { editor: async () => editor }),
          }}
        />
      </ErrorBoundary>
    ),
    cachedQueries: [...cachedTour(of), [pointTypeQueries.ifAllowed(of.organization).queryKey, types && { types, updated: null }]],
    who: role && aMember(role),
  });
  await screen.findByRole('toolbar', { name: 'Tour controls' });
  return player;
}

describe('the player’s menu', () => {
  it('invites people and lists who can open the tour, for those who may invite [ACCESS-016 ACCESS-037]', async () => {
    const { user } = await open('superuser');

    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('button', { name: 'Invite people' }));
    await screen.findByText('Inviting to the tour The Hall');

    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('button', { name: 'People with access' }));
    await screen.findByText('People of Acme Heritage with access to The Hall');
  });

  it.each(['user', null] as const)('offers neither to a %s [ACCESS-016]', async (role) => {
    const { user } = await open(role);

    await user.click(screen.getByRole('button', { name: 'More' }));

    await screen.findByRole('button', { name: 'Tutorial' });
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'People with access' })).toBeNull();
  });
});

describe('comments', () => {
  it('are beside the scan for members, by the bar, by key and by the address of a thread', async () => {
    const { user } = await open('user');

    await user.click(screen.getByRole('button', { name: 'Comments' }));
    expect(await screen.findByText('What people say')).toBeTruthy();
    await user.keyboard('c');
    expect(screen.queryByText('What people say')).toBeNull();
    cleanup();
    await open('user', { mode: 'play?thread=t1' });

    expect(await screen.findByText('What people say')).toBeTruthy();
  });

  it('are for no visitor of a public tour, whatever the address says', async () => {
    const { user } = await open(null, { mode: 'play?thread=t1' });

    await user.keyboard('c');

    expect(screen.queryByRole('button', { name: 'Comments' })).toBeNull();
    expect(screen.queryByText('What people say')).toBeNull();
  });
});

describe('what was checked at a point', () => {
  const pointTypes = [{ id: 'stove', name: 'Stove', states: [{ id: 'done', name: 'Done' }] }];
  const checked = aTour({
    matterportId: '',
    pointTypes,
    folders: [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', typeId: 'stove' }] }],
  });

  it('is in the panel of the point for members, and for no visitor of a public tour', async () => {
    await open('user', { mode: 'play?start=stove', of: checked });
    expect(await screen.findByText('What people found')).toBeTruthy();
    cleanup();

    await open(null, { mode: 'play?start=stove', of: checked });
    await screen.findByRole('article', { name: 'Stove' });
    expect(screen.queryByText('What people found')).toBeNull();
  });
});

describe('types that changed since the tour was saved', () => {
  const pointTypes = [{ id: 'stove', name: 'Stove', fields: [{ key: 'fuel', name: 'Fuel', kind: 'text' }] }];
  const saved = aTour({
    matterportId: '',
    pointTypes,
    folders: [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', typeId: 'stove', fields: { fuel: 'Gas' } }] }],
  });
  const types = pointTypesFrom([
    { id: 'stove', name: 'Oven', fields: [{ key: 'fuel', name: 'Energy', kind: 'text' }], states: [{ id: 'done', name: 'Done' }] },
    { id: 'lamp', name: 'Lamp' },
  ]);
  const opened = { mode: 'play?start=stove', of: saved, types };

  it('are what members see, with what can be checked by them, and no type that no point has', async () => {
    const { user } = await open('user', opened);

    const details = await screen.findByRole('region', { name: 'Details' });
    expect(details.textContent).toBe('OvenEnergyGas');
    expect(await screen.findByText('What people found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Filter and colours/ }));
    const filter = await screen.findByRole('region', { name: 'Filter points of interest' });
    expect(filter.textContent).toContain('Oven');
    expect(filter.textContent).not.toContain('Lamp');
  });

  it('are no visitor’s, who sees what the tour was saved with', async () => {
    await open(null, opened);

    expect((await screen.findByRole('region', { name: 'Details' })).textContent).toBe('StoveFuelGas');
  });
});

const Sidebar = () => <p>Editor</p>;

describe('whoever loses access while editing', () => {
  const renderNothing = () => null;
  const editorOf =
    (edited: () => typeof tour): StartEditing =>
    () => ({
      Sidebar,
      Panel: renderNothing,
      Over: renderNothing,
      Tools: renderNothing,
      History: renderNothing,
      Tutorial: renderNothing,
      Files: renderNothing,
      tour: edited,
      subscribe: () => () => undefined,
      update: () => undefined,
      commands: [],
      end: () => undefined,
    });

  async function loseAccess(edited: () => typeof tour) {
    vi.spyOn(console, 'error').mockReturnValue();
    const { client } = await open('superuser', { mode: 'edit', editor: editorOf(edited) });
    await screen.findByText('Editor');
    const query = client.getQueryCache().find({ queryKey: tourQueries.one(hall).queryKey });
    const error = new AppError('permission-denied', 'You don’t have permission to do this.');
    await act(async () => query?.setState({ data: undefined, status: 'error', error, fetchStatus: 'idle', errorUpdatedAt: Date.now() }));
  }

  it('sees the tour no longer, once everything is saved [ACCESS-055]', async () => {
    await loseAccess(() => tour);

    await screen.findByText('You don’t have permission to do this.');
    expect(screen.queryByText('Editor')).toBeNull();
  });

  it('can still copy what was not saved [ACCESS-055]', async () => {
    const renamed = { ...tour, name: 'Renamed' };
    await loseAccess(() => renamed);

    expect(screen.getByText('Editor')).toBeDefined();
  });
});
