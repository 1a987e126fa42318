import { GridLayer, geoJSON, type Map as LeafletMap, svg } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { loadModule } from '@/loading/load-code';
import { useTexts } from '@/ui/use-texts';

import { mapTexts } from './texts';

// the points come first
const countryShapes = () => import('./countries').then((it) => it.fetchCountries);

/** z-index of the panes; Leaflet's tile pane is at 200. */
const panes = { land: '150', grid: '160' };

/** The base layer that needs no tile server: land, borders and a grid that shows movement. */
export function Outlines() {
  const map = useMap();
  const attribution = useTexts(mapTexts).outlines({ source: 'Natural Earth' });
  useEffect(() => {
    let isRemoved = false;
    for (const [name, zIndex] of Object.entries(panes)) {
      const pane = map.getPane(name) ?? map.createPane(name);
      pane.style.zIndex = zIndex;
      pane.style.pointerEvents = 'none';
    }
    const grid = new Grid({ pane: 'grid' }).addTo(map);
    const land = loadCountries().then((countries) => {
      if (!isRemoved) return addLand(map, countries, attribution);
    });
    return () => {
      isRemoved = true;
      grid.remove();
      land.then((layer) => layer?.remove());
    };
  }, [map, attribution]);
  return null;
}

function addLand(map: LeafletMap, countries: GeoJSON.GeoJsonObject, attribution: string) {
  // colours are set in CSS, so that they follow the color scheme
  const style = { className: 'map-land', renderer: svg({ pane: 'land', padding: 0.5 }), fillOpacity: 1 };
  return geoJSON(countries, { interactive: false, pane: 'land', attribution, style }).addTo(map);
}

class Grid extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = 'map-grid';
    return tile;
  }
}

let loaded: Promise<GeoJSON.GeoJsonObject> | undefined;

// if the outlines can't be loaded, the map shows only the grid
function loadCountries(): Promise<GeoJSON.GeoJsonObject> {
  loaded ??= loadModule(countryShapes)
    .then((fetchCountries) => fetchCountries())
    .catch(() => {
      loaded = undefined;
      return { type: 'FeatureCollection', features: [] } as GeoJSON.GeoJsonObject;
    });
  return loaded;
}
