import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import type { OrgId } from '@/domain/ids';
import { type MapLayer, type MapLayerFormat, mapLayerFormats } from '@/domain/organizations/map-layers';
import { cn } from '@/ui/cn';
import { useFocusReturn } from '@/ui/focus-return';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { SortHandle, useSortableItem } from '@/ui/sorting/sort-handle';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import { GeoJsonSource } from './geo-json-source';

type Props = {
  organization: OrgId;
  layer: MapLayer;
  /** From 1. */
  position: number;
  errors: Readonly<Record<string, string>> | undefined;
  onChange: (changes: Partial<MapLayer>) => void;
  onDelete: () => void;
};

const formats: Record<MapLayerFormat, { label: string; hint: string }> = {
  tiles: { label: 'Tiles (XYZ)', hint: 'With {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png' },
  wms: { label: 'WMS', hint: 'The service with its layers, such as https://maps.example/wms?layers=rivers' },
  geojson: { label: 'GeoJSON', hint: 'Such as https://maps.example/districts.geojson, or upload a file' },
};

/** One map layer: its name, address, kind and attribution, and whether it is shown. @see SET-011 */
export function MapLayerRow({ organization, layer, position, errors, onChange, onDelete }: Props) {
  const { item, handle, isDragging } = useSortableItem(layer.id);
  const fields = useRef<HTMLDivElement>(null);
  useFocusReturn(fields);
  const name = layer.name || `layer ${position}`;
  return (
    <li
      {...item}
      data-item={layer.id}
      className={cn('flex rounded-lg border border-line bg-surface py-3 pe-3', isDragging && 'relative z-10 shadow-lifted')}
    >
      <SortHandle {...handle} name={name} className="h-11 w-8" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div ref={fields} role="group" aria-label={name} className="grid min-w-0 grow gap-x-4 gap-y-3 sm:grid-cols-[1fr_10rem]">
        <TextField
          label="Name"
          required
          error={errors?.name}
          value={layer.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <SelectField
          label="Kind"
          value={layer.format}
          onChange={({ target }) => onChange({ format: mapLayerFormats.find((format) => format === target.value) ?? 'tiles' })}
          options={mapLayerFormats.map((format) => ({ value: format, label: formats[format].label }))}
        />
        <div className="sm:col-span-2">
          {layer.format === 'geojson' ? (
            <GeoJsonSource organization={organization} layer={layer} onChange={onChange} hint={formats.geojson.hint} error={errors?.url} />
          ) : (
            <TextField
              label="Address"
              type="url"
              inputMode="url"
              required
              hint={formats[layer.format].hint}
              error={errors?.url}
              value={layer.url}
              onChange={({ target }) => onChange({ url: target.value })}
            />
          )}
        </div>
        <div className="sm:col-span-2">
          <TextField
            label="Attribution"
            hint="Who is credited on the map."
            error={errors?.attribution}
            value={layer.attribution}
            onChange={({ target }) => onChange({ attribution: target.value })}
          />
        </div>
        <div className="flex items-center justify-between gap-4 sm:col-span-2">
          <SwitchField label="Offered on the map" checked={layer.enabled} onChange={(enabled) => onChange({ enabled })} />
          <IconButton label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />
        </div>
      </div>
    </li>
  );
}
