import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { changeVersion, deleteVersion, publishTour, restoreVersion } from '@/backend/publishing/commands';
import { proposalQueries } from '@/backend/publishing/proposals';
import { publicationQueries } from '@/backend/publishing/queries';
import { tourQueries } from '@/backend/tours/queries';
import { saveEdited } from '@/backend/tours/save-edited';
import { identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { dayMs } from '@/domain/durations';
import { orgId, tourId, userId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import { tourAsVersion } from '@/domain/publishing/compare';
import { type PublicationVersion, publicationVersionFrom } from '@/domain/publishing/publication-version';
import type { VisitsDocument } from '@/domain/publishing/visit-statistics';
import { utcDayOf } from '@/domain/publishing/visits';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import { toastError, toastSuccess } from '@/ui/toast';
import { CurrentUserProvider } from '@/widgets/current-user';
import { VersionsScreen } from './versions-screen';

vi.mock('@/backend/publishing/commands');
vi.mock('@/backend/tours/save-edited');
vi.mock('@/ui/toast');

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('innerHeight', 2000);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  vi.mocked(publishTour).mockImplementation(async ({ version }) => ({ version, number: 5, shortCode: 'abc2345' }));
  vi.mocked(changeVersion).mockResolvedValue({ message: 'changed' });
  vi.mocked(deleteVersion).mockResolvedValue({ message: 'deleted' });
  vi.mocked(restoreVersion).mockResolvedValue({ message: 'restored' });
  vi.mocked(saveEdited).mockResolvedValue({ kind: 'saved' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const acme = orgId('Acme');
const hall: Tour = tourFrom('hall', {
  name: 'The Hall',
  organization: 'Acme',
  matterportId: 'AbCdEfGh123',
  floorplans: [{ name: 'Ground', url: 'https://x.example/g' }],
  folders: [
    {
      id: 'ground',
      name: 'Ground',
      pois: [{ identifier: 'door', name: 'Door', content: [{ type: 'text', content: 'ann@acme.example' }] }],
    },
    { id: 'vault', name: 'Vault', pois: [{ identifier: 'safe', name: 'Safe' }] },
  ],
});
const version = (number: number, fields: object = {}): PublicationVersion =>
  publicationVersionFrom(`v${number}`, {
    name: `Version ${number}`,
    number,
    public: true,
    publishedAt: new Date(2031, 0, number, 9, 30),
    publishedBy: { uid: 'u', name: 'Ada' },
    bytes: 3_400_000,
    fileCount: 2,
    poiCount: 5,
    ...fields,
  });
const all = [
  version(4, { opens: new Date(Date.now() + dayMs) }),
  version(3, { note: 'After the opening' }),
  version(2, { public: false }),
  version(1, { until: new Date(Date.now() - dayMs) }),
];

type Setup = {
  versions?: readonly PublicationVersion[];
  visits?: VisitsDocument[];
  role?: string;
  at?: string;
  status?: boolean;
  /** Invited to edit the tour, and no member. */
  isGuest?: boolean;
};

function open({
  versions = all,
  visits = [],
  role = 'superuser',
  at = '/dashboard/tours/versions/hall',
  status = true,
  isGuest = false,
}: Setup = {}) {
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: 'always' },
    },
  });
  const hallId = tourId('hall');
  client.setQueryData(tourQueries.one(hallId).queryKey, hall);
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { name: 'Acme', status }));
  client.setQueryDefaults(publicationQueries.versions(acme, hallId).queryKey, { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(publicationQueries.versions(acme, hallId).queryKey, {
    pages: [{ versions: [...versions], next: null }],
    pageParams: [null],
  });
  client.setQueryData(publicationQueries.current(acme, hallId).queryKey, { id: 'current', version: 'v3' } as never);
  client.setQueryData(publicationQueries.visits(acme, hallId).queryKey, visits);
  client.setQueryData(proposalQueries.open(hallId).queryKey, []);
  client.setQueryData(proposalQueries.by(hallId, userId('ada')).queryKey, []);
  for (const { id } of versions) {
    const pois = id === 'v3' ? tourAsVersion(hall).pois : tourAsVersion(hall).pois.slice(0, 1);
    client.setQueryData(publicationQueries.content({ organization: acme, tour: hallId, version: id }).queryKey, {
      ...tourAsVersion(hall),
      pois,
    } as never);
  }
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const claims = isGuest ? {} : { organization: 'Acme', role };
  const identity = identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, { ...claims, email_verified: true });
  const invitation = { tour: 'hall', organization: 'Acme', email: 'ada@acme.example', accessLevel: 'readUpdate', expires: null };
  client.setQueryData(applicationQueries.directory().queryKey, null);
  client.setQueryData(
    invitationQueries.mine('ada@acme.example').queryKey,
    (isGuest ? [collaborationFrom('tour_ada@acme.example_hall', invitation)] : []) as never,
  );
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route
              path="/dashboard/tours/versions/:tour"
              element={
                <Suspense fallback={<p>loading</p>}>
                  <VersionsScreen />
                </Suspense>
              }
            />
          </Routes>
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return { client, user: userEvent.setup() };
}

