import { Fragment, useState } from 'react';
import { allPois } from '@/domain/folders/folder';
import { plural } from '@/domain/plural';
import type { PointField } from '@/domain/point-types/point-type';
import { Button } from '@/ui/button';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { ChosenField, TypedField, typedProps } from '../point-types/value-field';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { nouns } from './batch-rows';
import { byNames, isComplete, ownFields, valueIn } from './own-fields';
import { setContext } from './run-set';
import type { Selection } from './selection';
import { presentValue, type SetChoices, setFields } from './set-fields';
import { namesIn, textOfNames, typedChoice, typedIn } from './typed-choices';

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
  const isWhole = offered.every(({ field: { id, input } }) => {
    const typed = input && typedIn(made.get(id));
    return !typed || isComplete(input, typed);
  });
  const choose = (id: string, value: string) => {
    const others = [...choices].filter(([field]) => field !== id);
    setChoices(new Map(value === asItIs ? others : [...others, [id, value]]));
  };
  return (
    <FormDialog
      isChanged={made.size > 0}
      title={`Set fields of ${plural(pois.length, nouns.poi)}`}
      description="What you do not choose stays as it is."
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" disabled={made.size === 0 || !isWhole} onClick={() => onSet(made)}>
            Set
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {offered.map(({ field, fieldChoices }) => {
          const choice = choices.get(field.id);
          const typed = field.input && typedIn(choice);
          return (
            <Fragment key={field.id}>
              <SelectField
                label={field.label}
                hint={[`Now: ${presentValue(field, pois, context)}`, field.hint].filter(Boolean).join('. ')}
                value={typed ? typed.action : (choice ?? asItIs)}
                options={[{ value: asItIs, label: 'Leave as it is' }, ...fieldChoices]}
                onChange={({ target }) => choose(field.id, target.value)}
              />
              {field.input && typed && (
                <NewValue field={field.input} text={typed.text} onChange={(text) => choose(field.id, typed.action + text)} />
              )}
            </Fragment>
          );
        })}
      </div>
    </FormDialog>
  );
}

type NewValueProps = { field: PointField; text: string; onChange: (text: string) => void };

/** The value that all points get, where it is typed, or the choices that are added or removed. */
function NewValue({ field, text, onChange }: NewValueProps) {
  const named = { ...field, name: `New value of “${field.name}”`, isRequired: false };
  if (field.kind === 'date') return <ChosenField field={named} value={text} onChange={(day) => onChange(String(day))} />;
  if (field.kind === 'longText') {
    const { label, maxLength } = typedProps(named);
    return <TextArea label={label} maxLength={maxLength} rows={3} value={text} onChange={({ target }) => onChange(target.value)} />;
  }
  if (field.kind === 'choices') {
    const chosen = { ...byNames(field), name: `Choices of “${field.name}”` };
    return <ChosenField field={chosen} value={namesIn(text)} onChange={(names) => onChange(textOfNames(names as string[]))} />;
  }
  const isWrong = valueIn(field, typedChoice + text) === null;
  return (
    <TypedField field={named} value={text} error={isWrong ? 'Enter a number.' : null} onChange={({ target }) => onChange(target.value)} />
  );
}
