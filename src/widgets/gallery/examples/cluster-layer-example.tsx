import { useState } from 'react';
import { ClusterLayer, type MapView } from '../../map/cluster-layer';
import type { MapPoint } from '../../map/clusters';
import { WorldMap } from '../../map/map';

const colors = ['var(--color-accent-line)', 'var(--color-danger)', 'var(--color-caution-line)', 'var(--color-ink)'];

/** 5,000 places around 60 towns, the same on every load. */
function generatedPlaces(): MapPoint[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const towns = Array.from({ length: 60 }, () => ({ latitude: -40 + random() * 105, longitude: -120 + random() * 260 }));
  return Array.from({ length: 5000 }, (_, place) => {
    const town = towns[place % towns.length] ?? { latitude: 0, longitude: 0 };
    const spread = random() ** 3 * 4;
    const position = { latitude: town.latitude + (random() - 0.5) * spread, longitude: town.longitude + (random() - 0.5) * spread };
    return { id: `${place}`, name: `Place ${place + 1}`, position, color: colors[place % colors.length] ?? '' };
  });
}

const places = generatedPlaces();
const listed = 6;

/** A map of 5,000 places beside a list of those in view. */
export function ClusterLayerExample() {
  const [selected, setSelected] = useState<string | null>(null);
  const [view, setView] = useState<MapView>({ center: { latitude: 0, longitude: 0 }, zoom: 0, inView: [] });
  const inView = new Set(view.inView.slice(0, listed));
  return (
    <div className="flex h-[32rem] w-full overflow-hidden rounded-xl border border-line max-md:flex-col">
      <div className="isolate min-h-0 min-w-0 grow">
        <WorldMap label="Map of places" center={{ latitude: 25, longitude: 10 }} zoom={2}>
          <ClusterLayer points={places} selected={selected} onSelect={setSelected} onView={setView} />
        </WorldMap>
      </div>
      <div className="shrink-0 overflow-y-auto p-3 text-ink text-sm max-md:h-48 md:w-56">
        <p className="text-ink-soft tabular-nums">
          {view.inView.length.toLocaleString('en')} places in view, zoom {view.zoom}
        </p>
        <ul className="mt-2">
          {places
            .filter(({ id }) => inView.has(id) || id === selected)
            .map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === selected || undefined}
                  onClick={() => setSelected(id)}
                  className="min-h-11 w-full rounded-md px-2 text-start hover:bg-hover aria-current:bg-chosen"
                >
                  {name}
                </button>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
