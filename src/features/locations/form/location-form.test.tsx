import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { organizationQueries } from '@/backend/organizations/queries';
import { identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { LocationForm } from './location-form';
import { emptyLocation } from './location-values';

vi.mock('@/backend/address-search', () => ({ addressSearch: () => null }));
vi.mock('@/widgets/place-form/place-map', () => ({ PlaceMap: () => null }));
vi.mock('@/ui/toast');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const acme = orgId('Acme');
const stored = { ...emptyLocation(acme), name: 'Mill', address: 'Mill Road 3' };

function aForm(write = vi.fn(async () => undefined)) {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { name: 'Acme' }));
  const identity = identityFrom(
    { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' },
    { email_verified: true, organization: 'Acme', role: 'ultrauser' },
  );
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>
        <OrganizationProvider id={acme}>
          <MemoryRouter>
            <LocationForm stored={stored} isNew={false} write={write} done="Location updated" />
          </MemoryRouter>
        </OrganizationProvider>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
}

describe('the form of a location', () => {
  it('shows the address after 800 ms [LOC-022]', () => {
    vi.useFakeTimers();
    aForm();

    act(() => vi.advanceTimersByTime(799));
    expect(screen.queryByLabelText('Address')).toBeNull();
    act(() => vi.advanceTimersByTime(1));

    expect(screen.getByLabelText('Address')).toBeTruthy();
  });

  it('says why it could not be saved, and keeps what was typed [LOC-029]', async () => {
    const user = userEvent.setup();
    aForm(vi.fn(async () => Promise.reject(new AppError('unavailable', 'The server cannot be reached. Check your connection.'))));
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    await user.type(name, ' by the river');

    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached. Check your connection.'));
    expect(name.value).toBe('Mill by the river');
  });
});
