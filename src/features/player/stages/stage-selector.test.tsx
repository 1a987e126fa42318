import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Identity, identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { orgId, tourId, tourTypeId } from '@/domain/ids';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { StageSelector } from './stage-selector';

// one for whatever loads the module, however often that is
const stagesQuery = vi.hoisted(() => vi.fn());
vi.mock('@/backend/tours/queries', () => ({ tourQueries: { stages: stagesQuery } }));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stage = (id: string, name: string, pois: object[] = [], floors: string[] = []) =>
  tourFrom(id, { name, floors, organization: 'Acme', tourTypeId: 'site', folders: [{ name: 'All', pois }] });
const stages = [
  stage(
    'roof',
    'Stage 10: roof',
    [{ identifier: 'r', name: 'Stairs', floor: 1, screenshot: `${location.origin}/stairs.jpg` }],
    ['Ground', 'Attic'],
  ),
  stage('shell', 'Stage 2: shell', [
    { identifier: 's', name: 'Stairs', screenshot: 'https://evil.example/x.png' },
    { identifier: 'l', name: 'Lift' },
  ]),
];

const read = vi.fn();
function mockStages(answer: () => unknown): void {
  read.mockReset().mockImplementation(async () => answer());
  const query = (...args: unknown[]) => ({ queryKey: ['stages', ...args], queryFn: () => read(...args), retry: false });
  stagesQuery.mockImplementation(query);
}

const CurrentPath = () => <output>{useLocation().pathname}</output>;

function aSelector({ who = null, poiName = 'Stairs / up' }: { who?: Identity | null; poiName?: string } = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserProvider identity={who}>
        <MemoryRouter>
          <StageSelector
            tour={{ id: tourId('shell'), name: 'Stage 2: shell', organization: orgId('Acme'), tourTypeId: tourTypeId('site') }}
            poiName={poiName}
          />
          <CurrentPath />
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const open = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Select Stage' }));

describe('StageSelector', () => {
  it('lists the tours by name with the current one marked, and loads them when opened [STAGE-001]', async () => {
    mockStages(() => stages);
    const user = aSelector();
    expect(read).not.toHaveBeenCalled();

    await open(user);

    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Stage 2: shell', 'true'],
      ['Stage 10: roof', null],
    ]);
  });

  it('queries tours of the same organization and type: all for members, public ones for others [STAGE-003]', async () => {
    mockStages(() => stages);
    const member = identityFrom(
      { uid: 'u', email: 'a@acme.example', displayName: null },
      { email_verified: true, organization: 'Acme', role: 'superuser' },
    );
    await open(aSelector({ who: member }));
    cleanup();

    await open(aSelector());

    expect(read.mock.calls).toEqual([
      ['Acme', 'site', { publicOnly: false }],
      ['Acme', 'site', { publicOnly: true }],
    ]);
  });

  const withoutOthers = [
    ['none', []],
    ['only itself', [stage('shell', 'Stage 2: shell')]],
  ] as const;

  it.each(withoutOthers)('shows the tour as chosen and ‘No stages found.’ when the query finds %s [STAGE-002]', async (_what, found) => {
    mockStages(() => [...found]);

    await open(aSelector());

    expect(await screen.findByText('No stages found.')).toBeTruthy();
    expect(screen.getByText('Stage 2: shell').closest('[aria-current=true]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Compare in a report' })).toBeNull();
  });

  it('shows the tour as chosen in its place where the query may not find it [STAGE-001 STAGE-003]', async () => {
    mockStages(() => [stage('plans', 'Stage 1: plans'), stage('roof', 'Stage 10: roof')]);

    await open(aSelector());

    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent, firstElementChild }) => [textContent, firstElementChild?.getAttribute('aria-current')])).toEqual([
      ['Stage 1: plans', null],
      ['Stage 2: shell', 'true'],
      ['Stage 10: roof', null],
    ]);
    // a version of a private tour is one of them; the tour itself is not open
    expect(screen.queryByRole('link', { name: 'Stage 2: shell' })).toBeNull();
    expect(screen.queryByText('No stages found.')).toBeNull();
  });

  it('shows an error when loading fails, and retries', async () => {
    let answer = (): unknown => {
      throw new AppError('unavailable', 'The server cannot be reached.');
    };
    mockStages(() => answer());
    const user = aSelector();
    await open(user);
    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');

    answer = () => stages;
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: 'Stage 2: shell' })).toBeTruthy();
  });

  it('opens the chosen tour at the PoI of the same name [STAGE-004]', async () => {
    mockStages(() => stages);
    const user = aSelector();
    await open(user);

    await user.click(await screen.findByRole('link', { name: 'Stage 10: roof' }));

    expect(screen.getByText('/stage/roof/Stairs%20%2F%20up')).toBeTruthy();
  });

  it('opens the chosen tour without a PoI when none is open [STAGE-004]', async () => {
    mockStages(() => stages);
    const user = aSelector({ poiName: '' });
    await open(user);

    await user.click(await screen.findByRole('link', { name: 'Stage 10: roof' }));

    expect(screen.getByText('/stage/roof')).toBeTruthy();
  });

  it('compares PoIs by name, with screenshot, tour and floor [STAGE-005]', async () => {
    mockStages(() => stages);
    const user = aSelector();
    await open(user);

    await user.click(await screen.findByRole('button', { name: 'Compare in a report' }));

    const stairs = await screen.findByRole('region', { name: 'Stairs' });
    expect(
      within(stairs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Stage 2: shellFloor 1', 'Stage 10: roofAttic']);
    expect([...stairs.querySelectorAll('img')].map(({ src }) => src)).toEqual([`${location.origin}/stairs.jpg`]);
    expect(screen.getByRole('region', { name: 'Lift' })).toBeTruthy();
  });
});
