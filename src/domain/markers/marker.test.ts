import { describe, expect, it } from 'vitest';
import { clampToImage, markersIdOf, markersToStore, newMarker } from './changes';
import { imageMarkersFrom, markersFrom } from './marker';

describe('markers', () => {
  it('have name, body, icon and latlng', () => {
    expect(markersFrom([{ name: 'Valve', body: '<p>Turn</p>', icon: 'red', latlng: { lat: 1.5, lng: -2 } }, {}, 7])).toEqual([
      { name: 'Valve', body: '<p>Turn</p>', icon: 'red', latlng: { lat: 1.5, lng: -2 } },
      { name: '', body: '', icon: 'blue', latlng: { lat: 0, lng: 0 } },
    ]);
  });

  it('of the older layout are documents by marker id [MODEL-062]', () => {
    expect(imageMarkersFrom('m1', { markers: [{ name: 'Valve' }] })).toMatchObject({ id: 'm1', markers: [{ name: 'Valve' }] });
    expect(imageMarkersFrom('m1', {})).toEqual({ id: 'm1', markers: [] });
  });

  it('are named Marker N, with the last used icon or blue [EDIT-088]', () => {
    const at = { lat: 1, lng: 2 };
    const first = newMarker(at, []);
    const second = newMarker(at, [first], 'teal');

    expect(first).toEqual({ name: 'Marker 1', body: '', icon: 'blue', latlng: at });
    expect(second).toMatchObject({ name: 'Marker 2', icon: 'teal' });
    expect(newMarker(at, [second]).name).toBe('Marker 3');
  });

  it('are clamped to their image, in tens of pixels [EDIT-090]', () => {
    const image = { width: 1000, height: 500 };

    expect(clampToImage({ lat: -3, lng: 120 }, image)).toEqual({ lat: 0, lng: 100 });
    expect(clampToImage({ lat: 60, lng: 12.3456 }, image)).toEqual({ lat: 50, lng: 12.35 });
  });

  it('are stored with a name each, up to the limit [EDIT-089]', () => {
    const marker = { name: '  ', body: 'b', icon: 'red' as const, latlng: { lat: 1, lng: 2 }, older: 'kept' };

    expect(markersToStore([{ ...marker, name: ' Crack ' }, marker])).toEqual([
      { ...marker, name: 'Crack' },
      { ...marker, name: 'Marker 2' },
    ]);
    expect(() => markersToStore(Array.from({ length: 1001 }, () => marker))).toThrow('An image can have at most 1000 markers.');
  });

  it('of an image are stored by the id in its item, or by the unique id of its file [EDIT-093]', () => {
    expect(markersIdOf({ name: 'u1__wall.jpg', markerId: 'm7' })).toBe('m7');
    expect(markersIdOf({ name: 'u1__wall.jpg' })).toBe('u1');
    expect(markersIdOf({ name: 'wall.jpg' })).toBe('');
  });
});