type Published = { version: string; number: number; shortCode: string };
const row = (name: string) => screen.getByRole('heading', { name, level: 3 }).closest('article') as HTMLElement;
const chooseIn = async (user: ReturnType<typeof userEvent.setup>, name: string, item: string) => {
  await user.click(within(row(name)).getByRole('button', { name: `Menu of ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('somebody who is only invited to edit', () => {
  it('publishes closed versions, and changes names and notes alone [ACCESS-039]', async () => {
    const { user } = open({ isGuest: true });

    await user.click(within(row('Version 3')).getByRole('button', { name: 'Menu of Version 3' }));
    await screen.findByRole('menuitem', { name: 'Name and note' });
    for (const item of ['Delete', 'Unpublish', 'Make current']) expect(screen.queryByRole('menuitem', { name: item })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Name and note' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), '!');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(vi.mocked(changeVersion).mock.lastCall?.[0]).toEqual({
      tour: 'hall',
      version: 'v3',
      name: 'Version 3',
      note: 'After the opening!',
    });
  });

  it('is told that nobody outside can open the new version [ACCESS-039]', async () => {
    const { user } = open({ isGuest: true });

    await user.click(screen.getByRole('button', { name: /^Publish/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('until an editor of the organization makes it public');
    expect(within(dialog).queryByRole('checkbox', { name: 'Public' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));

    expect(vi.mocked(publishTour).mock.lastCall?.[0]).toMatchObject({ public: false, current: false, opens: null, until: null });
  });
});

describe('the list of versions', () => {
  it('shows who published what and when, its size, its note and its state', () => {
    open();

    expect(screen.getAllByRole('heading', { level: 3, name: /^Version/ }).map(({ textContent }) => textContent)).toEqual([
      'Version 4',
      'Version 3',
      'Version 2',
      'Version 1',
    ]);
    expect(row('Version 3').textContent).toMatch(/Published .+ by Ada/);
    expect(row('Version 3').querySelector('time')?.title).toBe('03-01-2031, 09:30:00');
    expect(row('Version 3').textContent).toContain('After the opening');
    expect(row('Version 3').textContent).toContain('5 points, 2 files, 3.4 MB');
    const states = all.map(({ name }) =>
      ['Public', 'Scheduled', 'Ended', 'Not public', 'Current'].filter((state) => within(row(name)).queryByText(state)),
    );
    expect(states).toEqual([['Scheduled'], ['Public', 'Current'], ['Not public'], ['Ended']]);
    expect(screen.getAllByRole('link', { name: /^Open/ }).map((link) => link.getAttribute('href'))).toEqual(['/public-tour/Acme/hall/v3']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Public address of the current version' }).value).toMatch(
      /#\/public-tour\/Acme\/hall\/current$/,
    );
  });

  it('shows the visits of each, and copies and shows short links, also of versions from before the tour had one', async () => {
    const versions = [version(2, { shortCode: 'abc2345' }), version(1)];
    const writeText = vi.fn().mockResolvedValue(undefined);
    const { user } = open({ versions, visits: [{ id: '3', fields: { counts: { v2: { [utcDayOf(new Date())]: 1234 } } } }] });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

    expect(row('Version 2').textContent).toContain('Visits: 1,234 in 30 days');
    expect(row('Version 1').textContent).toContain('Visits: 0 in 30 days');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Public address of the current version' }).value).toMatch(/\/t\/abc2345$/);
    await chooseIn(user, 'Version 1', 'Copy short link');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/t/abc2345/1`));

    await chooseIn(user, 'Version 2', 'QR code');
    const dialog = await screen.findByRole('dialog', { name: 'QR code of “Version 2”' });
    expect(dialog.textContent).toContain(`${location.host}/t/abc2345/2`);
    const print = vi.spyOn(window, 'print').mockReturnValue();
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(document.querySelector('.print-sheet')?.textContent).toMatch(/\w\/t\/abc2345\/2$/);
  });

  it('offers the embed code of a version, and one that follows for the current version', async () => {
    const { user } = open();
    const codeIn = (dialog: HTMLElement) => within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Embed code' }).value;

    await chooseIn(user, 'Version 3', 'Embed code');
    const follows = await screen.findByRole('dialog', { name: 'Embed code of the tour' });
    expect(codeIn(follows)).toContain(`="${location.origin}/#/public-tour/Acme/hall/current" title="The Hall"`);
    await user.selectOptions(within(follows).getByRole('combobox', { name: 'Mouse wheel' }), 'Zoom the tour at once');
    expect(codeIn(follows)).toContain('/public-tour/Acme/hall/current?wheel=zoom"');
    expect(within(follows).queryByRole('note')).toBeNull();
    await user.click(within(follows).getByRole('button', { name: 'Close' }));
    await chooseIn(user, 'Version 2', 'Embed code');
    const stays = await screen.findByRole('dialog', { name: 'Embed code of “Version 2”' });

    expect(codeIn(stays)).toContain('/public-tour/Acme/hall/v2"');
    expect(within(stays).getByRole('note').textContent).toContain('isn’t public');
  });

  it('renders only the visible of 1,000 versions', () => {
    open({ versions: Array.from({ length: 1000 }, (_, index) => version(1000 - index)) });

    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeLessThan(100);
  });

  it('is not for those who only read the tour', () => {
    open({ role: 'user' });

    expect(screen.getByText('You don’t have permission to publish this tour.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish a version' })).toBeNull();
  });

  it('says what a version is where there is none', () => {
    open({ versions: [] });

    expect(screen.getByRole('button', { name: 'Publish the first version' })).toBeTruthy();
  });
});

