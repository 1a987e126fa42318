import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TileLayer } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MapTiles, publicTiles } from '@/backend/map-sources';
import { showLanguage } from '@/language/show-language';
import { loadCode } from '@/loading/load-code';
import { Streets, withoutStreets } from './streets';
import { StreetsAreShown } from './streets-consent';
import { towns } from './towns';

const tiles: MapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Streets', isPublic: false };
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
afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const aMap = (given: MapTiles | null, { zoom = 13, isSignedIn = false } = {}) =>
  render(
    <StreetsAreShown value={isSignedIn}>
      <MapContainer center={[59.33, 18.07]} zoom={zoom} zoomAnimation={false}>
        <Streets tiles={given} />
      </MapContainer>
    </StreetsAreShown>,
  );
const message = () => screen.queryByRole('status')?.textContent ?? '';
const shown = (label: string) => screen.queryByText(label) !== null;

describe('a map without streets', () => {
  it.each([
    ['de', 'Hier ist keine Straßenkarte verfügbar. Dies ist in oder bei Stockholm.'],
    ['ar', 'لا تتوفر خريطة شوارع هنا. هذا المكان في Stockholm أو بالقرب منها.'],
  ])('says so in %s, also when the language changes meanwhile', async (language, text) => {
    aMap(null);
    await act(() => showLanguage(language));

    expect(message()).toBe(text);
  });

  it('says so at street level, and shows large towns [TOUR-038]', () => {
    aMap(null);

    expect(message()).toBe('No street map is available here. This is in or near Stockholm.');
    expect(shown('Stockholm')).toBe(true);
    expect(shown('Oslo')).toBe(false);
  });

  it('says nothing of streets where none are expected, and shows only the largest towns there [TOUR-038]', () => {
    aMap(null, { zoom: 4 });

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

describe('the streets of the public service', () => {
  const requested = () => layers.map((layer) => (layer as unknown as { _url: string })._url);

  it('are shown at once to people who are signed in, with their makers [MAP-011]', () => {
    const { container } = aMap(publicTiles, { isSignedIn: true });

    expect(requested()).toEqual(['https://tile.openstreetmap.org/{z}/{x}/{y}.png']);
    expect(layers[0]?.options.referrerPolicy).toBe('strict-origin-when-cross-origin');
    expect(container.querySelector('.leaflet-control-attribution')?.textContent).toContain('© OpenStreetMap contributors');
    expect(screen.queryByRole('button', { name: 'Show streets' })).toBeNull();
  });

  it('are a line and outlines after five seconds without an answer, until a tile comes', async () => {
    vi.useFakeTimers();
    aMap(publicTiles, { isSignedIn: true });

    act(() => void vi.advanceTimersByTime(4999));
    expect(message()).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(message()).toMatch(/^Couldn’t load the street map\. This is in or near Stockholm\.$/);
    act(() => void layers[0]?.fire('tileload'));

    expect(message()).toBe('');
  });

  it('are offered to visitors in the language of the page', async () => {
    await showLanguage('de');
    aMap(publicTiles);

    expect(screen.getByRole('button', { name: 'Straßen anzeigen' }).title).toBe(
      'Lädt die Straßenkarte von OpenStreetMap; dort ist Ihr Besuch sichtbar',
    );
  });

  it('are asked for nothing by visitors before they press “Show streets”, and then on all maps [MAP-011]', () => {
    const { container } = aMap(publicTiles);
    expect([requested(), container.querySelectorAll('img').length]).toEqual([[], 0]);
    expect(shown('Stockholm')).toBe(true);

    fireEvent.click(screen.getByRole('button', { name: 'Show streets' }));

    expect(requested()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show streets' })).toBeNull();
    cleanup();
    aMap(publicTiles);
    expect(requested()).toHaveLength(2);
  });

  it('are none where they are turned off, whoever looks', () => {
    aMap(null, { isSignedIn: true });

    expect([requested(), message()]).toEqual([[], 'No street map is available here. This is in or near Stockholm.']);
  });
});

it('the towns have a name and a position on the earth', () => {
  expect(towns.length).toBeGreaterThan(100);
  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length);
  expect(towns.every(({ position }) => Math.abs(position.latitude) < 70 && Math.abs(position.longitude) <= 180)).toBe(true);
});
