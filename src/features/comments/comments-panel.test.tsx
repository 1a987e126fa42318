import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { call } from '@/backend/callables';
import { answerThread, deleteAnswer, deleteFirstComment, editComment, resolveThread, startThread } from '@/backend/comments/commands';
import { commentQueries } from '@/backend/comments/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { peopleQueries } from '@/backend/people/queries';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { type Comment, commentFrom } from '@/domain/comments/comment';
import { type Thread, threadFrom } from '@/domain/comments/thread';
import { orgId, userId } from '@/domain/ids';
import { memberFrom } from '@/domain/people/organization-members';
import { tourFrom } from '@/domain/tours/tour';
import type { signal } from '@/showcase/observable-values';
import type { ShowcaseEvent } from '@/showcase/port';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { toastError } from '@/ui/toast';
import { CurrentUserProvider } from '@/widgets/current-user';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import { CommentsPanel } from './comments-panel';

vi.mock('@/backend/callables');
vi.mock('@/backend/comments/commands');
vi.mock('@/ui/toast');

beforeEach(() => standInForDialogs());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const hall = tourFrom('hall', {
  name: 'The Hall',
  organization: 'Acme',
  matterportId: 'AbCdEfGh123',
  folders: [
    {
      id: 'f',
      name: 'Ground',
      pois: [
        { identifier: 'door', name: 'Door' },
        { identifier: 'stove', name: 'Stove' },
      ],
    },
  ],
});
const ada = { uid: 'ada', email: 'ada@acme.example', name: 'Ada' };
const gus = { uid: 'gus', email: 'gus@guests.example', name: '' };
// equally new, so that they stand in the order of the test
const now = new Date();
const thread = (id: string, stored: object = {}): Thread =>
  threadFrom(id, {
    anchor: { kind: 'poi', id: 'door', name: 'Door', sweep: '' },
    text: `About ${id}`,
    ...ada,
    created: now,
    last: now,
    ...stored,
  });
const answer = (id: string, stored: object = {}): Comment =>
  commentFrom(id, { text: `Answer ${id}`, ...gus, created: new Date(), ...stored });

const accounts = [ada, { uid: 'vera', email: 'vera@acme.example', name: 'Vera' }].map(
  ({ uid, email, name }) =>
    ({
      uid,
      email,
      displayName: name,
      customClaims: { organization: 'Acme', role: 'user' },
      emailVerified: true,
      disabled: false,
      metadata: { lastSignInTime: '' },
    }) as never,
);

/** `isFirst`: nobody asked for the members before. */
type Setup = { threads?: Thread[]; answers?: Comment[]; role?: Role; opened?: string | null; isFirst?: boolean };

function show({ threads = [thread('hinge')], answers = [], role = 'superuser', opened = null, isFirst = false }: Setup = {}) {
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: 'always' },
    },
  });
  client.setQueryData(commentQueries.threads(hall.id).queryKey, threads);
  for (const { id } of threads) client.setQueryData(commentQueries.answers(hall.id, id).queryKey, answers);
  if (!isFirst) client.setQueryData(peopleQueries.membersOf(orgId('Acme')).queryKey, accounts.map(memberFrom));
  client.setQueryData(applicationQueries.directory().queryKey, null);
  client.setQueryData(invitationQueries.ofTour(hall.id).queryKey, []);
  const session = createPlayerSession(
    { uiMode: 'play', activePoi: null, sidebarOpen: true },
    { folders: hall.folders, icons: [], scene: { models: [] } as never },
  );
  session.store.setState({ panel: 'comments', thread: opened });
  const identity = { ...ada, uid: userId('ada'), displayName: 'Ada', verified: true, role, organization: orgId('Acme') };
  const rendered = render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>
        <MemoryRouter>
          <PlayerSessionProvider session={session}>
            <CommentsPanel tour={hall} onClose={() => undefined} />
          </PlayerSessionProvider>
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return { ...rendered, client, session, user: userEvent.setup() };
}

const panel = () => within(screen.getByRole('region', { name: 'Comments' }));

