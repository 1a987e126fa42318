import { GridLayer, geoJSON, type Map as LeafletMap, svg } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { feature } from 'topojson-client';
import { onFlatMap } from './flat-world';
import worldAddress from './generated/world.json?url';

type Topology = Parameters<typeof feature>[0];
type GeometryCollection = Extract<Parameters<typeof feature>[1], { type: 'GeometryCollection' }>;

/** Below the tiles, which Leaflet keeps at 200. */
const panes = { land: '150', grid: '160' };

/** What is always there, without any server: land and sea, borders, and a grid by which one sees how far one went. */
export function Outlines() {
  const map = useMap();
  useEffect(() => {
    let gone = false;
    for (const [name, zIndex] of Object.entries(panes)) {
      const pane = map.getPane(name) ?? map.createPane(name);
      pane.style.zIndex = zIndex;
      pane.style.pointerEvents = 'none';
    }
    const grid = new Grid({ pane: 'grid' }).addTo(map);
    const land = world().then((countries) => {
      if (!gone) return addLand(map, countries);
    });
    return () => {
      gone = true;
      grid.remove();
      land.then((layer) => layer?.remove());
    };
  }, [map]);
  return null;
}

function addLand(map: LeafletMap, countries: GeoJSON.GeoJsonObject) {
  // colours come from the stylesheet, so that they follow light and dark
  const style = { className: 'map-land', renderer: svg({ pane: 'land', padding: 0.5 }), fillOpacity: 1 };
  return geoJSON(countries, { interactive: false, pane: 'land', attribution: 'Outlines: Natural Earth', style }).addTo(map);
}

class Grid extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = 'map-grid';
    return tile;
  }
}

let loaded: Promise<GeoJSON.GeoJsonObject> | undefined;

// Without them there is still the grid: a map is never worth an error page.
function world(): Promise<GeoJSON.GeoJsonObject> {
  loaded ??= load().catch(() => {
    loaded = undefined;
    return { type: 'FeatureCollection', features: [] } as GeoJSON.GeoJsonObject;
  });
  return loaded;
}

async function load(): Promise<GeoJSON.GeoJsonObject> {
  const topology: Topology = await (await fetch(worldAddress)).json();
  const { countries } = topology.objects;
  const { features } = feature(topology, countries as GeometryCollection);
  const shapes = features.flatMap(({ geometry, ...rest }) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [onFlatMap({ ...rest, geometry })] : [],
  );
  return { type: 'FeatureCollection', features: shapes } as GeoJSON.FeatureCollection;
}
