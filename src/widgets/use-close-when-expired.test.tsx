import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { identityFrom } from '@/domain/access/identity';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { hourMs } from '@/domain/durations';
import { tourFrom } from '@/domain/tours/tour';
import { ErrorBoundary } from '@/ui/error-boundary';
import { CurrentUserProvider } from './current-user';
import { useCloseWhenExpired } from './use-close-when-expired';

const now = new Date('2026-01-01T12:00:00Z');
const guest = identityFrom({ uid: 'mia', email: 'mia@x.example', displayName: null }, { email_verified: true });
const hall = { organization: 'acme', name: 'Hall' };

const invitationUntil = (expires: Date | null) =>
  collaborationFrom('tour_mia@x.example_hall', { email: guest.email, organization: 'acme', tour: 'hall', accessLevel: 'read', expires });

beforeEach(() => {
  vi.useFakeTimers({ now });
  // React logs what the boundary shows
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Page({ isPublic, mayClose }: { isPublic: boolean; mayClose: boolean }) {
  useCloseWhenExpired(tourFrom('hall', { ...hall, public: isPublic }), mayClose);
  return <p>The tour</p>;
}

function open({ isPublic = false, mayClose = true } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  const invite = (expires: Date | null) =>
    act(() => void client.setQueryData(invitationQueries.mine(guest.email).queryKey, [invitationUntil(expires)]));
  client.setQueryData(applicationQueries.directory().queryKey, null);
  invite(new Date(now.getTime() + hourMs));
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={guest} isResolved>
        <ErrorBoundary fallback={(error) => <p>{(error as Error).message}</p>}>
          <Page isPublic={isPublic} mayClose={mayClose} />
        </ErrorBoundary>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return { invite };
}

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => document.body.textContent;

it('closes the tour at the moment when the invitation expires [ACCESS-054]', () => {
  open();

  after(hourMs - 1000);
  expect(shown()).toBe('The tour');
  after(2000);

  screen.getByText('You do not have access to this Digital Twin');
});

it('keeps it open when the invitation is prolonged in time', () => {
  const { invite } = open();

  invite(new Date(now.getTime() + 3 * hourMs));
  after(2 * hourMs);

  expect(shown()).toBe('The tour');
});

it.each([{ isPublic: true }, { mayClose: false }])('keeps a public tour and unsaved changes open: %o', (options) => {
  open(options);

  after(2 * hourMs);

  expect(shown()).toBe('The tour');
});
