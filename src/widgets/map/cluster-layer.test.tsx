import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Map as LeafletMap } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClusterLayer } from './cluster-layer';
import type { MapPoint } from './clusters';

beforeEach(() => {
  // jsdom has no layout; without motion the map moves at once
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const place = (id: string, latitude: number, longitude: number, color = 'teal'): MapPoint => ({
  id,
  name: `Hall of ${id}`,
  position: { latitude, longitude },
  color,
});
const oslo = place('Oslo', 59.91, 10.75, 'rgb(1, 2, 3)');
const drammen = place('Drammen', 59.74, 10.2);
const rome = place('Rome', 41.9, 12.5);

function aMap({ points = [oslo, drammen, rome], selected = null as string | null } = {}) {
  const [onSelect, onView] = [vi.fn(), vi.fn()];
  let map: LeafletMap | null = null;
  const tree = (next: { points: MapPoint[]; selected: string | null }) => (
    <MapContainer
      ref={(created) => {
        map = created;
      }}
      center={[50, 10]}
      zoom={4}
      zoomAnimation={false}
    >
      <ClusterLayer {...next} onSelect={onSelect} onView={onView} />
    </MapContainer>
  );
  const { container, rerender } = render(tree({ points, selected }));
  return {
    container,
    onSelect,
    map: () => map as LeafletMap | null,
    inView: () => onView.mock.lastCall?.[0].inView,
    select: (id: string) => rerender(tree({ points, selected: id })),
    user: userEvent.setup(),
  };
}

describe('ClusterLayer', () => {
  it('shows points in their color, and close ones as a bubble with their number', () => {
    aMap();

    expect(screen.getByText('2').className).toContain('map-cluster');
    expect(screen.getByTitle('Hall of Rome').querySelector('span')?.style.getPropertyValue('--point-color')).toBe('teal');
    expect(screen.queryByTitle('Hall of Oslo')).toBeNull();
  });

  it('moves to where a clicked cluster is apart', async () => {
    const { user, map } = aMap();

    await user.click(screen.getByText('2'));

    expect(map()?.getZoom()).toBeGreaterThan(4);
    expect(screen.getByTitle('Hall of Oslo')).toBeTruthy();
    expect(screen.getByTitle('Hall of Drammen')).toBeTruthy();
  });

  it('reports a clicked point', async () => {
    const { user, onSelect } = aMap();

    await user.click(screen.getByTitle('Hall of Rome'));

    expect(onSelect).toHaveBeenCalledWith('Rome');
  });

  it('flies to a selected point at zoom 16 from below zoom 10, else at the current zoom [MAP-008]', () => {
    const { map, select } = aMap();

    select('Oslo');
    expect([map()?.getZoom(), map()?.getCenter().lat.toFixed(2)]).toEqual([16, '59.91']);
    act(() => void map()?.setZoom(12));
    select('Rome');

    expect([map()?.getZoom(), map()?.getCenter().lat.toFixed(1)]).toEqual([12, '41.9']);
  });

  it('shows the selected point even where it is in a cluster', () => {
    aMap({ points: [oslo, { ...oslo, id: 'Annex', name: 'Annex' }], selected: 'Annex' });

    expect(screen.getByText('2')).toBeTruthy();
    expect(screen.getByTitle('Annex').className).toContain('map-point-selected');
  });

  it('reports what is in view, also in clusters', () => {
    const { map, inView } = aMap();
    expect(inView()).toEqual(['Oslo', 'Drammen', 'Rome']);

    act(() => void map()?.setView([41.9, 12.5], 8, { animate: false }));

    expect(inView()).toEqual(['Rome']);
  });

  it('leaves keyboard and screen readers to the list, and passes axe', async () => {
    const { container } = aMap();

    expect(screen.getByTitle('Hall of Rome').tabIndex).toBe(-1);
    expect(screen.getByTitle('Hall of Rome').closest('[aria-hidden=true]')).not.toBeNull();
    // jsdom draws no colours
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});
