import { DomUtil, divIcon, type Map as LeafletMap } from 'leaflet';
import { memo, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { labelOffsets, type Obstacle } from './label-layout';
import { type Town, towns } from './towns';

/** Towns with their names, for maps without streets; points and clusters cover no name. */
export function TownLabels() {
  const map = useMap();
  const [shown, setShown] = useState(() => labelsOn(map));
  const update = useEffectEvent(() => setShown(labelsOn(map)));
  useMapEvents({ moveend: () => setShown(labelsOn(map)) });
  useEffect(() => {
    const points = map.getPane('points');
    if (!points) return;
    update();
    const observer = new MutationObserver(() => update());
    observer.observe(points, { childList: true });
    return () => observer.disconnect();
  }, [map]);
  return shown.map(({ town, offset }) => <TownLabel key={town.name} town={town} offset={offset} />);
}

/** The towns to show, with the distance of the name from the dot in px. */
function labelsOn(map: LeafletMap): { town: Town; offset: number }[] {
  const [zoom, bounds] = [map.getZoom(), map.getBounds().pad(0.2)];
  const candidates = towns
    .filter((town) => town.zoom <= zoom && bounds.contains([town.position.latitude, town.position.longitude]))
    .map((town) => {
      const { x, y } = map.latLngToLayerPoint([town.position.latitude, town.position.longitude]);
      return { town, name: town.name, x, y };
    });
  return [...labelOffsets(candidates, obstaclesOn(map))].map(([{ town }, offset]) => ({ town, offset }));
}

/** The points and clusters that the map shows. */
const obstaclesOn = (map: LeafletMap): Obstacle[] =>
  [...(map.getPane('points')?.children ?? [])].flatMap((marker) => {
    if (!(marker instanceof HTMLElement)) return [];
    const { x, y } = DomUtil.getPosition(marker);
    return { x, y, radius: Number.parseFloat(marker.style.width) / 2 };
  });

type LabelProps = { town: Town; offset: number };

/** Not drawn again when the map moves, unless its offset changes. */
const TownLabel = memo(({ town: { name, position }, offset }: LabelProps) => {
  const icon = useMemo(() => {
    const label = document.createElement('span');
    label.textContent = name;
    label.setAttribute('aria-hidden', 'true');
    // counted from the edge of the dot's box
    label.style.left = `${offset + 3}px`;
    label.dir = 'auto';
    return divIcon({ className: 'map-town', html: label, iconSize: [6, 6] });
  }, [name, offset]);
  return (
    <Marker position={[position.latitude, position.longitude]} icon={icon} interactive={false} keyboard={false} zIndexOffset={-1000} />
  );
});
