import type { LatLngBounds } from 'leaflet';
import Layers from 'lucide-react/icons/layers';
import Maximize from 'lucide-react/icons/maximize';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { MapLayer } from '@/domain/organizations/map-layers';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { layerColor } from '@/widgets/map/layer-color';
import type { UsedMapAddress } from './use-map-address';

type Props = {
  bases: readonly MapLayer[];
  overlays: readonly MapLayer[];
  address: UsedMapAddress;
  /** Where the shapes of shown layers are. */
  bounds: ReadonlyMap<string, LatLngBounds>;
  onZoom: (bounds: LatLngBounds) => void;
};

const nameOf = ({ name }: MapLayer) => name || 'Unnamed layer';

/** Shows and hides the layers of the map. @see MAP-004 MAP-012 */
export function LayersButton({ bases, overlays, address, ...shapes }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const count = overlays.filter((layer) => address.layers.has(layer.id)).length;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    panel.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the controls inside
    <div ref={panel} onKeyDown={closeOnEscape} className="relative">
      <Button size="small" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        <Layers aria-hidden size={16} strokeWidth={1.75} />
        Layers
        {count > 0 && (
          <span className="rounded-full bg-accent-wash px-1.5 font-semibold text-accent text-xs tabular-nums">
            {count}
            <span className="sr-only"> shown</span>
          </span>
        )}
      </Button>
      {isOpen && (
        <div
          id={id}
          className="absolute top-full start-0 mt-1.5 max-h-[min(24rem,60dvh)] w-64 overflow-y-auto rounded-xl border border-line bg-raised px-3.5 py-2.5 text-ink shadow-lifted"
        >
          {bases.length > 0 && <Bases bases={bases} address={address} />}
          <Overlays overlays={overlays} address={address} {...shapes} />
        </div>
      )}
    </div>
  );
}

const legendStyle = 'py-1 font-semibold text-ink-soft text-xs';

function Bases({ bases, address }: Pick<Props, 'bases' | 'address'>) {
  const options = [{ id: null, name: 'Map' }, ...bases.map((layer) => ({ id: layer.id, name: nameOf(layer) }))];
  return (
    <fieldset className="mb-2 border-line border-b pb-2">
      <legend className={legendStyle}>Base map</legend>
      {options.map(({ id, name }) => (
        <label key={id} className="flex items-center gap-3 py-1.5 text-sm touch:min-h-11">
          <input
            type="radio"
            name="map-base"
            className="size-4 accent-button"
            checked={address.base === id}
            onChange={() => address.change({ base: id })}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** The name, after a dot in the color of the shapes. */
const LayerName = ({ layer, order }: { layer: MapLayer; order: number }) => (
  <span className="flex items-center gap-2">
    {layer.format === 'geojson' && (
      <span aria-hidden className={cn('size-2.5 shrink-0 rounded-full bg-(--layer-color)', layerColor(order))} />
    )}
    {nameOf(layer)}
  </span>
);

function Overlays({ overlays, address, bounds, onZoom }: Omit<Props, 'bases'>) {
  const toggle = (id: string, isShown: boolean) => {
    const others = [...address.layers].filter((each) => each !== id);
    address.change({ layers: new Set(isShown ? [...others, id] : others) });
  };
  if (overlays.length === 0) {
    return <p className="py-1 text-pretty text-ink-soft text-sm">No layers yet. They are added in Settings, under Map Layers.</p>;
  }
  return (
    <fieldset>
      <legend className={legendStyle}>Layers</legend>
      {overlays.map((layer, index) => {
        const isShown = address.layers.has(layer.id);
        const area = isShown && bounds.get(layer.id);
        return (
          <div key={layer.id} className="flex min-h-8 items-center justify-between gap-2">
            <CheckboxField
              label={<LayerName layer={layer} order={index} />}
              checked={isShown}
              onChange={({ target }) => toggle(layer.id, target.checked)}
            />
            {area && <IconButton label={`Zoom to ${nameOf(layer)}`} icon={Maximize} onClick={() => onZoom(area)} />}
          </div>
        );
      })}
    </fieldset>
  );
}
