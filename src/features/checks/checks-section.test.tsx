import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { deletePhoto, sendCheck } from '@/backend/point-checks/commands';
import { pointCheckQueries } from '@/backend/point-checks/queries';
import { AppError } from '@/domain/app-error';
import { localKeys } from '@/domain/application/local-keys';
import { findPoi } from '@/domain/folders/find';
import { orgId, poiId, userId } from '@/domain/ids';
import { type PointCheck, pointCheckFrom } from '@/domain/point-checks/check';
import type { Poi } from '@/domain/pois/poi';
import { tourFrom } from '@/domain/tours/tour';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { CurrentUserProvider } from '@/widgets/current-user';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import { maySignOut } from '@/widgets/sign-out-questions';
import { CheckedStates } from './checked-states';
import { ChecksSection } from './checks-section';
import { smallPhoto } from './photo';
import { WaitingChecksHost } from './waiting-checks-host';

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  set: async (key: string, value: unknown) => void stored.set(key, value),
  del: async (key: string) => void stored.delete(key),
  values: async () => [...stored.values()],
  update: async (key: string, change: (value: unknown) => unknown) => void stored.set(key, change(stored.get(key))),
}));
vi.mock('@/backend/point-checks/commands');
vi.mock('@/ui/toast');
vi.mock('./photo');

beforeEach(() => {
  standInForDialogs();
  stored.clear();
  localStorage.removeItem(localKeys.waitingChecks);
  vi.mocked(sendCheck).mockRejectedValue(new AppError('unavailable', 'You are offline.'));
  vi.mocked(smallPhoto).mockResolvedValue(new ArrayBuffer(3));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const hall = tourFrom('hall', {
  name: 'The Hall',
  organization: 'Acme',
  public: true,
  pointTypes: [
    {
      id: 'valve',
      name: 'Valve',
      states: [
        { id: 'open', name: 'To do', color: 'red' },
        { id: 'done', name: 'Done', color: 'green' },
      ],
    },
  ],
  folders: [{ id: 'f', name: 'Ground', pois: [{ identifier: 'door', name: 'Door', typeId: 'valve', state: 'open' }] }],
});
const door = findPoi(hall.folders, poiId('door')) as Poi;

const check = (id: string, fields: object = {}): PointCheck =>
  pointCheckFrom(id, {
    point: 'door',
    state: 'done',
    note: '',
    uid: 'gus',
    email: 'gus@acme.example',
    name: 'Gus',
    created: new Date(),
    ...fields,
  });

type Setup = { checks?: PointCheck[]; organization?: string };

function show({ checks = [], organization = 'Acme' }: Setup = {}) {
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: 'always' },
    },
  });
  client.setQueryData(pointCheckQueries.ofPoint(hall.id, door.identifier).queryKey, checks);
  client.setQueryData(pointCheckQueries.states(hall.id).queryKey, null);
  client.setQueryData(applicationQueries.directory().queryKey, null);
  client.setQueryData(invitationQueries.mine('ada@acme.example').queryKey, []);
  const session = createPlayerSession(
    { uiMode: 'play', activePoi: null, sidebarOpen: true },
    { folders: hall.folders, icons: [], scene: { models: [] } as never },
  );
  const identity = {
    uid: userId('ada'),
    email: 'ada@acme.example',
    displayName: 'Ada',
    verified: true,
    role: 'user' as const,
    organization: orgId(organization),
  };
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>
        <MemoryRouter>
          <PlayerSessionProvider session={session}>
            <CheckedStates tour={hall} />
            <ChecksSection tour={hall} poi={door} />
            <WaitingChecksHost />
          </PlayerSessionProvider>
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return { session, client, user: userEvent.setup() };
}

