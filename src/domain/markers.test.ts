import { describe, expect, it } from 'vitest';
import { imageMarkersFrom, markersFrom } from './markers';
import { markersIdOf, newMarker, savedMarkers, withinImage } from './markers/changes';

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

  it('EDIT-090 lie within their image, in tenths of its pixels', () => {
    const image = { width: 1000, height: 500 };

    expect(withinImage({ lat: -3, lng: 120 }, image)).toEqual({ lat: 0, lng: 100 });
    expect(withinImage({ lat: 60, lng: 12.3456 }, image)).toEqual({ lat: 50, lng: 12.35 });
  });

  it('EDIT-089 are saved each with a name, and no more of them than there is room for', () => {
    const marker = { name: '  ', body: 'b', icon: 'red' as const, latlng: { lat: 1, lng: 2 }, older: 'kept' };

    expect(savedMarkers([{ ...marker, name: ' Crack ' }, marker])).toEqual([
      { ...marker, name: 'Crack' },
      { ...marker, name: 'Marker 2' },
    ]);
    expect(() => savedMarkers(Array.from({ length: 1001 }, () => marker))).toThrow('An image has room for 1000 markers.');
  });

  it('EDIT-093 of an image are kept by the id its item names, or by the unique id of its file', () => {
    expect(markersIdOf({ name: 'u1__wall.jpg', markerId: 'm7' })).toBe('m7');
    expect(markersIdOf({ name: 'u1__wall.jpg' })).toBe('u1');
    expect(markersIdOf({ name: 'wall.jpg' })).toBe('');
  });
});
