import type { PoiId } from '@/domain/ids';
import { folderLimits } from '@/domain/limits';
import { type PoiType, poiDefaults } from '@/domain/pois';
import { floorName } from '@/domain/tours/floors';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { SliderField } from '@/ui/slider-field';
import { TextField } from '@/ui/text-field';
import { zoomRange } from '@/widgets/visit/player-controls';
import { usePlayer } from '@/widgets/visit/session-context';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { useTyped } from '../session/use-typed';
import { AdminTagFields } from '../tags/admin-tag-fields';
import { placeTag } from '../tags/placing';
import { Section } from '../tags/section';
import { type SteadyPoi, useSteadyPoi } from '../tags/use-poi';

type Props = { poi: PoiId };

/** What is seldom changed about a point of interest: zoom, floor, category, kind. */
export function AdvancedTab({ poi: id }: Props) {
  const poi = useSteadyPoi(id);
  const isAdmin = useEditingState((state) => state.given.isAdmin);
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
  const present = usePlayer((state) => (state.stage.name === 'ready' && state.viewMode === 'inside' ? state.zoom : null));
  const set = (next: number, key?: string) =>
    editPoi('Change zoom', identifier, (poi) => (poi.zoom === next ? poi : { ...poi, zoom: next }), key ? { key } : {});
  return (
    <div className="flex flex-col gap-2">
      <SliderField
        label="Zoom on arrival"
        {...zoomRange}
        step={0.05}
        value={zoom}
        text={`${zoom.toFixed(2)} ×`}
        onChange={(next) => set(next, `zoom ${identifier}`)}
        onEnd={endStep}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={present === null} onClick={() => present !== null && set(Math.round(present * 100) / 100)}>
          Take the present zoom
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
  const count = usePlayer((state) => state.floors.length);
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
  const typed = useTyped(category, (text) =>
    editPoi('Change category', identifier, (poi) => ({ ...poi, category: text.trim() }), { key: `category ${identifier}` }),
  );
  return <TextField label="Category" maxLength={folderLimits.name} autoComplete="off" {...typed} />;
}

const kinds: readonly { value: PoiType; label: string }[] = [
  { value: 'poi', label: 'Point of interest' },
  { value: 'tag', label: 'Tag in the scan' },
  { value: 'sweep', label: 'Sweep' },
];

function Kind({ poi: { identifier, type, tag } }: PartProps) {
  const session = useEditingSession();
  const become = (next: PoiType) => {
    // a tag that never stood anywhere is placed first
    if (next === 'tag' && !tag) void placeTag(session, identifier);
    else session.editPoi('Change kind', identifier, (poi) => ({ ...poi, type: next }));
  };
  return (
    <SelectField
      label="Kind"
      hint="A tag that becomes something else leaves the scan, and stands where it stood when it becomes a tag again."
      value={type}
      options={kinds}
      onChange={(event) => {
        const kind = kinds.find(({ value }) => value === event.target.value);
        if (kind) become(kind.value);
      }}
    />
  );
}
