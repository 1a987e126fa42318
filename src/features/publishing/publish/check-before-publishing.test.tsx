import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LinkState, linkStateOf } from '@/backend/publishing/linked-tours';
import { fileDetails } from '@/backend/storage/list-files';
import { saveEdited } from '@/backend/tours/save-edited';
import { identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { publishedContentOf } from '@/domain/publishing/published-content';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { CheckBeforePublishing } from './check-before-publishing';

vi.mock('@/backend/publishing/linked-tours');
vi.mock('@/backend/storage/list-files');
vi.mock('@/backend/tours/save-edited');
vi.mock('@/ui/toast');

beforeEach(() => void vi.mocked(saveEdited).mockResolvedValue({ kind: 'saved' }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const addressOf = (name: string) =>
  `https://files.example/v0/b/bucket/o/${encodeURIComponent(`organizations/Acme/tour/hall/uploads/${name}`)}?token=${name}`;
const files = ['plan.pdf', 'gone.pdf'].map((name) => ({ name, url: addressOf(name), contentType: 'application/pdf' }));
const hallWith = (content: object[]) =>
  tourFrom('hall', {
    name: 'The Hall',
    organization: 'Acme',
    matterportId: 'AbCdEfGh123',
    historyId: 'first',
    folders: [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', content }] }],
  });
const hall = hallWith([
  { type: 'list', content: [{ name: 'Maker', url: 'http://no where' }] },
  { type: 'file', content: files },
]);

function check({ isCopy = false, tour = hall } = {}) {
  const change = vi.fn();
  const excluded = { folders: new Set<string>(), pois: new Set<string>() };
  const publication = publishedContentOf(tour, { excludedFolders: [], excludedPois: [], floorplans: true, documents: true });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CurrentUserProvider identity={identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, {})}>
          <CheckBeforePublishing tour={tour} publication={publication} isCopy={isCopy} excluded={excluded} change={change} />
        </CurrentUserProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), change, section: within(screen.getByRole('region', { name: 'Check before publishing' })) };
}

it('counts what it finds, and leads to it in the editor', async () => {
  const { user, section } = check();
  expect(section.getByText('3 places need a look.')).toBeTruthy();

  await user.click(section.getByText('1 point has no view'));

  expect(section.getByRole('link', { name: 'Show Stove' })).toMatchObject({
    target: '_blank',
    href: expect.stringMatching(/\/digital-twin\/hall\/edit\?start=stove$/),
  });
});

it('leaves a point out of the version', async () => {
  const { user, section, change } = check();
  await user.click(section.getByText('1 point has no text'));

  await user.click(section.getByRole('button', { name: 'Leave out: Stove' }));

  expect(change).toHaveBeenCalledExactlyOnceWith({ excluded: { folders: new Set(), pois: new Set(['stove']) } });
});

it('removes a link that leads nowhere, and saves the tour', async () => {
  const { user, section } = check();
  await user.click(section.getByText('1 link leads nowhere'));

  await user.click(section.getByRole('button', { name: 'Remove link: Stove: http://no where' }));

  const saved = vi.mocked(saveEdited).mock.calls[0]?.[0];
  expect(saved).toMatchObject({ tour: 'hall', loaded: 'first', author: { uid: 'ada' } });
  expect(saved?.edited.folders[0]?.pois[0]?.content[0]?.content).toEqual([]);
});

it('names files that nobody can read, and removes them', async () => {
  vi.mocked(fileDetails).mockImplementation(async (path) => {
    if (path.endsWith('gone.pdf')) throw new AppError('not-found', 'This file no longer exists.');
    return { url: addressOf('plan.pdf'), contentType: '', size: 1, created: null, uploader: '' };
  });
  const { user, section } = check();

  await user.click(section.getByRole('button', { name: 'Check 2 files' }));
  await user.click(await section.findByRole('button', { name: 'Remove file: gone.pdf: it no longer exists' }));

  expect(vi.mocked(saveEdited).mock.calls[0]?.[0].edited.folders[0]?.pois[0]?.content[1]?.content).toMatchObject([{ name: 'plan.pdf' }]);
});

it('names links to tours that visitors can’t open, and removes them', async () => {
  vi.mocked(linkStateOf).mockImplementation(async (linked) => ('tour' in linked ? linked.tour : '') as string as LinkState);
  const links = ['open', 'members', 'closed', 'gone', 'unknown'].map((name) => ({
    name,
    url: `${location.origin}/#/digital-twin/${name}`,
  }));
  const { user, section } = check({ tour: hallWith([{ type: 'list', content: links }]) });

  await user.click(section.getByRole('button', { name: 'Check 5 linked pages' }));
  expect((await section.findByRole('status')).textContent).toBe(
    '3 links lead to pages that visitors can’t open. 1 link could not be checked.',
  );
  section.getByText(/#\/digital-twin\/unknown: the server did not say/);
  section.getByText(/#\/digital-twin\/closed: visitors can’t open it/);
  section.getByText(/#\/digital-twin\/members: visitors must sign in to open it/);
  await user.click(section.getByRole('button', { name: /^Remove link: Stove: .*gone: it no longer exists/ }));

  const [saved] = vi.mocked(saveEdited).mock.calls[0]?.[0].edited.folders[0]?.pois[0]?.content ?? [];
  expect(saved?.content).toMatchObject([{ name: 'open' }, { name: 'members' }, { name: 'closed' }, { name: 'unknown' }]);
});

it('changes nothing of the tour for an edited copy of a version', async () => {
  const { user, section } = check({ isCopy: true });

  await user.click(section.getByText('1 link leads nowhere'));

  expect(section.queryByRole('button', { name: /Remove link/ })).toBeNull();
  expect(section.queryByRole('link')).toBeNull();
});
