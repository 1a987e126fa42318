import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressRenewal, closeFileAddresses } from '@/backend/storage/file-address-renewals';
import { AppError } from '@/domain/app-error';
import { type AddressRenewal, addressRenewalFrom } from '@/domain/files/file-address-renewal';
import { tourFrom } from '@/domain/tours/tour';
import { people, renderPage } from '../../testing/render-page';
import { EditTourScreen } from '../edit-tour-screen';

vi.mock('@/backend/storage/file-address-renewals', async (load) => ({ ...(await load<object>()), closeFileAddresses: vi.fn() }));
vi.mock('@/widgets/place-form/place-map', () => ({ PlaceMap: () => null }));

beforeEach(() => {
  vi.mocked(closeFileAddresses).mockReset().mockResolvedValue({ message: 'requested' });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const label = 'Close all file addresses of this tour';
const hall = tourFrom('hall', { name: 'City Hall', matterportId: 'AbCdEfGh123', organization: 'Acme' });
const job = (stored: object) => addressRenewalFrom({ reason: 'asked', requestedAt: new Date(2000), ...stored });

function aForm(who = people.orgAdmin, latest: AddressRenewal | null = null, tour = hall) {
  const shown = renderPage(
    { currentUser: who, tours: [tour], at: '/dashboard/tours/edit/hall' },
    '/dashboard/tours/edit/:tour?',
    <EditTourScreen />,
  );
  const { queryKey } = addressRenewal(tour.organization, tour.id);
  const becomes = (next: AddressRenewal | null) =>
    act(async () => {
      shown.client.setQueryData(queryKey, next);
      await new Promise((told) => setTimeout(told));
    });
  shown.client.setQueryData(queryKey, latest);
  return { user: userEvent.setup(), becomes };
}
const button = () => screen.queryByRole('button', { name: label });
const inDialog = () => within(screen.getByRole('dialog'));
const status = () => inDialog().getByRole('status');
const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: label }));
  return screen.findByRole('dialog');
};

describe('closing all file addresses of a tour', () => {
  it('is offered to those who run the organization [ACCESS-058]', () => {
    const offered = (['orgAdmin', 'globalAdmin', 'editor', 'guest'] as const).map((who) => {
      aForm(people[who]);
      const isOffered = button() !== null;
      cleanup();
      return isOffered;
    });

    expect(offered).toEqual([true, true, false, false]);
  });

  it('says what it does, asks, and tells how far it is and what became of it', async () => {
    const { user, becomes } = aForm(
      people.orgAdmin,
      job({ state: 'done', files: 2, renewed: 2, requestedAt: new Date(1000), endedAt: new Date(1500) }),
    );
    const dialog = await open(user);
    expect(dialog.textContent).toContain('Whoever has the address of a file of “City Hall”');
    expect(dialog.textContent).toContain('Last closed');
    expect(dialog.textContent).not.toContain('The tour is public');
    expect(closeFileAddresses).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Close addresses' }));
    expect(closeFileAddresses).toHaveBeenCalledExactlyOnceWith('hall');
    expect(status().textContent).toBe('Looking for files…');

    await becomes(job({ state: 'running', files: 40, renewed: 12 }));
    expect(status().textContent).toBe('12 of 40 files have a new address.');
    expect(inDialog().getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
    await becomes(job({ state: 'done', files: 40, renewed: 40, endedAt: new Date(3000) }));
    expect(status().textContent).toBe('40 files have new addresses. The old ones don’t work any more.');
    expect(inDialog().queryByRole('progressbar')).toBeNull();
  });

  it('shows one that is under way, for example because the tour became private, without asking', async () => {
    const { user } = aForm(people.orgAdmin, job({ state: 'running', reason: 'private', files: 3, renewed: 1 }));

    await open(user);

    expect(status().textContent).toBe('1 of 3 files have a new address.');
    expect(screen.queryByRole('button', { name: 'Close addresses' })).toBeNull();
  });

  it('says of a public tour that everybody sees the new addresses, and why it failed', async () => {
    vi.mocked(closeFileAddresses).mockRejectedValue(new AppError('unavailable', 'The connection was lost.'));
    const { user } = aForm(people.orgAdmin, null, { ...hall, public: true });

    expect((await open(user)).textContent).toContain('everybody who opens it can see the new addresses');
    await user.click(screen.getByRole('button', { name: 'Close addresses' }));

    expect((await inDialog().findByRole('alert')).textContent).toBe('The connection was lost.');
    expect(screen.getByRole('button', { name: 'Close addresses' })).toBeDefined();
  });
});
