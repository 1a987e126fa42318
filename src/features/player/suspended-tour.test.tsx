import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isAppError } from '@/domain/app-error';
import { ErrorBoundary } from '@/ui/error-boundary';
import { CurrentUserProvider } from '@/widgets/current-user';
import { aMember, anOrganization, aTour, cachedTour, openPlayer } from './testing/a-player';
import { TourPlayerScreen } from './tour-player-screen';

vi.mock('./loaded-tour-player', () => ({ LoadedTourPlayer: () => <p>The tour</p> }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fallback = (error: unknown) => <p role="alert">{isAppError(error, 'permission-denied') ? 'denied' : 'broken'}</p>;
const open = (isSuspended: boolean, user: ReturnType<typeof aMember> | null) =>
  act(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openPlayer({
      at: '/digital-twin/hall/play',
      path: '/digital-twin/:tour/:mode',
      screen: (
        <CurrentUserProvider identity={user}>
          <ErrorBoundary fallback={fallback}>
            <TourPlayerScreen />
          </ErrorBoundary>
        </CurrentUserProvider>
      ),
      cachedQueries: cachedTour(aTour({ public: true }), anOrganization({ status: true, isSuspended })),
    });
  });

it('a public tour is closed to visitors while its organization is suspended, and open to members', async () => {
  await open(true, null);
  expect(screen.getByRole('alert').textContent).toBe('denied');
  cleanup();
  await open(true, aMember('superuser'));
  expect(await screen.findByText('The tour')).toBeDefined();
  cleanup();
  await open(false, null);
  expect(await screen.findByText('The tour')).toBeDefined();
});
