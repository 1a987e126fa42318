import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { mapLayerFile } from '@/backend/storage/map-layer-files';
import { removeFile } from '@/backend/storage/remove-file';
import type { OrgId } from '@/domain/ids';
import { newMapLayer, visibleLayers } from '@/domain/organizations/map-layer-addresses';
import type { MapLayer } from '@/domain/organizations/map-layers';
import { lacksMapLayers, type Organization } from '@/domain/organizations/organization';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LazyPart } from '@/ui/lazy-part';
import { SortableList } from '@/ui/sorting/sortable-list';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { ListConflicts } from '../list-conflicts';
import { useFocusAdded } from '../use-focus-added';
import { type ListSection, useSettingsList } from '../use-settings-list';
import { MapLayerRow } from './map-layer-row';

const fieldNames: Record<keyof MapLayer, string> = {
  id: 'Layer',
  name: 'Name',
  url: 'Address',
  format: 'Kind',
  attribution: 'Attribution',
  enabled: 'Visibility',
};

const loadPreview = () => import('./layers-preview').then((it) => it.LayersPreview);

/** The layers that the organization adds to its map. @see SET-010 SET-011 */
export function MapLayersSection({ organization }: { organization: Organization }) {
  const { list, save } = useMapLayers(organization);
  const nameOf = (key: string) => list.items.find(({ id }) => id === key)?.name || 'New layer';
  return (
    <LiveFormFrame
      label="Map Layers"
      isChanged={list.isChanged}
      isSaving={list.isSaving}
      problem={list.problem}
      question={<ListConflicts list={list} organization={organization} nameOf={(key, field) => `${fieldNames[field]} of ${nameOf(key)}`} />}
      onSave={save}
    >
      {lacksMapLayers(organization) ? (
        <OlderOrganization list={list} />
      ) : (
        <Layers organization={organization.id} list={list} nameOf={nameOf} />
      )}
      {list.items.length > 0 && (
        <section aria-label="Preview" className="mt-6 h-80 overflow-hidden rounded-xl border border-line bg-sunken">
          <LazyPart load={loadPreview} props={{ layers: visibleLayers(list.items) }} />
        </section>
      )}
    </LiveFormFrame>
  );
}

/** The list; once it is saved, files that no layer names any more are deleted. */
function useMapLayers(organization: Organization) {
  const settings = useSettingsList(organization, 'mapLayers');
  const named = useRef(new Set<string>());
  for (const { url } of [...settings.base, ...settings.items]) if (mapLayerFile(url)) named.current.add(url);
  const save = async () => {
    const saved = settings.items;
    if (!(await settings.save())) return false;
    for (const url of named.current) {
      const file = mapLayerFile(url);
      if (!file || saved.some((layer) => layer.url === url)) continue;
      named.current.delete(url);
      void removeFile(file.path).catch((cause) => console.warn('Couldn’t delete the file of a map layer from storage.', cause));
    }
    return true;
  };
  return { list: settings, save };
}

/** Organizations from before map layers get an empty list. @see SET-010 MODEL-005 */
function OlderOrganization({ list }: { list: ListSection<MapLayer> }) {
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    await list.save();
    setAdding(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
      <p className="min-w-0 grow basis-64 text-pretty">
        This organization is older than map layers. Add the list once, then layers can be added to it.
      </p>
      <Button busy={isAdding} onClick={() => void add()}>
        Add the list
      </Button>
    </div>
  );
}

type LayersProps = { organization: OrgId; list: ListSection<MapLayer>; nameOf: (key: string) => string };

function Layers({ organization, list, nameOf }: LayersProps) {
  const { form, focusAdded } = useFocusAdded();
  const add = () => {
    const layer = newMapLayer();
    list.setItems([...list.items, layer]);
    focusAdded(layer.id);
  };
  return (
    <div ref={form}>
      {list.items.length === 0 ? (
        <EmptyState title="No map layers yet">
          Layers lie over the map of your tours: districts, water, networks. They are loaded from their own address, or from a GeoJSON file.
        </EmptyState>
      ) : (
        <SortableList keys={list.items.map(({ id }) => id)} nameOf={nameOf} onMove={list.move}>
          <ul aria-label="Map layers" className="flex flex-col gap-3">
            {list.items.map((layer, index) => (
              <MapLayerRow
                key={layer.id}
                organization={organization}
                layer={layer}
                position={index + 1}
                errors={list.problems.get(layer.id)}
                onChange={(changes) => list.change(layer.id, changes)}
                onDelete={() => list.setItems(list.items.filter(({ id }) => id !== layer.id))}
              />
            ))}
          </ul>
        </SortableList>
      )}
      <div className="mt-4">
        <Button onClick={add}>
          <Plus aria-hidden size={16} strokeWidth={1.75} />
          Add a layer
        </Button>
      </div>
    </div>
  );
}
