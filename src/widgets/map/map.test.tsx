import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLanguage } from '@/language/show-language';
import { ClusterLayer } from './cluster-layer';
import { WorldMap } from './map';

beforeEach(() => {
  // jsdom has no layout, and draws no outlines
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const oslo = { latitude: 59.91, longitude: 10.75 };
const points = Array.from({ length: 1200 }, (_, index) => ({ id: `${index}`, name: `Tour ${index}`, position: oslo, color: 'red' }));
const aMap = (isFullScreen = false) =>
  render(
    <WorldMap label="Map" center={oslo} zoom={4} isFullScreen={isFullScreen} hasStreets={false}>
      <ClusterLayer points={points} selected={null} onSelect={() => undefined} />
    </WorldMap>,
  );
const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
const cluster = () => document.querySelector('.map-cluster')?.textContent;

describe('a map', () => {
  it.each([
    ['en', ['Zoom in', 'Zoom out'], '1,200'],
    ['de', ['Vergrößern', 'Verkleinern'], '1.200'],
    ['ar', ['تكبير', 'تصغير'], new Intl.NumberFormat('ar').format(1200)],
  ])('has its buttons and numbers in %s, once each, also when the language changes', async (language, names, number) => {
    aMap();
    await act(() => showLanguage(language));

    expect([buttons(), cluster()]).toEqual([names, number]);
  });

  it('that fills the page zooms by steps, in the language of the page', async () => {
    await showLanguage('nb');
    aMap(true);

    expect(buttons()).toEqual(['Ett trinn nærmere', 'Ett trinn tilbake']);
  });
});
