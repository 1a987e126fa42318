import { zodResolver } from '@hookform/resolvers/zod';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type AddressSearch, addressSearch, type FoundAddress } from '@/backend/address-search';
import { AppError } from '@/domain/app-error';
import { placeFrom } from '@/domain/place';
import { placeForm } from '@/domain/place-form';
import { PlaceFields } from './place-fields';
import type { PlaceValues } from './place-values';

vi.mock('@/backend/address-search', () => ({ addressSearch: vi.fn() }));
vi.mock('./place-map', () => ({
  PlaceMap: ({ subject, position }: { subject: string; position: unknown }) => (
    <p>
      Map of the {subject} at {JSON.stringify(position)}
    </p>
  ),
}));

afterEach(cleanup);

const schema = z.object({ address: z.string(), place: placeForm });
type FormProps = { values: Partial<PlaceValues>; delayMs: number; onForm: (getValues: () => PlaceValues) => void };

function Form({ values, delayMs, onForm }: FormProps) {
  const form = useForm<PlaceValues>({
    defaultValues: { address: '', place: placeFrom({}), ...values },
    resolver: zodResolver(schema),
    mode: 'onTouched',
  });
  onForm(form.getValues);
  return (
    <FormProvider {...form}>
      <form aria-label="Location">
        <PlaceFields subject="location" addressDelayMs={delayMs} mapHeightPx={400} />
      </form>
    </FormProvider>
  );
}

type Options = { search?: AddressSearch | null; values?: Partial<PlaceValues>; delayMs?: number };

function aPlaceForm({ search = null, values = {}, delayMs = 0 }: Options = {}) {
  vi.mocked(addressSearch).mockReturnValue(search);
  let getValues = (): PlaceValues => ({ address: '', place: placeFrom({}) });
  const { container } = render(<Form values={values} delayMs={delayMs} onForm={(read) => (getValues = read)} />);
  return { container, values: () => getValues(), user: userEvent.setup() };
}

const found = (address: string, place: object = {}): FoundAddress => ({ key: address, address, place: placeFrom(place) });
const hall = found('Hantverkargatan 1, Stockholm', { locality: 'Stockholm', country: 'Sweden', latitude: 59.3275, longitude: 18.0543 });
const addressField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Address' });

describe('the fields of a place', () => {
  it('are filled in by a found address, by keyboard [LOC-035]', async () => {
    const { user, values } = aPlaceForm({ search: async () => [found('Hantverksgata, Oslo'), hall] });

    await user.type(await addressField(), 'Hantverk');
    await screen.findByRole('option', { name: hall.address });
    expect(screen.getByRole('status').textContent).toBe('2 addresses found');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    expect(values()).toMatchObject({ address: 'Hantverkargatan 1, Stockholm', place: { locality: 'Stockholm', country: 'Sweden' } });
    expect(screen.queryByRole('option', { name: /^Hantverk/ })).toBeNull();
    expect(await screen.findByText('Map of the location at {"latitude":59.3275,"longitude":18.0543}')).toBeTruthy();
  });

  it('stay as they are when Escape closes the suggestions', async () => {
    const { user, values } = aPlaceForm({ search: async () => [hall] });

    await user.type(await addressField(), 'Hantverk');
    await screen.findByRole('option', { name: hall.address });
    await user.keyboard('{ArrowDown}{Escape}');

    expect(screen.queryByRole('option', { name: hall.address })).toBeNull();
    expect(values()).toEqual({ address: 'Hantverk', place: placeFrom({}) });
  });

  it.each([
    ['no address is found', async () => [], 'No addresses found. Check the spelling, or fill in the place fields below.'],
    [
      'the search fails',
      async () => Promise.reject(new AppError('unavailable', 'No answer.')),
      'Address search isn’t available right now. Fill in the place fields below.',
    ],
  ])('have a message, also for screen readers, when %s', async (_case, search, message) => {
    const { user } = aPlaceForm({ search });
    const field = await addressField();

    await user.type(field, 'Xyzzy');

    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(message));
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    await user.clear(field);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  const degrees = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

  it.each([
    ['59.3293, 18.0686', 'Latitude'],
    ['59.3293; 18.0686', 'Longitude'],
    ['18.0686 E 59.3293 N', 'Latitude'],
    ['59.3293 18.0686', 'Latitude'],
  ])('take the position %s, pasted into %s, for both', async (pasted, name) => {
    const { user, values } = aPlaceForm({ values: { place: placeFrom({ latitude: 1, longitude: 2 }) } });
    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    await user.click(degrees(name));
    await user.paste(pasted);

    expect([degrees('Latitude').value, degrees('Longitude').value]).toEqual(['59.3293', '18.0686']);
    expect(values().place).toMatchObject({ latitude: 59.3293, longitude: 18.0686 });
  });

  it('take a typed position once it is whole, and a number for its own field', async () => {
    const { user, values } = aPlaceForm();
    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    await user.type(degrees('Latitude'), '\u221233.8568, 151.2153');
    await user.tab();
    expect(values().place).toMatchObject({ latitude: -33.8568, longitude: 151.2153 });

    await user.clear(degrees('Longitude'));
    await user.type(degrees('Longitude'), "18°30'");
    await user.tab();
    expect(values().place).toMatchObject({ latitude: -33.8568, longitude: 18.5 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('take no typed degrees and minutes for a position', async () => {
    const { user, values } = aPlaceForm({ values: { place: placeFrom({ latitude: 1, longitude: 2 }) } });
    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    await user.clear(degrees('Latitude'));
    await user.type(degrees('Latitude'), '59 20');
    await user.tab();

    expect(values().place.longitude).toBe(2);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('show a country that is not in the list, as it is stored', () => {
    aPlaceForm({ values: { place: placeFrom({ country: 'Yugoslavia' }) } });

    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Country/ }).value).toBe('Yugoslavia');
  });

  it('show the address after a delay', () => {
    vi.useFakeTimers();
    aPlaceForm({ delayMs: 800 });

    act(() => vi.advanceTimersByTime(799));
    expect(screen.queryByLabelText('Address')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    vi.useRealTimers();

    expect(screen.getByLabelText('Address')).toBeTruthy();
  });

  it('pass axe', async () => {
    const { container, user } = aPlaceForm({ search: async () => [hall] });
    await user.type(await addressField(), 'Hantverk');
    await screen.findByRole('option', { name: hall.address });

    await user.click(screen.getByRole('switch', { name: 'Advanced' }));

    // jsdom draws no colours
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});
