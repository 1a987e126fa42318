import { pointTypeLimits } from '@/domain/limits';
import { newPointField, newPointState } from '@/domain/point-types/new-point-type';
import { type PointField, type PointIcon, type PointState, type PointType, pointColors, pointIcons } from '@/domain/point-types/point-type';
import type { PointTypeProblems } from '@/domain/point-types/point-type-form';
import { CheckboxField } from '@/ui/checkbox-field';
import { SelectField } from '@/ui/select-field';
import { colorOptions } from '@/widgets/point-types/color-mark';
import { FieldRow } from './field-row';
import { ItemList } from './item-list';
import { StateRow } from './state-row';

type Props = {
  type: PointType;
  name: string;
  problems: PointTypeProblems['byId'];
  storedKeys: ReadonlySet<string>;
  onChange: (changes: Partial<PointType>) => void;
};

const iconLabels: Record<PointIcon, string> = {
  pin: 'Pin',
  door: 'Door',
  flame: 'Flame',
  plug: 'Plug',
  droplet: 'Droplet',
  thermometer: 'Thermometer',
  wrench: 'Wrench',
  shield: 'Shield',
  camera: 'Camera',
  box: 'Box',
  lamp: 'Lamp',
  wifi: 'Wi-Fi',
  info: 'Information',
  alert: 'Warning',
  check: 'Check',
  leaf: 'Leaf',
};

/** What a type looks like, its fields and its states. */
export function PointTypeForm({ type, name, problems, storedKeys, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-label={name} className="flex flex-col gap-5 px-3 pt-3 pb-2 sm:ps-10">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Icon"
          value={type.icon}
          onChange={({ target }) => onChange({ icon: pointIcons.find((icon) => icon === target.value) ?? 'pin' })}
          options={pointIcons.map((icon) => ({ value: icon, label: iconLabels[icon] }))}
        />
        <SelectField
          label="Colour"
          value={type.color}
          onChange={({ target }) => onChange({ color: pointColors.find((color) => color === target.value) ?? 'gray' })}
          options={colorOptions}
        />
      </div>
      <ItemList<PointField>
        title="Fields"
        empty="What there is to know about each point, such as its maker or when it was last checked."
        addLabel="Add a field"
        most={pointTypeLimits.fields}
        items={type.fields}
        keyOf={({ key }) => key}
        nameOf={(field) => field.name}
        create={() => newPointField()}
        onChange={(fields) => onChange({ fields })}
        row={(field, props) => <FieldRow field={field} problems={problems} isStored={storedKeys.has(field.key)} {...props} />}
      />
      <ItemList<PointState>
        title="States"
        empty="What a point can be in, in this order, such as open, in work and done. A new point begins with the first."
        addLabel="Add a state"
        most={pointTypeLimits.states}
        items={type.states}
        keyOf={({ id }) => id}
        nameOf={(state) => state.name}
        create={() => newPointState(type.states.length)}
        onChange={(states) => onChange({ states })}
        row={(state, props) => <StateRow state={state} error={problems.get(state.id)} {...props} />}
      />
      <CheckboxField
        label="Leave points of this type out of versions"
        hint="A public tour itself shows them: whoever may open a tour reads all of it."
        checked={type.leftOut}
        onChange={({ target }) => onChange({ leftOut: target.checked })}
      />
    </div>
  );
}
