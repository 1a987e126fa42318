import { divIcon } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { type Town, towns } from './towns';

/** Towns with their names, for maps without streets. */
export function TownLabels() {
  const map = useMap();
  const viewNow = () => ({ zoom: map.getZoom(), bounds: map.getBounds().pad(0.2) });
  const [view, setView] = useState(viewNow);
  useMapEvents({ moveend: () => setView(viewNow()) });
  const shown = useMemo(
    () => towns.filter(({ zoom, position }) => zoom <= view.zoom && view.bounds.contains([position.latitude, position.longitude])),
    [view],
  );
  return shown.map((town) => <TownLabel key={town.name} town={town} />);
}

function TownLabel({ town: { name, position } }: { town: Town }) {
  const icon = useMemo(() => {
    const label = document.createElement('span');
    label.textContent = name;
    label.setAttribute('aria-hidden', 'true');
    return divIcon({ className: 'map-town', html: label, iconSize: [6, 6] });
  }, [name]);
  return (
    <Marker position={[position.latitude, position.longitude]} icon={icon} interactive={false} keyboard={false} zIndexOffset={-1000} />
  );
}
