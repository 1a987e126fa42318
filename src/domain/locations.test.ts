import { describe, expect, it } from 'vitest';
import { problemOf } from './form-problem';
import { locationId, orgId } from './ids';
import { copyOfLocationTour, locationFrom, locationTourFrom, newLocation, newLocationTour, versionsInOrder } from './locations';
import { isLocationTourReady, locationForm } from './locations/location-form';
import { placeFrom } from './place';

const oslo = placeFrom({ locality: 'Oslo', country: 'Norway' });

describe('a location', () => {
  it('MODEL-035 has name, description, organization, created, place and country', () => {
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

  it('MODEL-035 lies in the country of its place when it is new', () => {
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

  it('LOC-023 LOC-024 LOC-025 needs a name, an organization and an address, asked for in this order', () => {
    const sent = { name: '', organization: '', address: ' ', place: placeFrom({}), description: '' };

    expect(problemOf(locationForm, sent)).toBe('Please enter a name for this location');
    expect(problemOf(locationForm, { ...sent, name: 'Hall' })).toBe('Missing Organization');
    expect(problemOf(locationForm, { ...sent, name: 'Hall', organization: 'acme' })).toBe('Missing Address');
    expect(problemOf(locationForm, { ...sent, name: 'Hall', organization: 'acme', place: oslo })).toBeNull();
    expect(problemOf(locationForm, { ...sent, name: 'Hall', organization: 'acme', address: 'Main Street 5' })).toBeNull();
  });
});

describe('a location’s tour', () => {
  const stored = { name: 'Before', matterportId: 'AbCdEfGh123', location: 'l', place: oslo };

  it('MODEL-036 knows its location by the field location', () => {
    expect(locationTourFrom('t', { ...stored, created: new Date(1) })).toEqual({ ...stored, id: 't', created: new Date(1), updated: null });
    expect(newLocationTour({ ...stored, location: locationId('l') })).toEqual(stored);
  });

  it('is copied with (copy) behind its name', () => {
    expect(copyOfLocationTour(locationTourFrom('t', stored))).toEqual({ ...stored, name: 'Before (copy)' });
    expect(copyOfLocationTour(locationTourFrom('t', { name: 'x'.repeat(200) })).name).toBe(`${'x'.repeat(193)} (copy)`);
  });

  it('stands newest first', () => {
    const tours = [1, 3, 2].map((time) => locationTourFrom(`t${time}`, { created: new Date(time) }));

    expect(versionsInOrder(tours).map(({ id }) => id)).toEqual(['t3', 't2', 't1']);
  });

  it('LOC-030 is ready with name, address, valid model id and location', () => {
    expect(isLocationTourReady(stored)).toBe(true);
    for (const change of [{ name: ' ' }, { place: placeFrom({}) }, { matterportId: 'short' }, { location: '' }]) {
      expect(isLocationTourReady({ ...stored, ...change })).toBe(false);
    }
  });
});