describe('what is done with a version', () => {
  it('makes it current', async () => {
    const { user } = open();

    await chooseIn(user, 'Version 4', 'Make current');

    expect(vi.mocked(changeVersion).mock.calls).toEqual([[{ tour: 'hall', version: 'v4', current: true }]]);
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Version 4 is current'));
  });

  it('changes name, note and dates', async () => {
    const { user } = open();
    await chooseIn(user, 'Version 3', 'Name, note and dates');
    const dialog = await screen.findByRole('dialog', { name: 'Edit “Version 3”' });

    await user.clear(within(dialog).getByRole('textbox', { name: 'Name' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Enter a name.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Spring');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Open until: choices' }), '1 week');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    const [[input]] = vi.mocked(changeVersion).mock.calls as [[Parameters<typeof changeVersion>[0]]];
    expect(input).toEqual({
      tour: 'hall',
      version: 'v3',
      name: 'Spring',
      note: 'After the opening',
      public: true,
      until: expect.any(Number),
    });
    expect(input.until).toBeGreaterThan(Date.now() + 6 * dayMs);
  });

  it('unpublishes and deletes it, after asking, and says what failed', async () => {
    const { user } = open();
    await chooseIn(user, 'Version 3', 'Unpublish');
    await user.click(await screen.findByRole('button', { name: 'Unpublish' }));
    expect(vi.mocked(changeVersion).mock.calls).toEqual([[{ tour: 'hall', version: 'v3', public: false }]]);

    vi.mocked(deleteVersion).mockRejectedValueOnce(new AppError('unavailable', 'The connection was lost.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseIn(user, 'Version 3', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Version 3”?' });
    expect(dialog.textContent).toContain('It is the current version');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('The connection was lost.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(vi.mocked(deleteVersion)).toHaveBeenCalledTimes(2);
  });

  it('compares it with the version before, any other, and the tour now, in words', async () => {
    const { user } = open();
    await chooseIn(user, 'Version 3', 'Compare');
    const dialog = await screen.findByRole('dialog', { name: 'Compare “Version 3”' });
    const changes = () =>
      within(dialog)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);

    expect(dialog.textContent).toContain('What changed from Version 2 to Version 3');
    expect(changes()).toEqual(['AddedFolder “Vault” added', 'AddedPoint “Safe” added in Vault']);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Compare with' }), 'Version 4');
    expect(changes()).toEqual(['RemovedFolder “Vault” removed', 'RemovedPoint “Safe” removed from Vault']);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Compare with' }), 'The tour now');
    expect(within(dialog).getByText('No differences')).toBeTruthy();
  });
});

