import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { userId } from '@/domain/ids';
import { offlineCopyFrom } from '@/domain/offline/copy';
import { CurrentUserProvider } from '@/widgets/current-user';
import { copiesKey } from '@/widgets/offline/use-saving';
import { RouteFrame } from './route-frame';

vi.mock('@/widgets/offline/start-worker', () => ({ canStoreTours: () => true, startWorker: async () => undefined }));

// React logs every error that a boundary catches
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Props = { load: () => Promise<string> };

function Screen({ load }: Props) {
  return <h1>{useSuspenseQuery({ queryKey: ['page'], queryFn: load, retry: false }).data}</h1>;
}

const barn = offlineCopyFrom({ id: 'tour/barn', path: '/digital-twin/barn', title: 'The barn', state: 'saved' });

function aPage(load: Props['load'], identity: Identity | null = null, copies = [barn]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(copiesKey, copies);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CurrentUserProvider identity={identity}>
          <RouteFrame pageKey="hall" skeleton={<p>Loading</p>}>
            <Screen load={load} />
          </RouteFrame>
        </CurrentUserProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('RouteFrame', () => {
  it('shows the skeleton, then the page', async () => {
    aPage(async () => 'Hall');

    expect(screen.getByText('Loading')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Hall' })).toBeDefined();
  });

  it('shows the error, and Retry loads again', async () => {
    const user = userEvent.setup();
    const answers = [() => Promise.reject(new AppError('unavailable', 'The server cannot be reached.')), async () => 'Hall'];
    aPage(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));

    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('heading', { name: 'Hall' })).toBeDefined();
  });

  it.each([
    ['couldn’t be loaded', () => new AppError('unavailable', 'The server cannot be reached.')],
    ['has an error of ours', () => new TypeError('of ours')],
  ])('that %s promises what was saved to members alone, who can have saved something', async (_what, failure) => {
    aPage(() => Promise.reject(failure()));
    expect((await screen.findByRole('alert')).textContent).not.toContain('you saved');
    cleanup();

    aPage(() => Promise.reject(failure()), { uid: userId('ada'), email: 'ada@acme.example', verified: true } as Identity);

    expect((await screen.findByRole('alert')).textContent).toContain('Everything you saved is safe.');
  });

  it('offline lists what is stored on this device, and online does not', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    aPage(() => Promise.reject(new AppError('unavailable', 'You’re offline.')));
    const stored = within(await screen.findByRole('region', { name: 'Tours on this device' }));
    expect((await stored.findByRole('link', { name: 'The barn' })).getAttribute('href')).toBe('#/digital-twin/barn');
    expect(stored.getByText(/This page isn’t stored here/)).toBeDefined();
    cleanup();

    aPage(() => Promise.reject(new AppError('unavailable', 'You’re offline.')), null, []);
    const none = within(await screen.findByRole('region', { name: 'Tours on this device' }));
    expect(none.getByText('No tours are stored on this device.')).toBeDefined();
    expect(none.queryByText(/can be opened/)).toBeNull();
    cleanup();

    online.mockReturnValue(true);
    aPage(() => Promise.reject(new AppError('unavailable', 'The server cannot be reached.')));

    await screen.findByRole('alert');
    expect(screen.queryByRole('region', { name: 'Tours on this device' })).toBeNull();
  });

  it.each(['permission-denied', 'not-found'] as const)('shows the same page for %s [ACCESS-046 ACCESS-047]', async (code) => {
    aPage(() => Promise.reject(new AppError(code, 'secret reason')));

    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeDefined();
    expect(screen.getByText('You do not have access to this Digital Twin')).toBeDefined();
    expect(document.body.textContent).not.toContain('secret reason');
  });
});
