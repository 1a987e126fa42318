import { describe, expect, it } from 'vitest';
import { firstFormProblem } from '../form-problem';
import { locationId, orgId } from '../ids';
import { placeFrom } from '../place';
import { copyOfLocationTour, locationFrom, locationTourFrom, locationToursInOrder, newLocation, newLocationTour } from './location';
import { locationForm, locationTourForm } from './location-form';

const oslo = placeFrom({ locality: 'Oslo', country: 'Norway' });

describe('a location', () => {
  it('has name, description, organization, created, place and country', () => {
    const stored = {
      name: 'Hall',
      description: 'd',
      organization: 'acme',
      address: 'Main Street 5',
      created: new Date(1),
      place: { country: 'Norway' },
      country: 'Norge',
    };

    expect(locationFrom('l', stored)).toEqual({ ...stored, id: 'l', place: placeFrom({ country: 'Norway' }) });
    expect(locationFrom('l', { place: { country: 'Norway' } })).toMatchObject({
      name: 'l',
      created: null,
      address: 'Norway',
      country: 'Norway',
    });
  });

  it('lies in the country of its place when it is new', () => {
    const stored = newLocation({ name: ' Hall ', description: '', organization: orgId('acme'), address: ' Main Street 5 ', place: oslo });

    expect(stored).toEqual({
      name: 'Hall',
      description: '',
      organization: 'acme',
      address: 'Main Street 5',
      place: oslo,
      country: 'Norway',
    });
  });

  it('needs a name, an organization and an address, asked for in this order [LOC-023 LOC-024 LOC-025]', () => {
    const sent = { name: '', organization: '', address: ' ', place: placeFrom({}), description: '' };

    expect(firstFormProblem(locationForm, sent)).toBe('Please enter a name for this location');
    expect(firstFormProblem(locationForm, { ...sent, name: 'Hall' })).toBe('Missing Organization');
    expect(firstFormProblem(locationForm, { ...sent, name: 'Hall', organization: 'acme' })).toBe('Missing Address');
    expect(firstFormProblem(locationForm, { ...sent, name: 'Hall', organization: 'acme', place: oslo })).toBeNull();
    expect(firstFormProblem(locationForm, { ...sent, name: 'Hall', organization: 'acme', address: 'Main Street 5' })).toBeNull();
  });
});

describe('a location’s tour', () => {
  const stored = {
    name: 'Before',
    matterportId: 'AbCdEfGh123',
    location: 'l',
    organization: 'acme',
    public: true,
    address: 'Main Street 5',
    place: oslo,
  };

  it('knows its location by the field location', () => {
    expect(locationTourFrom('t', { ...stored, created: new Date(1) })).toEqual({ ...stored, id: 't', created: new Date(1), updated: null });
    expect(newLocationTour({ ...stored, location: locationId('l'), organization: orgId('acme') })).toEqual(stored);
    expect(locationTourFrom('t', { ...stored, public: 'yes', organization: undefined })).toMatchObject({ public: false, organization: '' });
  });

  it('is copied whole, with (copy) behind its name, into its own location [LOC-015]', () => {
    const whole = { ...stored, id: 't', folders: [{ id: 'f' }], created: new Date(1), createdBy: 'ada', strange: true };

    expect(copyOfLocationTour(whole, locationId('l'))).toEqual({ ...stored, folders: [{ id: 'f' }], name: 'Before (copy)' });
    expect(copyOfLocationTour({ name: 'x'.repeat(200) }, locationId('l')).name).toBe(`${'x'.repeat(193)} (copy)`);
  });

  it('stands newest first', () => {
    const tours = [1, 3, 2].map((time) => locationTourFrom(`t${time}`, { created: new Date(time) }));

    expect(locationToursInOrder(tours).map(({ id }) => id)).toEqual(['t3', 't2', 't1']);
  });

  it('is ready with name, address, valid model id and location [LOC-030]', () => {
    expect(locationTourForm.safeParse(stored).success).toBe(true);
    for (const change of [{ name: ' ' }, { place: placeFrom({}), address: ' ' }, { matterportId: 'short' }, { location: '' }]) {
      expect(locationTourForm.safeParse({ ...stored, ...change }).success).toBe(false);
    }
  });
});
