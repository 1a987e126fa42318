import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tourQueries } from '@/backend/tours/queries';
import { type Identity, identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { orgId, tourId, tourTypeId } from '@/domain/ids';
import { tourFrom } from '@/domain/tours';
import { WhoProvider } from '@/widgets/who';
import { StageSelector } from './stage-selector';

vi.mock('@/backend/tours/queries', () => ({ tourQueries: { stages: vi.fn() } }));

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
function given(answer: () => unknown): void {
  read.mockReset().mockImplementation(async () => answer());
  const query = (...question: unknown[]) => ({ queryKey: ['stages', ...question], queryFn: () => read(...question), retry: false });
  vi.mocked(tourQueries.stages).mockImplementation(query as unknown as typeof tourQueries.stages);
}

const Where = () => <output>{useLocation().pathname}</output>;

function aSelector({ who = null, poiName = 'Stairs / up' }: { who?: Identity | null; poiName?: string } = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WhoProvider identity={who}>
        <MemoryRouter>
          <StageSelector tour={{ id: tourId('shell'), organization: orgId('Acme'), tourTypeId: tourTypeId('site') }} poiName={poiName} />
          <Where />
        </MemoryRouter>
      </WhoProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const open = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Select Stage' }));

describe('the stage selector', () => {
  it('STAGE-001 is a dropdown of the tours by name, with the one that is open marked, and reads them once it is opened', async () => {
    given(() => stages);
    const user = aSelector();
    expect(read).not.toHaveBeenCalled();

    await open(user);

    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Stage 2: shell', 'true'],
      ['Stage 10: roof', null],
    ]);
  });

  it('STAGE-003 asks for the tours of the organization and the type: all for its members, the public ones for others', async () => {
    given(() => stages);
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

  it('STAGE-002 says No stages found. when there are none', async () => {
    given(() => []);

    await open(aSelector());

    expect(await screen.findByText('No stages found.')).toBeTruthy();
  });

  it('says so when they cannot be read, and reads them again', async () => {
    let answer = (): unknown => {
      throw new AppError('unavailable', 'The server cannot be reached.');
    };
    given(() => answer());
    const user = aSelector();
    await open(user);
    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');

    answer = () => stages;
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: 'Stage 2: shell' })).toBeTruthy();
  });

  it('STAGE-004 goes to the chosen tour at the PoI of the same name', async () => {
    given(() => stages);
    const user = aSelector();
    await open(user);

    await user.click(await screen.findByRole('link', { name: 'Stage 10: roof' }));

    expect(screen.getByText('/stage/roof/Stairs%20%2F%20up')).toBeTruthy();
  });

  it('STAGE-004 goes to the chosen tour alone when no PoI is open', async () => {
    given(() => stages);
    const user = aSelector({ poiName: '' });
    await open(user);

    await user.click(await screen.findByRole('link', { name: 'Stage 10: roof' }));

    expect(screen.getByText('/stage/roof')).toBeTruthy();
  });

  it('STAGE-005 compares the PoIs by name, with screenshot, tour and floor', async () => {
    given(() => stages);
    const user = aSelector();
    await open(user);

    await user.click(await screen.findByRole('button', { name: 'Compare in a report' }));

    const stairs = await screen.findByRole('region', { name: 'Stairs' }, { timeout: 10_000 });
    expect(
      within(stairs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Stage 2: shellFloor 1', 'Stage 10: roofAttic']);
    expect([...stairs.querySelectorAll('img')].map(({ src }) => src)).toEqual([`${location.origin}/stairs.jpg`]);
    expect(screen.getByRole('region', { name: 'Lift' })).toBeTruthy();
  });
});
