import { divIcon } from 'leaflet';
import { memo, useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { numberFormat } from '@/language/formats';
import { useLocale } from '@/ui/use-texts';
import type { Cluster, MapPoint } from './clusters';
import { flyTo } from './fly-to';

const pointNumber = numberFormat();

type ClusterProps = { cluster: Cluster; pane: string };

/** A bubble with the number of its points; a click flies to where they are apart. */
export const ClusterMarker = memo(function ClusterMarker({ cluster, pane }: ClusterProps) {
  const map = useMap();
  const { count, position, expansionZoom } = cluster;
  useLocale();
  const number = pointNumber.format(count);
  const icon = useMemo(() => {
    const size = count < 10 ? 32 : count < 100 ? 38 : count < 1000 ? 46 : 56;
    return divIcon({ className: 'map-cluster', html: number, iconSize: [size, size] });
  }, [count, number]);
  const center: [number, number] = [position.latitude, position.longitude];
  return (
    <Marker
      position={center}
      icon={icon}
      pane={pane}
      keyboard={false}
      eventHandlers={{ click: () => flyTo(map, center, Math.max(map.getZoom(), expansionZoom)) }}
    />
  );
});

type PointProps = { point: MapPoint; pane: string; isSelected?: boolean; onSelect: (id: string) => void };

/** A dot in the point's color; the selected one is larger. */
export const PointMarker = memo(function PointMarker({ point, pane, isSelected = false, onSelect }: PointProps) {
  const { id, name, position, color } = point;
  const icon = useMemo(() => {
    const dot = document.createElement('span');
    dot.className = 'map-point-dot';
    dot.style.setProperty('--point-color', color);
    return divIcon({ className: isSelected ? 'map-point map-point-selected' : 'map-point', html: dot, iconSize: [28, 28] });
  }, [color, isSelected]);
  return (
    <Marker
      position={[position.latitude, position.longitude]}
      icon={icon}
      pane={pane}
      title={name}
      keyboard={false}
      zIndexOffset={isSelected ? 10_000 : 0}
      eventHandlers={{ click: () => onSelect(id) }}
    />
  );
});
