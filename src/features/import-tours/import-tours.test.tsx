import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { broughtOverQuery } from '@/backend/older/bring-over';
import { olderToursOf } from '@/backend/older/copies';
import { organizationQueries } from '@/backend/organizations/queries';
import { importedToursOf } from '@/backend/tours/imported-tours';
import { identityFrom } from '@/domain/access/identity';
import type { Claims } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { fileItemsFrom } from '@/domain/content/content-blocks';
import { orgId, tourId } from '@/domain/ids';
import { broughtOver } from '@/domain/older/brought-over';
import { olderTourFrom } from '@/domain/older/older-tours';
import { organizationFrom } from '@/domain/organizations/organization';
import { CurrentUserProvider } from '@/widgets/current-user';
import { ImportToursScreen } from './import-tours-screen';

const bringOver = vi.hoisted(() => vi.fn());
vi.mock('@/backend/older/bring-over', async (original) => ({ ...(await original<object>()), bringOver }));
vi.mock('@/ui/toast');

const acme = orgId('Acme');
const [hall, mill, quay] = ['Hall', 'Mill', 'Quay'].map((name) => olderTourFrom(name.toLowerCase(), { name, organization: 'Acme' })) as [
  ReturnType<typeof olderTourFrom>,
  ReturnType<typeof olderTourFrom>,
  ReturnType<typeof olderTourFrom>,
];
const user = userEvent.setup();

beforeEach(() => {
  bringOver.mockReset();
});
afterEach(cleanup);

async function show(claims: Claims = { admin: true }) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false }, mutations: { networkMode: 'always' } },
  });
  client.setQueryData(organizationQueries.all().queryKey, [organizationFrom('Acme', { name: 'Acme' })]);
  client.setQueryData(olderToursOf(acme).queryKey, [mill, hall, quay]);
  client.setQueryData(importedToursOf(acme).queryKey, [{ id: 'made', original: 'quay' }, null]);
  const points = [
    { id: 'a', stored: { name: 'Door', category: 'Doors', identifier: 'a', icon: 7, sweep: 's1' } },
    { id: 'b', stored: { name: 'Roof', identifier: 'b' } },
  ];
  const files = fileItemsFrom(
    ['plan.pdf application/pdf', 'setup.exe application/x-msdownload'].map((file) => {
      const [name, contentType] = file.split(' ');
      return { name, contentType, url: `https://files.example/${name}`, size: 1, markers: [] };
    }),
  );
  client.setQueryData(broughtOverQuery(acme, 'hall').queryKey, broughtOver({ points, filesOf: new Map([['s1', files]]) }));
  client.setQueryDefaults(broughtOverQuery(acme, 'hall').queryKey, { staleTime: Number.POSITIVE_INFINITY });
  const identity = identityFrom({ uid: 'u1', email: 'ada@loggia.example', displayName: 'Ada' }, { email_verified: true, ...claims });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <CurrentUserProvider identity={identity} isResolved>
          <MemoryRouter initialEntries={['/dashboard/tours/import?organization=Acme']}>
            <ImportToursScreen />
          </MemoryRouter>
        </CurrentUserProvider>
      </QueryClientProvider>,
    );
  });
}
const row = (name: string) => within(screen.getByRole('listitem', { name }));

describe('bringing older tours over', () => {
  it('lists them with the original, and with the tour that each became [LEGACY-IMPORT-001 LEGACY-IMPORT-011]', async () => {
    await show();

    expect(
      within(screen.getByRole('list', { name: 'Older tours' }))
        .getAllByRole('listitem')
        .map((item) => item.getAttribute('aria-label')),
    ).toEqual(['Hall', 'Mill', 'Quay']);
    expect(
      row('Hall')
        .getByRole('link', { name: /^Open the original/ })
        .getAttribute('href'),
    ).toBe('#/Acme/tour/hall?mode=view');
    expect(row('Quay').getByText('Brought over')).toBeDefined();
    expect(row('Quay').getByRole('link', { name: 'Open the tour' }).getAttribute('href')).toBe('/dashboard/tours/landing/made');
    expect(row('Quay').queryByRole('button', { name: 'Bring over' })).toBeNull();
  });

  it('shows folders and points as they will be, and what does not fit [LEGACY-IMPORT-002 LEGACY-IMPORT-003 LEGACY-IMPORT-007 LEGACY-IMPORT-008]', async () => {
    await show();

    await user.click(row('Hall').getByRole('button', { name: 'What it will be' }));

    expect(row('Hall').getByText(/^2 points of interest in 2 folders.* 1 file of their sweeps/)).toBeDefined();
    expect(
      within(row('Hall').getByRole('list', { name: 'Folders' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Doors: Door', 'Without a category: Roof']);
    expect(row('Hall').getByRole('list', { name: 'What does not fit' }).textContent).toContain('“icon” does not fit');
    expect(row('Hall').getByText('The file setup.exe is skipped: its type is not allowed.')).toBeDefined();
  });

  it('says why one was not brought over, and tries again [LEGACY-IMPORT-010]', async () => {
    bringOver
      .mockRejectedValueOnce(new AppError('unavailable', 'You are offline.'))
      .mockResolvedValue({ tour: tourId('new'), wasThere: false, notes: [] });
    await show();

    await user.click(row('Hall').getByRole('button', { name: 'Bring over' }));
    expect((await row('Hall').findByRole('alert')).textContent).toBe('Hall was not brought over. You are offline.');
    await user.click(row('Hall').getByRole('button', { name: 'Bring over' }));

    await waitFor(() => expect(row('Hall').queryByRole('alert')).toBeNull());
    expect(bringOver.mock.calls).toEqual([
      [hall, acme],
      [hall, acme],
    ]);
  });

  it('brings all of an organization over, with a report; one that fails leaves the others alone', async () => {
    bringOver.mockImplementation(async ({ id }: { id: string }) => {
      if (id === 'hall') throw new AppError('invalid-argument', 'It is too large.');
      return { tour: tourId('new'), wasThere: false, notes: ['The file a.exe is skipped: its type is not allowed.'] };
    });
    await show();

    await user.click(screen.getByRole('button', { name: 'Bring over all 2 tours' }));

    const report = within(await screen.findByRole('region', { name: 'Report' }));
    await waitFor(() => expect(report.getByRole('status').textContent).toBe('1 of 2 brought over'));
    expect(report.getByText(/was not brought over\. It is too large\./)).toBeDefined();
    expect(report.getByText('The file a.exe is skipped: its type is not allowed.')).toBeDefined();
    expect(report.getByRole('link', { name: 'Mill' })).toBeDefined();
  });

  it('is for global admins alone [ACCESS-017]', async () => {
    await show({ role: 'ultrauser', organization: 'Acme' });

    expect(screen.getByText('You don’t have permission to import tours.')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
