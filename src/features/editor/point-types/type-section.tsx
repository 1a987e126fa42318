import { useState } from 'react';
import type { PoiId } from '@/domain/ids';
import { checkedStateOf } from '@/domain/point-checks/checked-state';
import { withExclusion } from '@/domain/point-types/excluded';
import { type PointField, type PointState, type PointType, typeOf } from '@/domain/point-types/point-type';
import { type FieldValue, fieldsOf, stateOf, withDue, withField, withState, withType } from '@/domain/point-types/values';
import type { Poi } from '@/domain/pois/poi';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { Moment } from '@/widgets/moment';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { type SteadyPoi, useEditableField, useEditingSession, useSteadyPoi } from '../session/editing-context';
import { Section } from '../tags/section';
import { usePointTypes } from './use-point-types';
import { ChosenField, TypedField, typedProps, typedValue } from './value-field';
import { VersionsField } from './versions-field';

type Props = { poi: PoiId };

/** The type of a point of interest, with its state and fields there, and whether versions have it. */
export function TypeSection({ poi: id }: Props) {
  const { editPoi } = useEditingSession();
  const poi = useSteadyPoi(id);
  const types = usePointTypes();
  if (!poi) return null;
  const hasTypes = types.length > 0 || poi.typeId !== undefined || poi.fields !== undefined;
  return (
    <>
      {hasTypes && (
        <Section title="Type and fields">
          <TypeChoice poi={poi} types={types} />
          <StateChoice poi={poi} types={types} />
          <CheckedAs poi={poi} types={types} />
          <Fields key={`${id} ${poi.typeId}`} poi={poi} types={types} />
        </Section>
      )}
      <Section title="Versions">
        <VersionsField
          isExcluded={poi.leftOut === true}
          onChange={(isExcluded) => editPoi('Change what versions leave out', id, (found) => withExclusion(found, isExcluded))}
        />
      </Section>
    </>
  );
}

type PartProps = { poi: SteadyPoi; types: readonly PointType[] };

function TypeChoice({ poi: { identifier, typeId = '' }, types }: PartProps) {
  const { editPoi } = useEditingSession();
  const isUnknown = typeId !== '' && !typeOf(types, typeId);
  const choose = (id: string) => {
    if (isUnknown && id === typeId) return;
    editPoi('Change type', identifier, (poi) => withType(poi, typeOf(types, id) ?? null));
  };
  return (
    <SelectField
      label="Type"
      hint={isUnknown ? 'This organization has no such type. What the point holds stays until you choose another.' : undefined}
      value={typeId}
      onChange={({ target }) => choose(target.value)}
      options={[
        { value: '', label: 'No type' },
        ...types.map(({ id, name }) => ({ value: id, label: name })),
        ...(isUnknown ? [{ value: typeId, label: `Unknown type (${typeId})` }] : []),
      ]}
    />
  );
}

function StateChoice({ poi, types }: PartProps) {
  const { editPoi } = useEditingSession();
  const { identifier, typeId, state: id = '', due = '' } = poi;
  const states: readonly PointState[] = typeOf(types, typeId)?.states ?? [];
  const state = stateOf(poi, types);
  const isUnknown = id !== '' && !state;
  if (states.length === 0 && !isUnknown) return null;
  return (
    <>
      <SelectField
        label="State"
        value={id}
        onChange={({ target }) => {
          const chosen = states.find((each) => each.id === target.value);
          if (chosen || target.value === '') editPoi('Change state', identifier, (found) => withState(found, chosen));
        }}
        options={[
          { value: '', label: 'No state' },
          ...states.map(({ id: value, name }) => ({ value, label: name })),
          ...(isUnknown ? [{ value: id, label: `Unknown state (${id})` }] : []),
        ]}
      />
      {state?.hasDueDate && (
        <DateField label="Due" value={due} onChange={(day) => editPoi('Change due date', identifier, (found) => withDue(found, day))} />
      )}
    </>
  );
}

/** What was found at the point since its state was saved, which whoever reads the tour sees. */
function CheckedAs({ poi, types }: PartProps) {
  const { editPoi } = useEditingSession();
  const checkedStates = usePlayerState((state) => state.checkedStates);
  const checked = checkedStateOf(poi, types, checkedStates);
  if (!checked || checked.state.id === poi.state) return null;
  const { state, at } = checked;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="text-pretty">
        Checked as “<bdi>{state.name}</bdi>”, <Moment time={at} />. Readers see this; versions have the state above.
      </p>
      <Button size="small" onClick={() => editPoi('Change state', poi.identifier, (found) => withState(found, state))}>
        Use this state
      </Button>
    </div>
  );
}

function Fields({ poi, types }: PartProps) {
  const { editPoi } = useEditingSession();
  const { shown, unknown } = fieldsOf(poi, types);
  const set = (field: Pick<PointField, 'key' | 'name'>, value: FieldValue, isTyped = false) =>
    editPoi(`Change ${field.name}`, poi.identifier, (found: Poi) => withField(found, field.key, value), {
      ...(isTyped && { key: `field ${field.key} ${poi.identifier}` }),
    });
  const misfits = shown.filter(({ fits }) => !fits).map(({ field, value }) => ({ key: field.key, name: field.name, value }));
  const odd = [...misfits, ...unknown.map(({ key, value }) => ({ key, name: key, value }))];
  return (
    <>
      {shown.map(
        ({ field, value, fits }) =>
          !field.original && (
            <FieldInput
              key={field.key}
              field={field}
              value={fits ? value : undefined}
              onChange={(next, isTyped) => set(field, next, isTyped)}
            />
          ),
      )}
      {odd.length > 0 && (
        <ul aria-label="Unknown fields" className="flex flex-col gap-2">
          {odd.map(({ key, name, value }) => (
            <li key={key} className="flex items-start justify-between gap-3 rounded-md bg-sunken px-3 py-2 text-sm">
              <span className="wrap-anywhere min-w-0">
                <span className="block text-ink-faint text-xs">Unknown field “{name}”</span>
                {typeof value === 'object' ? JSON.stringify(value) : String(value)}
              </span>
              <Button size="small" look="quiet" aria-label={`Remove unknown field ${name}`} onClick={() => set({ key, name }, undefined)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type InputProps = { field: PointField; value: FieldValue; onChange: (value: FieldValue, isTyped?: boolean) => void };

function FieldInput({ field, value, onChange }: InputProps) {
  const isTyped = ['text', 'longText', 'number', 'link'].includes(field.kind);
  if (isTyped) return <Typed field={field} value={value} onChange={onChange} />;
  return <ChosenField field={field} value={value} hint={field.isRequired ? 'A version needs it.' : undefined} onChange={onChange} />;
}

function Typed({ field, value, onChange }: InputProps) {
  const [isWrong, setWrong] = useState(false);
  const typed = useEditableField(value === undefined ? '' : String(value), (text) => {
    const next = typedValue(field, text);
    setWrong(next === null);
    if (next !== null) onChange(next, true);
  });
  const onBlur = () => {
    setWrong(false);
    typed.onBlur();
  };
  if (field.kind === 'longText') {
    const { label, maxLength, hint } = typedProps(field);
    return <TextArea label={label} maxLength={maxLength} hint={hint} rows={3} {...typed} onBlur={onBlur} />;
  }
  return <TypedField field={field} error={isWrong ? 'Enter a number.' : null} {...typed} onBlur={onBlur} />;
}
