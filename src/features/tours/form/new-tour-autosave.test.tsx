import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTour } from '@/backend/tours/commands';
import { identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { localKeys } from '@/domain/application/local-keys';
import { tourId } from '@/domain/ids';
import { people, renderPage } from '../testing/render-page';
import { CreateTourScreen } from './create-tour-screen';

vi.mock('@/backend/tours/commands', () => ({ createTour: vi.fn(), updateTour: vi.fn() }));
vi.mock('@/widgets/place-form/place-map', () => ({ PlaceMap: () => null }));

beforeEach(() => {
  localStorage.clear();
  vi.mocked(createTour).mockReset().mockResolvedValue(tourId('new-hall'));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const colleague = identityFrom(
  { uid: 'bo', email: 'bo@acme.example', displayName: null },
  { email_verified: true, organization: 'Acme', role: 'ultrauser' },
);

function openedBy(currentUser = people.orgAdmin) {
  cleanup();
  return renderPage({ currentUser, at: '/dashboard/tours/create' }, '/dashboard/tours/create', <CreateTourScreen />);
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const notice = () => screen.queryByText('Your unsaved input was restored. It isn’t saved yet.');
const kept = () => localStorage.getItem(localKeys.newTour);

describe('the draft of a new tour', () => {
  it('is restored when the page is reopened, and can be discarded', async () => {
    const user = userEvent.setup();
    openedBy();
    expect(notice()).toBeNull();
    await user.type(field(/^Tour Name/), 'City Hall');
    await user.type(field('Locality'), 'Oslo');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'Norway');

    openedBy();

    expect(notice()).not.toBeNull();
    expect([field(/^Tour Name/).value, field('Locality').value]).toEqual(['City Hall', 'Oslo']);
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect([field(/^Tour Name/).value, field('Locality').value]).toEqual(['', '']);
    expect([notice(), kept()]).toEqual([null, null]);
    expect(document.activeElement).toBe(field(/^Model ID/));
  });

  it('is not shown to other users', async () => {
    openedBy();
    await userEvent.type(field(/^Tour Name/), 'City Hall');

    openedBy(colleague);

    expect(field(/^Tour Name/).value).toBe('');
    expect(notice()).toBeNull();
  });

  it.each(['{"uid":', '[]', '{"uid":"ada","organization":"Acme","values":{"name":7,"place":"here"}}'])(
    'begins empty where this device holds %s',
    (held) => {
      localStorage.setItem(localKeys.newTour, held);

      openedBy();

      expect([field(/^Tour Name/).value, field('Locality').value]).toEqual(['', '']);
    },
  );

  it('is deleted once saved, and kept if saving fails [TOUR-056 TOUR-057]', async () => {
    const user = userEvent.setup();
    vi.mocked(createTour).mockRejectedValueOnce(new AppError('permission-denied', 'You may not.'));
    openedBy();
    await user.type(field(/^Model ID/), 'AbCdEfGh123');
    await user.type(field(/^Tour Name/), 'City Hall');

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Error creating tour: You may not.');
    expect(kept()).toContain('City Hall');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.getByText('elsewhere')).toBeDefined());
    expect(kept()).toBeNull();
  });
});
