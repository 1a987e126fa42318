import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityFrom } from '@/domain/access/identity';
import type { Claims } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { localKeys } from '@/domain/application/local-keys';
import { CurrentUserProvider } from '@/widgets/current-user';
import { SetOrganization } from './set-organization';

const enterOrganization = vi.hoisted(() => vi.fn());
vi.mock('@/backend/organizations/create-organization', () => ({ enterOrganization }));

beforeEach(() => {
  localStorage.clear();
  enterOrganization.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

const ada = (claims: Claims) =>
  identityFrom({ uid: 'ada', email: 'ada@loggia.example', displayName: 'Ada' }, { email_verified: true, ...claims });

function open(path: string, identity: ReturnType<typeof ada> | null, isResolved = true) {
  const router = createMemoryRouter(
    [
      { path: '/o/:organization', element: <SetOrganization /> },
      { path: '/dashboard/tours', element: <p>Tours</p> },
      { path: '/dashboard/collaborations', element: <p>Collaborators</p> },
      { path: '/dashboard/settings/webhooks', element: <p>Webhooks</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserProvider identity={identity} isResolved={isResolved}>
        <RouterProvider router={router} />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
}
const chosen = () => localStorage.getItem(localKeys.organizationId);

describe('choosing an organization', () => {
  it('is recorded for a Super Admin before its tours open [ROUTE-004 ROUTE-006]', async () => {
    let record: () => void = () => undefined;
    enterOrganization.mockReturnValue(
      new Promise<void>((resolve) => {
        record = resolve;
      }),
    );
    open('/o/Acme', ada({ admin: true }));
    await waitFor(() => expect(enterOrganization.mock.calls[0]?.[0]).toBe('Acme'));
    expect(chosen()).toBeNull();

    record();

    expect(await screen.findByText('Tours')).toBeDefined();
    expect(chosen()).toContain('Acme');
    expect(enterOrganization).toHaveBeenCalledOnce();
  });

  it('opens nothing that could not be recorded, says why, and tries again', async () => {
    enterOrganization.mockRejectedValueOnce(new AppError('unavailable', 'The connection was lost.'));
    open('/o/Acme', ada({ admin: true }));

    expect(await screen.findByRole('heading', { name: 'Acme wasn’t opened' })).toBeDefined();
    expect(screen.getByText(/recorded there, which failed: The connection was lost/)).toBeDefined();
    expect(chosen()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Tours')).toBeDefined();
  });

  it.each([
    ['a Super Admin of the organization itself', '/o/Acme', ada({ admin: true, organization: 'Acme' })],
    ['a Super Admin who leaves the choice', '/o/reset', ada({ admin: true })],
    ['somebody who is none', '/o/Acme', ada({})],
    ['a visitor', '/o/Acme', null],
  ])('is not recorded for %s [ROUTE-005]', async (_user, path, identity) => {
    open(path, identity);

    expect(await screen.findByText('Tours')).toBeDefined();
    expect(enterOrganization).not.toHaveBeenCalled();
  });

  it.each([
    ['collaborations', 'Collaborators'],
    ['settings/webhooks', 'Webhooks'],
  ])('leads on to the page that the address names: %s', async (page, heading) => {
    open(`/o/Acme?page=${page}`, ada({}));

    expect(await screen.findByText(heading)).toBeDefined();
    expect(chosen()).toContain('Acme');
  });

  it('waits until it is known who is signed in', async () => {
    open('/o/Acme', null, false);

    expect(await screen.findByRole('status')).toBeDefined();
    expect(chosen()).toBeNull();
  });
});