describe('the list', () => {
  it('has open and resolved threads apart, and says whose point is deleted', async () => {
    const gone = { kind: 'poi', id: 'gone', name: 'Old gate', sweep: '' };
    const { user } = show({
      threads: [thread('hinge', { answers: 2 }), thread('gate', { anchor: gone }), thread('lamp', { resolved: true })],
    });

    const open = within(panel().getByRole('list', { name: 'Open comments' })).getAllByRole('button');
    expect(open.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Point: Door.*About hinge.*Ada.*2 answers/),
      expect.stringContaining('Of a deleted point: Old gate'),
    ]);
    await user.click(panel().getByRole('radio', { name: 'Resolved (1)' }));

    expect(panel().getByRole('list', { name: 'Resolved comments' }).textContent).toContain('About lamp');
  });

  it('counts the open threads of each point on its row, until it is closed', () => {
    const { session, unmount } = show({ threads: [thread('hinge'), thread('lock'), thread('done', { resolved: true })] });

    expect([...session.store.getState().openThreads]).toEqual([['door', 2]]);
    unmount();
    expect([...session.store.getState().openThreads]).toEqual([]);
  });

  it('opens the thread of a pin that is pressed in the scan', () => {
    const { session } = show();

    const events = session.events as ReturnType<typeof signal<ShowcaseEvent>>;
    act(() => events.emit({ type: 'tag-click', id: 'comment hinge' }));

    expect(panel().getByRole('list', { name: 'Comments in this thread' }).textContent).toContain('About hinge');
  });
});

describe('a thread', () => {
  it('shows the name beside the address, links, line breaks and mentions', () => {
    show({
      opened: 'hinge',
      threads: [thread('hinge', { text: 'See https://acme.example\n@vera@acme.example', mentions: ['vera@acme.example'] })],
    });

    const first = within(panel().getAllByRole('listitem')[0]!);
    expect(first.getByText('Ada').parentElement?.textContent).toContain('ada@acme.example');
    expect(first.getByRole('link', { name: /https:\/\/acme.example/ })).toMatchObject({ target: '_blank' });
    expect(first.getByText('@vera@acme.example').tagName).toBe('STRONG');
  });

  it('is answered, and keeps what was typed when the connection is lost', async () => {
    vi.mocked(answerThread).mockRejectedValueOnce(new AppError('unavailable', 'You are offline.')).mockResolvedValueOnce();
    const { user } = show({ opened: 'hinge' });
    const field = () => panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Write an answer' });

    await user.type(field(), 'Oil it');
    await user.click(panel().getByRole('button', { name: 'Answer' }));
    expect((await panel().findByRole('alert')).textContent).toContain('Your text is still here.');
    expect(field().value).toBe('Oil it');
    await user.click(panel().getByRole('button', { name: 'Answer' }));

    expect(vi.mocked(answerThread).mock.lastCall).toEqual([
      { tour: 'hall', thread: 'hinge' },
      { text: 'Oil it', mentions: [] },
    ]);
    await waitFor(() => expect(field().value).toBe(''));
  });

  it('keeps what is typed while it is sent', async () => {
    let arrive: () => void = () => undefined;
    vi.mocked(answerThread).mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(undefined as never))));
    const { user } = show({ opened: 'hinge' });
    const field = panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Write an answer' });

    await user.type(field, 'Oil it{Control>}{Enter}{/Control} today');
    await act(async () => arrive());

    expect(vi.mocked(answerThread).mock.lastCall?.[1].text).toBe('Oil it');
    expect(field.value).toBe('Oil it today');
    await user.clear(field);
  });

  it('offers people behind an @, and mentions who is chosen by key', async () => {
    vi.mocked(answerThread).mockResolvedValueOnce();
    const { user } = show({ opened: 'hinge' });

    await user.type(panel().getByRole('textbox', { name: 'Write an answer' }), 'Ask @ver');
    expect((await panel().findByRole('option', { name: /Vera/ })).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(vi.mocked(answerThread).mock.lastCall?.[1]).toEqual({ text: 'Ask @vera@acme.example', mentions: ['vera@acme.example'] });
  });

  it('mentions who stands in a pasted text once the members are there, and says who cannot be mentioned', async () => {
    let arrive: () => void = () => undefined;
    vi.mocked(call).mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(accounts as never))));
    vi.mocked(answerThread).mockResolvedValueOnce();
    const { user } = show({ opened: 'hinge', isFirst: true });

    await user.click(panel().getByRole('textbox', { name: 'Write an answer' }));
    await user.paste('Ask @vera@acme.example or @eve@elsewhere.example today');
    await user.click(panel().getByRole('button', { name: 'Answer' }));
    expect(answerThread).not.toHaveBeenCalled();
    await act(async () => arrive());

    expect(vi.mocked(answerThread).mock.lastCall?.[1].mentions).toEqual(['vera@acme.example']);
    expect(vi.mocked(toastError).mock.lastCall?.[0]).toContain('eve@elsewhere.example can’t be mentioned here');
  });

  it('offers a viewer only who took part', async () => {
    const { user } = show({ opened: 'hinge', role: 'user', answers: [answer('one')] });

    await user.type(panel().getByRole('textbox', { name: 'Write an answer' }), '@');

    expect(
      panel()
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['gus@guests.example']);
  });

  it('is resolved and reopened; a resolved one is not answered', async () => {
    vi.mocked(resolveThread).mockResolvedValue();
    const { user, client } = show({ opened: 'hinge' });

    await user.click(panel().getByRole('button', { name: 'Resolve' }));
    expect(vi.mocked(resolveThread).mock.lastCall).toEqual([{ tour: 'hall', thread: 'hinge' }, true]);
    act(() =>
      client.setQueryData(commentQueries.threads(hall.id).queryKey, [
        thread('hinge', { resolved: true, resolvedByEmail: 'ada@acme.example' }),
      ]),
    );

    expect(await panel().findByText(/Resolved by ada@acme.example/)).toBeTruthy();
    expect(panel().queryByRole('textbox')).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Reopen' }));
    expect(vi.mocked(resolveThread).mock.lastCall?.[1]).toBe(false);
  });

  it('lets authors change and delete their own comments, and editors delete those of others', async () => {
    vi.mocked(editComment).mockResolvedValue();
    vi.mocked(deleteAnswer).mockResolvedValue();
    const { user } = show({ opened: 'hinge', answers: [answer('one')] });
    const [first, second] = panel().getAllByRole('listitem');

    await user.click(within(first!).getByRole('button', { name: 'Change this comment' }));
    await user.type(within(first!).getByRole('textbox', { name: 'Change this comment' }), '!');
    await user.click(within(first!).getByRole('button', { name: 'Save' }));
    expect(vi.mocked(editComment).mock.lastCall?.[1].text).toBe('About hinge!');
    expect(within(second!).queryByRole('button', { name: 'Change this comment' })).toBeNull();
    await user.click(within(second!).getByRole('button', { name: 'Delete this comment' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(vi.mocked(deleteAnswer).mock.lastCall).toEqual([{ tour: 'hall', thread: 'hinge', comment: 'one' }]);
  });

  it('lets a viewer delete nothing of others', () => {
    show({ opened: 'hinge', role: 'user', answers: [answer('one')] });

    expect(panel().getAllByRole('button', { name: 'Delete this comment' })).toHaveLength(1);
  });

  it('leaves a stub where the first comment is deleted and has answers', async () => {
    vi.mocked(deleteFirstComment).mockResolvedValue();
    const { user, client } = show({ opened: 'hinge', threads: [thread('hinge', { answers: 1 })], answers: [answer('one')] });

    await user.click(panel().getAllByRole('button', { name: 'Delete this comment' })[0]!);
    expect(screen.getByRole('dialog').textContent).toContain('Its 1 answer stays.');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(vi.mocked(deleteFirstComment).mock.lastCall).toEqual([{ tour: 'hall', thread: 'hinge' }, true]);
    act(() =>
      client.setQueryData(commentQueries.threads(hall.id).queryKey, [thread('hinge', { answers: 1, text: '', deleted: new Date() })]),
    );

    await panel().findByText(/This comment was deleted/);
    expect(
      panel()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('This comment was deleted.'), expect.stringContaining('Answer one')]);
  });

  it('says that a thread of an address is gone, and leads to all comments', async () => {
    const { user } = show({ opened: 'torn-down' });

    await user.click(panel().getByRole('button', { name: 'Show all comments' }));

    expect(panel().getByRole('list', { name: 'Open comments' })).toBeTruthy();
  });
});

