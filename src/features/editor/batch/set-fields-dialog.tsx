import { Fragment, useState } from 'react';
import { allPois } from '@/domain/folders/folder';
import { plural } from '@/domain/plural';
import type { PointField } from '@/domain/point-types/point-type';
import { isEmptyValue } from '@/domain/point-types/values';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { ChosenField, TypedField } from '../point-types/value-field';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { nouns } from './batch-rows';
import { ownFields, typedChoice, typedText, valueIn } from './own-fields';
import { setContext } from './run-set';
import type { Selection } from './selection';
import { presentValue, type SetChoices, setFields } from './set-fields';

type Props = { selection: Selection; onSet: (choices: SetChoices) => void; onClose: () => void };

const asItIs = '=';

/** Sets fields of many points of interest at once; each line is a field, with what the points have now. */
export function SetFieldsDialog({ selection, onSet, onClose }: Props) {
  const session = useEditingSession();
  const folders = useEditingState((state) => state.edited.folders);
  const [context] = useState(() => setContext(session));
  const [choices, setChoices] = useState<SetChoices>(new Map());
  const pois = allPois(folders).filter(({ identifier }) => selection.has(identifier));
  const typeIds = new Set(choices.has('type') ? [choices.get('type')] : pois.map(({ typeId }) => typeId));
  const offered = [...setFields, ...ownFields(context.types.filter(({ id }) => typeIds.has(id)))]
    .map((field) => ({ field, fieldChoices: field.choices(context) }))
    .filter(({ fieldChoices }) => fieldChoices.length > 0);
  // another type can have other fields
  const made: SetChoices = new Map([...choices].filter(([id]) => offered.some(({ field }) => field.id === id)));
  const isWhole = offered.every(({ field: { id, own } }) => {
    const text = typedText(own, made.get(id));
    return text === null || !own || !isEmptyValue(valueIn(own, typedChoice + text));
  });
  const choose = (id: string, value: string) => {
    const others = [...choices].filter(([field]) => field !== id);
    setChoices(new Map(value === asItIs ? others : [...others, [id, value]]));
  };
  return (
    <Dialog
      title={`Set fields of ${plural(pois.length, nouns.poi)}`}
      description="What you do not choose stays as it is."
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={made.size === 0 || !isWhole} onClick={() => onSet(made)}>
            Set
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {offered.map(({ field, fieldChoices }) => {
          const choice = choices.get(field.id);
          const text = typedText(field.own, choice);
          return (
            <Fragment key={field.id}>
              <SelectField
                label={field.label}
                hint={[`Now: ${presentValue(field, pois, context)}`, field.hint].filter(Boolean).join('. ')}
                value={text === null ? (choice ?? asItIs) : typedChoice}
                options={[{ value: asItIs, label: 'Leave as it is' }, ...fieldChoices]}
                onChange={({ target }) => choose(field.id, target.value)}
              />
              {field.own && text !== null && (
                <NewValue field={field.own} text={text} onChange={(typed) => choose(field.id, typedChoice + typed)} />
              )}
            </Fragment>
          );
        })}
      </div>
    </Dialog>
  );
}

type NewValueProps = { field: PointField; text: string; onChange: (text: string) => void };

/** The value that all points get, where it is typed. */
function NewValue({ field, text, onChange }: NewValueProps) {
  const named = { ...field, name: `New value of “${field.name}”`, isRequired: false };
  if (field.kind === 'date') return <ChosenField field={named} value={text} onChange={(day) => onChange(String(day))} />;
  const isWrong = valueIn(field, typedChoice + text) === null;
  return (
    <TypedField field={named} value={text} error={isWrong ? 'Enter a number.' : null} onChange={({ target }) => onChange(target.value)} />
  );
}
