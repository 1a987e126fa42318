import { act, cleanup, render, screen } from '@testing-library/react';
import { TileLayer } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCode } from '@/loading/load-code';
import { Streets, withoutStreets } from './streets';
import { towns } from './towns';

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Streets' };
let layers: TileLayer[] = [];

// in the app it comes after the points
beforeAll(async () => {
  await loadCode(withoutStreets);
});
beforeEach(() => {
  // jsdom has no layout, loads no images, and draws no outlines
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  layers = [];
  const addTo = TileLayer.prototype.onAdd;
  vi.spyOn(TileLayer.prototype, 'onAdd').mockImplementation(function (this: TileLayer, map) {
    layers.push(this);
    return addTo.call(this, map);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const aMap = (given: typeof tiles | null, zoom = 13) =>
  render(
    <MapContainer center={[59.33, 18.07]} zoom={zoom} zoomAnimation={false}>
      <Streets tiles={given} />
    </MapContainer>,
  );
const message = () => screen.queryByRole('status')?.textContent ?? '';
const shown = (label: string) => screen.queryByText(label) !== null;

describe('a map without streets', () => {
  it('says so at street level, and shows large towns [TOUR-038]', () => {
    aMap(null);

    expect(message()).toBe('No street map is available here. This is in or near Stockholm.');
    expect(shown('Stockholm')).toBe(true);
    expect(shown('Oslo')).toBe(false);
  });

  it('says nothing of streets where none are expected, and shows only the largest towns there [TOUR-038]', () => {
    aMap(null, 4);

    expect(message()).toBe('');
    expect([shown('Stockholm'), shown('Oslo'), shown('Uppsala')]).toEqual([true, true, false]);
  });
});

describe('a map with streets', () => {
  it('says when they could not be loaded, and stops once they are there [TOUR-038]', () => {
    aMap(tiles);
    expect([message(), shown('Stockholm')]).toEqual(['', false]);

    act(() => void layers[0]?.fire('tileerror'));
    expect(message()).toBe('Couldn’t load the street map. This is in or near Stockholm.');
    expect(shown('Stockholm')).toBe(true);
    act(() => void layers[0]?.fire('tileload'));

    expect([message(), shown('Stockholm')]).toEqual(['', false]);
  });

  it('loads them again when the connection is back', () => {
    aMap(tiles);
    const redraw = vi.spyOn(TileLayer.prototype, 'redraw');

    act(() => void window.dispatchEvent(new Event('online')));

    expect(redraw).toHaveBeenCalled();
  });
});

it('the towns have a name and a position on the earth', () => {
  expect(towns.length).toBeGreaterThan(100);
  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length);
  expect(towns.every(({ position }) => Math.abs(position.latitude) < 70 && Math.abs(position.longitude) <= 180)).toBe(true);
});
