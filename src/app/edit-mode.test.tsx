import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { introductionFinished, localKeys } from '@/domain/application/local-keys';
import { aMember, aTour, cachedTour, hall, openPlayer } from '@/features/player/testing/a-player';
import { TourPlayerScreen } from '@/features/player/tour-player-screen';
import { fakeFrame } from '@/showcase/testing/fake-frame';
import { type FakeSdk, fakeSdk } from '@/showcase/testing/fake-sdk';
import { ErrorBoundary } from '@/ui/error-boundary';
import { resolvedCalls } from '@/widgets/player-session/testing/a-player-session';
import { playerSlots } from './routes/player-slots';

const viewer = vi.hoisted(() => ({ present: null as unknown }));

vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
      const page = fakeFrame();
      const showcase = connectShowcase(page.frame, options);
      page.load({ connect: async () => (viewer.present as FakeSdk).sdk });
      return showcase;
    },
  };
});

const theViewer = () => viewer.present as FakeSdk;

beforeEach(() => {
  // Firestore can't be reached
  vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify({ apiKey: 'none', projectId: 'demo-none' }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  viewer.present = fakeSdk({ auto: resolvedCalls });
  localStorage.setItem(localKeys.introduction, introductionFinished);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// the first test also loads the code
vi.setConfig({ testTimeout: 30_000 });

async function openTour(role: Role, { mode = 'edit', tour = aTour(), slots = playerSlots } = {}) {
  const opened = openPlayer({
    at: `/digital-twin/hall/${mode}`,
    path: '/digital-twin/:tour/:mode/:third?/:fourth?',
    screen: (
      <ErrorBoundary fallback={() => <p>The page is gone.</p>}>
        <TourPlayerScreen slots={slots} />
      </ErrorBoundary>
    ),
    cachedQueries: cachedTour(tour),
    who: aMember(role),
  });
  await screen.findByRole('toolbar', { name: 'Tour controls' });
  return opened;
}

/** The query state after a denied listener. */
function refuse(client: Awaited<ReturnType<typeof openTour>>['client']): void {
  const error = new AppError('permission-denied', 'You may not see this tour.');
  client
    .getQueryCache()
    .find({ queryKey: ['tours', hall] })
    ?.setState({ data: undefined, status: 'error', error, fetchStatus: 'idle' });
}

const sidebar = () => screen.findByRole('toolbar', { name: 'Edit' });
const line = (name: string) =>
  within(screen.getByRole('region', { name: 'Points of interest' })).findByRole('treeitem', { name: new RegExp(name) });
const panel = () => screen.findByRole('region', { name: 'Edit panel' });

describe('edit mode', () => {
  it('loads the editor only for users who can edit', async () => {
    const editor = vi.fn(playerSlots.editor);
    const slots = { ...playerSlots, editor };

    await openTour('user', { slots });
    expect(screen.queryByRole('group', { name: 'Mode' })).toBe(null);
    cleanup();
    await openTour('superuser', { slots, mode: 'play' });
    expect(editor).not.toHaveBeenCalled();
    cleanup();
    await openTour('superuser', { slots });

    await sidebar();
    expect(editor).toHaveBeenCalledTimes(1);
  });

  it('opens by default for an empty tour, with its first actions', async () => {
    vi.spyOn(console, 'info').mockReturnValue(undefined);
    await openTour('superuser', { mode: 'play', tour: aTour({ folders: [] }) });

    const tools = await sidebar();

    expect(within(tools).getByRole('button', { name: 'Add Folder' })).toBeDefined();
    expect(await screen.findByText('No folders found')).toBeDefined();
  });

  it('opens a clicked PoI in the edit panel and moves to it with a fade [EDIT-017]', async () => {
    const { user } = await openTour('superuser');
    await waitFor(() => expect(theViewer().phase.listeners.size).toBeGreaterThan(0));
    await act(async () => theViewer().phase.set({ phase: 'appphase.playing' }));
    await sidebar();

    await user.click(await line('Stove'));

    expect(within(await panel()).getByRole('heading', { name: 'Stove' })).toBeDefined();
    await waitFor(() =>
      expect(
        theViewer()
          .calls.filter(({ name }) => name === 'Sweep.moveTo')
          .at(-1)?.args[0],
      ).toBe('b'),
    );
    await user.click(await line('Sink'));
    await waitFor(async () => expect(within(await panel()).getByRole('heading', { name: 'Sink' })).toBeDefined());
  });

  it('closes and deselects the open PoI when it is clicked again [EDIT-018]', async () => {
    const { user } = await openTour('superuser');
    await sidebar();
    await user.click(await line('Stove'));
    await panel();

    await user.click(await line('Stove'));

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit panel' })).toBe(null));
    expect((await line('Stove')).getAttribute('aria-selected')).toBe('false');
    await user.click(await line('Stove'));
    expect(await panel()).toBeDefined();
  });

  it('closes the history when the mode or the tool changes [EDIT-002]', async () => {
    const { user } = await openTour('superuser');
    await user.click(within(await sidebar()).getByRole('button', { name: 'History' }));
    await screen.findByRole('dialog', { name: 'History' });

    await user.click(screen.getByRole('radio', { name: 'View' }));
    expect(screen.queryByRole('dialog', { name: 'History' })).toBe(null);
    await user.click(screen.getByRole('radio', { name: 'Edit' }));
    await user.click(within(await sidebar()).getByRole('button', { name: 'History' }));
    await screen.findByRole('dialog', { name: 'History' });
    await user.click(within(await sidebar()).getByRole('button', { name: 'Rename floors' }));

    await screen.findByRole('dialog', { name: /floors/i });
    expect(screen.queryByRole('dialog', { name: 'History' })).toBe(null);
  });

  it('has sharing, batch editing, floors and the edit panel [EDIT-003 EDIT-004]', async () => {
    const { user } = await openTour('superuser');
    const tools = within(await sidebar());

    await user.click(tools.getByRole('button', { name: 'Advanced' }));
    const batch = await screen.findByRole('dialog', { name: /advanced|batch/i });
    await user.click(within(batch).getByRole('button', { name: 'Close' }));
    await user.click(tools.getByRole('button', { name: 'Rename floors' }));
    await user.click(within(await screen.findByRole('dialog', { name: /floors/i })).getByRole('button', { name: 'Close' }));
    await user.click(within(screen.getByRole('toolbar', { name: 'Tour controls' })).getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('dialog', { name: 'Share' })).toBeDefined();
    await user.click(await line('Stove'));

    expect(await panel()).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Share' })).toBe(null);
  });

  it('keeps the editor and its changes when access is revoked; view mode shows the error page', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { client, user } = await openTour('superuser');
    await user.click(within(await sidebar()).getByRole('button', { name: 'Add Folder' }));
    const lines = () => within(screen.getByRole('region', { name: 'Points of interest' })).getAllByRole('treeitem').length;
    const before = lines();

    act(() => refuse(client));
    expect(lines()).toBe(before);
    act(() => void client.setQueryData(['tours', hall], null));
    expect(lines()).toBe(before);
    expect(screen.getByRole('button', { name: /Undo/ })).toBeDefined();
    cleanup();
    const looking = await openTour('superuser', { mode: 'play' });
    act(() => refuse(looking.client));

    expect(await screen.findByText('The page is gone.')).toBeDefined();
  });
});
