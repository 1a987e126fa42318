import type { PoiId } from '@/domain/ids';
import { folderLimits } from '@/domain/limits';
import { plainName } from '@/domain/plain-name';
import { type PoiType, poiDefaults, poiTypes } from '@/domain/pois/poi';
import { floorName } from '@/domain/tours/floors';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { SliderField } from '@/ui/slider-field';
import { TextField } from '@/ui/text-field';
import { zoomRange } from '@/widgets/player-session/player-controls';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { type SteadyPoi, useEditableField, useEditingSession, useEditingState, useSteadyPoi } from '../session/editing-context';
import { AdminTagFields } from '../tags/admin-tag-fields';
import { kindLabels } from '../tags/kind-labels';
import { placeTag } from '../tags/place-tag';
import { Section } from '../tags/section';

type Props = { poi: PoiId };

/** Zoom, floor, category and kind of a point of interest. */
export function AdvancedTab({ poi: id }: Props) {
  const poi = useSteadyPoi(id);
  const isAdmin = useEditingState((state) => state.input.isAdmin);
  if (!poi) return null;
  return (
    <div className="flex flex-col gap-6">
      <Zoom poi={poi} />
      <Section title="Place and kind">
        <Floor poi={poi} />
        <Category poi={poi} />
        <Kind poi={poi} />
      </Section>
      {isAdmin && poi.type === 'tag' && poi.tag && <AdminTagFields id={id} tag={poi.tag} />}
      <p className="break-all text-ink-faint text-xs">Identifier {poi.identifier}</p>
    </div>
  );
}

type PartProps = { poi: SteadyPoi };

function Zoom({ poi: { identifier, zoom } }: PartProps) {
  const { editPoi, endStep } = useEditingSession();
  const currentZoom = usePlayerState((state) => (state.stage.name === 'ready' && state.viewMode === 'inside' ? state.zoom : null));
  const set = (next: number, key?: string) =>
    editPoi('Change zoom', identifier, (poi) => (poi.zoom === next ? poi : { ...poi, zoom: next }), key ? { key } : {});
  return (
    <div className="flex flex-col gap-2">
      <SliderField
        label="Zoom on arrival"
        {...zoomRange}
        step={0.05}
        value={zoom}
        valueText={`${zoom.toFixed(2)} ×`}
        onChange={(next) => set(next, `zoom ${identifier}`)}
        onCommit={endStep}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={currentZoom === null}
          onClick={() => currentZoom !== null && set(Math.round(currentZoom * 100) / 100)}
        >
          Use current zoom
        </Button>
        <Button size="small" look="quiet" disabled={zoom === poiDefaults.zoom} onClick={() => set(poiDefaults.zoom)}>
          Reset
        </Button>
      </div>
    </div>
  );
}

function Floor({ poi: { identifier, floor } }: PartProps) {
  const { editPoi } = useEditingSession();
  const floors = useEditingState((state) => state.edited.floors);
  const count = usePlayerState((state) => state.floors.length);
  const choices = Array.from({ length: Math.max(floors.length, count, floor + 1) }, (_, each) => each);
  return (
    <SelectField
      label="Floor"
      value={String(floor)}
      options={choices.map((each) => ({ value: String(each), label: floorName(floors, each) }))}
      onChange={(event) => editPoi('Change floor', identifier, (poi) => ({ ...poi, floor: Number(event.target.value) }))}
    />
  );
}

function Category({ poi: { identifier, category } }: PartProps) {
  const { editPoi } = useEditingSession();
  const typed = useEditableField(category, (text) =>
    editPoi('Change category', identifier, (poi) => ({ ...poi, category: plainName(text) }), { key: `category ${identifier}` }),
  );
  return <TextField label="Category" maxLength={folderLimits.name} autoComplete="off" {...typed} />;
}

const kinds: readonly { value: PoiType; label: string }[] = poiTypes.map((value) => ({ value, label: kindLabels[value] }));

function Kind({ poi: { identifier, type, tag } }: PartProps) {
  const session = useEditingSession();
  const changeKind = (next: PoiType) => {
    // a tag without a position has to be placed first
    if (next === 'tag' && !tag) void placeTag(session, identifier);
    else session.editPoi('Change kind', identifier, (poi) => ({ ...poi, type: next }));
  };
  return (
    <SelectField
      label="Kind"
      hint="A tag that changes to another kind is hidden in the scan. Change it back to show it in the same position."
      value={type}
      options={kinds}
      onChange={(event) => {
        const kind = kinds.find(({ value }) => value === event.target.value);
        if (kind) changeKind(kind.value);
      }}
    />
  );
}
