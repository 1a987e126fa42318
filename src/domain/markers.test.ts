import { describe, expect, it } from 'vitest';
import { imageMarkersFrom, markersFrom, newMarker } from './markers';

describe('markers', () => {
  it('MODEL-063 have name, body, icon and latlng', () => {
    expect(markersFrom([{ name: 'Valve', body: '<p>Turn</p>', icon: 'red', latlng: { lat: 1.5, lng: -2 } }, {}, 7])).toEqual([
      { name: 'Valve', body: '<p>Turn</p>', icon: 'red', latlng: { lat: 1.5, lng: -2 } },
      { name: '', body: '', icon: 'blue', latlng: { lat: 0, lng: 0 } },
    ]);
  });

  it('MODEL-062 of the older layout are documents by marker id', () => {
    expect(imageMarkersFrom('m1', { markers: [{ name: 'Valve' }] })).toMatchObject({ id: 'm1', markers: [{ name: 'Valve' }] });
    expect(imageMarkersFrom('m1', {})).toEqual({ id: 'm1', markers: [] });
  });

  it('EDIT-088 are named Marker N, with the last used icon or blue', () => {
    const at = { lat: 1, lng: 2 };
    const first = newMarker(at, []);
    const second = newMarker(at, [first], 'teal');

    expect(first).toEqual({ name: 'Marker 1', body: '', icon: 'blue', latlng: at });
    expect(second).toMatchObject({ name: 'Marker 2', icon: 'teal' });
    expect(newMarker(at, [second]).name).toBe('Marker 3');
  });
});
