import type { Rgb } from '@/domain/geometry';
import type { PoiId } from '@/domain/ids';
import { idLimit } from '@/domain/limits';
import type { Tag } from '@/domain/pois/poi';
import { withStemVector } from '@/domain/pois/tag-changes';
import { TextField } from '@/ui/text-field';
import { useEditableField, useEditingSession } from '../session/editing-context';
import { NumberField } from './number-field';
import { Section } from './section';

type Props = { id: PoiId; tag: Tag };

/** The tag fields for administrators. @see EDIT-032 */
export function AdminTagFields({ id, tag }: Props) {
  const { endStep } = useEditingSession();
  const edit = useEditTag(id);
  const sid = useEditableField(tag.sid, (typed) => edit('id', (before) => ({ ...before, sid: typed.trim() })));
  return (
    <Section title="Tag, for administrators">
      <TextField
        label="Colour"
        type="color"
        value={hexOf(tag.color)}
        onChange={(event) => edit('colour', (before) => ({ ...before, color: rgbOf(event.target.value) }))}
        onBlur={endStep}
      />
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="mb-1.5 text-ink-soft text-sm">Stem vector, in metres</legend>
        {axes.map((axis) => (
          <NumberField
            key={axis}
            label={axis}
            step={0.05}
            min={-10}
            max={10}
            value={tag.stemVector[axis]}
            onChange={(metres) => edit('stem vector', (before) => withStemVector(before, { ...before.stemVector, [axis]: metres }))}
          />
        ))}
      </fieldset>
      <TextField label="Id of the model’s tag" maxLength={idLimit} autoComplete="off" spellCheck={false} {...sid} />
    </Section>
  );
}

const axes = ['x', 'y', 'z'] as const;

const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255);
const hexOf = ({ r, g, b }: Rgb) => `#${[r, g, b].map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;

function rgbOf(hex: string): Rgb {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { r, g, b };
}

/** Returns a function that edits the tag of a PoI; consecutive edits of the same field are one step. @see EDIT-032 */
export function useEditTag(poi: PoiId) {
  const { editPoi } = useEditingSession();
  return (field: string, change: (tag: Tag) => Tag) =>
    editPoi(`Change tag ${field}`, poi, (found) => (found.tag ? { ...found, tag: change(found.tag) } : found), {
      key: `tag ${field} ${poi}`,
    });
}