describe('restoring a version into the tour', () => {
  const restore = async (user: ReturnType<typeof userEvent.setup>) => {
    await chooseIn(user, 'Version 2', 'Restore into the tour');
    const dialog = await screen.findByRole('dialog', { name: 'Restore “Version 2” into the tour?' });
    expect(within(dialog).getAllByRole('listitem')[0]?.textContent).toBe('RemovedFolder “Vault” removed');
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Version 2 was restored into the tour', expect.anything()));
    return vi.mocked(toastSuccess).mock.lastCall?.[1]?.action?.run ?? (() => {});
  };
  const saved = (client: QueryClient, historyId: string) =>
    client.setQueryData(tourQueries.one(tourId('hall')).queryKey, { ...hall, folders: [], historyId } as never);

  it('shows what changes, saves once, and can be undone, also where the tour is restored before the response [EDIT-061]', async () => {
    const { user, client } = open();
    vi.mocked(restoreVersion).mockImplementationOnce(async ({ historyId }) => {
      saved(client, historyId);
      return { message: 'restored' };
    });
    const undo = await restore(user);
    const [[input]] = vi.mocked(restoreVersion).mock.calls as [[Parameters<typeof restoreVersion>[0]]];
    expect(input).toMatchObject({ tour: 'hall', version: 'v2' });

    undo();

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('The tour is as it was before'));
    expect(vi.mocked(saveEdited).mock.calls[0]?.[0]).toMatchObject({
      tour: 'hall',
      loaded: input.historyId,
      author: { uid: 'ada', email: 'ada@acme.example' },
      edited: { name: 'The Hall', folders: hall.folders },
    });
  });

  it('undoes nothing that was saved since', async () => {
    const { user, client } = open();
    const undo = await restore(user);
    saved(client, 'another save');

    undo();

    expect(toastError).toHaveBeenCalledWith(expect.stringContaining('the tour was saved since'));
    expect(saveEdited).not.toHaveBeenCalled();
  });
});

describe('publishing', () => {
  const at = '/dashboard/tours/versions/hall?dialog=publish';
  const publish = async (user: ReturnType<typeof userEvent.setup>, name = 'Publish') =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

  it('publishes the tour with the next number, and shows its address', async () => {
    const { user } = open({ at });
    const dialog = await screen.findByRole('dialog', { name: 'Publish “The Hall”' });
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Version 5');
    const isPublic = within(dialog).getByRole('region', { name: 'What becomes public' });
    expect(isPublic.textContent).toContain('2 points of interest');
    expect(isPublic.textContent).toContain('1 email address found in textsann@acme.example');

    await user.click(within(dialog).getByRole('checkbox', { name: 'Vault' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Floor plans' }));
    expect(isPublic.textContent).toContain('1 point of interest');
    await publish(user);

    const [[input]] = vi.mocked(publishTour).mock.calls as [[Parameters<typeof publishTour>[0]]];
    expect(input).toMatchObject({
      tour: 'hall',
      name: 'Version 5',
      public: true,
      current: true,
      opens: null,
      until: null,
      documents: true,
      excludedFolders: ['vault'],
      excludedPois: [],
      floorplans: false,
      version: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
    });
    const done = await screen.findByRole('dialog', { name: '“Version 5” is published' });
    expect(within(done).getByRole<HTMLInputElement>('textbox').value).toBe(`${location.origin}/t/abc2345`);
    expect(within(done).getByRole('img', { name: 'QR code that opens The Hall' })).toBeTruthy();
    expect(within(done).getByRole('link', { name: 'Open' })).toMatchObject({
      target: '_blank',
      href: expect.stringMatching(new RegExp(`/public-tour/Acme/hall/${input.version}$`)),
    });
  });

  it('tries again with the same version after an error, so that nothing is published twice', async () => {
    vi.mocked(publishTour).mockRejectedValueOnce(
      new AppError('unavailable', 'The connection was lost. Check your connection and try again.'),
    );
    const { client, user } = open({ at });
    // neither is the list loaded
    vi.mocked(client.invalidateQueries).mockReturnValue(new Promise(() => {}));
    await publish(user);

    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.');
    await publish(user, 'Try again');

    await screen.findByRole('dialog', { name: '“Version 5” is published' });
    const versions = vi.mocked(publishTour).mock.calls.map(([{ version: id }]) => id);
    expect(versions).toHaveLength(2);
    expect(new Set(versions).size).toBe(1);
  });

  it('asks for a name and days that fit, and stays open while it runs', async () => {
    let resolve = (_: Published) => {};
    const running = new Promise<Published>((done) => {
      resolve = done;
    });
    vi.mocked(publishTour).mockReturnValueOnce(running);
    const { user } = open({ at });
    const dialog = await screen.findByRole('dialog', { name: 'Publish “The Hall”' });
    await user.clear(within(dialog).getByRole('textbox', { name: 'Name' }));
    await publish(user);
    expect(within(dialog).getByText('Enter a name.')).toBeTruthy();
    expect(publishTour).not.toHaveBeenCalled();

    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Spring{Enter}');
    expect((await within(dialog).findByRole('status')).textContent).toContain('Publishing');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Publish “The Hall”' })).toBeTruthy();
    await act(async () => resolve({ version: 'v5', number: 5, shortCode: '' }));
    await screen.findByRole('dialog', { name: '“Spring” is published' });
  });

  it('publishes nothing to the public for a suspended organization', async () => {
    const { user } = open({ at, status: false });
    const dialog = await screen.findByRole('dialog', { name: 'Publish “The Hall”' });
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Public' }).disabled).toBe(true);

    await publish(user);

    expect(vi.mocked(publishTour).mock.calls[0]?.[0].public).toBe(false);
  });
});