const section = () => within(screen.getByRole('region', { name: 'Checks' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Change state' }));

/** Finds the door done, with a note and a photo. */
async function checkDoor(user: ReturnType<typeof userEvent.setup>) {
  await user.click(section().getByRole('button', { name: 'Change state' }));
  await user.click(dialog().getByRole('radio', { name: 'Done' }));
  await user.type(dialog().getByRole('textbox', { name: 'Note' }), ' Oiled ');
  await user.upload(dialog().getByLabelText('Photo'), new File(['jpeg'], 'IMG_1.jpg', { type: 'image/jpeg' }));
  await dialog().findByRole('button', { name: 'Take another photo' });
  await user.click(dialog().getByRole('button', { name: 'Save' }));
}

describe('what was checked at a point', () => {
  it('says who found what and when, the latest three first', async () => {
    const { user } = show({ checks: ['a', 'b', 'c', 'd'].map((id) => check(id, { note: `Note ${id}` })) });

    expect(
      section()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['a', 'b', 'c'].map((id) => expect.stringMatching(new RegExp(`Done.*Gus, just now.*Note ${id}`))));
    await user.click(section().getByRole('button', { name: 'Show 1 more' }));
    expect(section().getAllByRole('listitem')).toHaveLength(4);
  });

  it('says that nobody checked it, and what to do to those who may', () => {
    show();
    section().getByText(/Nobody has checked this yet. Change its state/);
    cleanup();

    show({ organization: 'Other' });
    section().getByText('Nobody has checked this yet.');
    expect(section().queryByRole('button')).toBeNull();
  });
});

describe('the photo of a check', () => {
  const mine = { uid: 'ada', photo: true };

  it('is deleted alone, by who took it', async () => {
    const { user } = show({ checks: [check('mine', mine), check('of Gus', { photo: true })] });

    expect(section().getAllByRole('button', { name: 'Show the photo' })).toHaveLength(2);
    await user.click(section().getByRole('button', { name: 'Delete the photo' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete this photo?' }));
    question.getByText(/is deleted for everybody, and can’t be restored. The state and the note stay./);
    await user.click(question.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(deletePhoto).toHaveBeenCalledExactlyOnceWith('hall', 'mine'));
  });

  it('stays where it can’t be deleted, with the reason', async () => {
    vi.mocked(deletePhoto).mockRejectedValue(new AppError('unavailable', 'You are offline.'));
    const { user } = show({ checks: [check('mine', mine)] });

    await user.click(section().getByRole('button', { name: 'Delete the photo' }));
    await user.click(within(screen.getByRole('dialog', { name: 'Delete this photo?' })).getByRole('button', { name: 'Delete' }));

    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain('You are offline.');
    section().getByRole('button', { name: 'Show the photo' });
  });
});

describe('a check', () => {
  it('stays on the device without a connection, counts there, and is sent once the server can be reached', async () => {
    const { user, session } = show();
    await checkDoor(user);

    const waiting = within(await section().findByRole('listitem'));
    waiting.getByText('On this device, waiting to be sent.');
    waiting.getByText('Oiled');
    await waitFor(() => expect(session.store.getState().checkedStates.get(door.identifier)?.state).toBe('done'));
    expect([...stored.values()]).toMatchObject([
      { point: 'door', state: 'done', note: 'Oiled', uid: 'ada', tour: 'hall', organization: 'Acme' },
    ]);

    vi.mocked(sendCheck).mockImplementation(async ({ madeAt }) => new Date(madeAt));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(stored.size).toBe(0));
    // until the server has written the state of the point, the check still counts
    await waitFor(() => expect(section().queryByText(/waiting to be sent/)).toBeNull());
    section().getByText('Oiled');
    expect(session.store.getState().checkedStates.get(door.identifier)?.state).toBe('done');
    expect(localStorage.getItem(localKeys.waitingChecks)).toBeNull();
  });

  it('gives way to a later one, whatever the clock of the device says', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000);
    const [made, later, byTheDevice] = [inHours(1), inHours(2), inHours(3)];
    vi.useFakeTimers({ toFake: ['Date'], now: byTheDevice });
    vi.mocked(sendCheck).mockResolvedValue(made);
    const { user, session, client } = show();
    await checkDoor(user);
    await waitFor(() => expect(session.store.getState().checkedStates.get(door.identifier)?.state).toBe('done'));
    await waitFor(() => expect(stored.size).toBe(0));

    const states = new Map([[door.identifier, { state: 'open', at: later }]]);
    act(() => client.setQueryData(pointCheckQueries.states(hall.id).queryKey, states));

    await waitFor(() => expect(session.store.getState().checkedStates.get(door.identifier)?.state).toBe('open'));
  });

  it('stays, with the reason, when the server denies it, until somebody discards it', async () => {
    vi.mocked(sendCheck).mockRejectedValue(new AppError('permission-denied', 'You can’t do this any more.'));
    const { user } = show();
    await checkDoor(user);

    await section().findByText(/couldn’t be sent, and is still on this device. You can’t do this any more/);
    vi.mocked(sendCheck).mockClear();
    await user.click(section().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sendCheck).toHaveBeenCalledOnce());
    await user.click(await section().findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(stored.size).toBe(0));
  });

  it('is asked about before signing out deletes it', async () => {
    const { user } = show();
    await checkDoor(user);
    await section().findByText(/waiting to be sent/);

    const stays = maySignOut();
    const question = () => screen.findByRole('dialog', { name: 'Sign out and delete a check?' });
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect([await stays, stored.size]).toEqual([false, 1]);

    const leaves = maySignOut();
    await user.click(within(await question()).getByRole('button', { name: 'Sign out and delete' }));
    expect([await leaves, stored.size]).toEqual([true, 0]);
  });

  it('needs a state, and a note that can be stored', async () => {
    const { user } = show();
    await user.click(section().getByRole('button', { name: 'Change state' }));
    const note = dialog().getByRole('textbox', { name: 'Note' });
    await user.click(note);
    await user.paste('x'.repeat(2001));
    await user.click(dialog().getByRole('button', { name: 'Save' }));

    expect(dialog().getByRole('alert').textContent).toBe('Shorten this to 2,000 characters: it has 2,001.');
    expect(stored.size).toBe(0);
  });
});
