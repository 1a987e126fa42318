import type { PoiId } from '@/domain/ids';
import { stemHeights, type Tag } from '@/domain/pois/poi';
import { positionLimit, stemDirection, stemLength, withAnchor, withStemDirection, withStemLength } from '@/domain/pois/tag-place';
import { SwitchField } from '@/ui/switch-field';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { useEditTag } from './admin-tag-fields';
import { MovePad } from './move-pad';
import { NumberField } from './number-field';

type Props = { id: PoiId; tag: Tag };

/** Where a tag is, by numbers and by steps. */
export function TagPlaceFields({ id, tag }: Props) {
  const { editPoi, store } = useEditingSession();
  const snaps = useEditingState((state) => state.snapsTags);
  return (
    <>
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="mb-1.5 text-ink-soft text-sm">Position in the scan, in metres</legend>
        {axes.map((axis) => (
          <NumberField
            key={axis}
            label={axisNames[axis]}
            step={0.01}
            min={-positionLimit}
            max={positionLimit}
            value={tag.anchorPosition[axis]}
            onChange={(metres) =>
              editPoi('Move tag', id, (poi) => (poi.tag ? withAnchor(poi, { ...poi.tag.anchorPosition, [axis]: metres }) : poi), {
                key: `tag position ${axis} ${id}`,
              })
            }
          />
        ))}
      </fieldset>
      <MovePad poi={id} />
      <SwitchField
        label="Snap to surfaces"
        hint="While you drag the tag in the scan."
        checked={snaps}
        onChange={(snapsTags) => store.setState({ snapsTags })}
      />
    </>
  );
}

const axes = ['x', 'y', 'z'] as const;
const axisNames = { x: 'x', y: 'y, height', z: 'z' } as const;

/** The stem of a tag by numbers: how long it is and where it points. */
export function StemFields({ id, tag }: Props) {
  const edit = useEditTag(id);
  const { around, up } = stemDirection(tag);
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="mb-1.5 text-ink-soft text-sm">Stem, in metres and degrees</legend>
      <NumberField
        label="Exact length"
        step={0.01}
        min={stemHeights.min}
        max={stemHeights.max}
        value={stemLength(tag)}
        onChange={(metres) => edit('length', (before) => withStemLength(before, metres))}
      />
      <NumberField
        label="Around"
        step={1}
        min={0}
        max={360}
        // a stem that points straight up or down points nowhere else
        disabled={Math.abs(up) === 90}
        value={around}
        onChange={(next) => edit('stem', (before) => withStemDirection(before, { ...stemDirection(before), around: next }))}
      />
      <NumberField
        label="Up"
        step={1}
        min={-90}
        max={90}
        value={up}
        onChange={(next) => edit('stem', (before) => withStemDirection(before, { ...stemDirection(before), up: next }))}
      />
    </fieldset>
  );
}