describe('a new thread', () => {
  it('is about the open point, unless another is chosen, and opens once it is stored', async () => {
    vi.mocked(startThread).mockResolvedValue('hinge');
    const { user, session } = show();
    act(() => session.store.getState().openPoi(hall.folders[0]!.pois[1]!.identifier));

    await user.click(panel().getByRole('button', { name: 'Comment' }));
    await user.type(panel().getByRole('textbox', { name: 'Write a comment' }), 'Too hot');
    await user.click(panel().getByRole('button', { name: 'Comment' }));

    expect(vi.mocked(startThread).mock.lastCall).toEqual([
      'hall',
      { kind: 'poi', id: 'stove', name: 'Stove', sweep: '', position: null },
      { text: 'Too hot', mentions: [] },
    ]);
    expect(await panel().findByRole('list', { name: 'Comments in this thread' })).toBeTruthy();
  });

  it('asks what it is about, and keeps the text while the panel is closed', async () => {
    const { user, unmount } = show();

    await user.click(panel().getByRole('button', { name: 'Comment' }));
    await user.type(panel().getByRole('textbox', { name: 'Write a comment' }), 'Here');
    await user.click(panel().getByRole('button', { name: 'Comment' }));
    expect((await panel().findByRole('alert')).textContent).toContain('Choose what it is about.');
    unmount();
    const again = show();
    await again.user.click(panel().getByRole('button', { name: 'Comment' }));

    expect(panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' }).value).toBe('Here');
  });
});
