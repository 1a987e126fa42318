import { useState } from 'react';
import { allPois } from '@/domain/folders/folder';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { nouns } from './batch-rows';
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
  const offered = setFields
    .map((field) => ({ field, fieldChoices: field.choices(context) }))
    .filter(({ fieldChoices }) => fieldChoices.length > 0);
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
          <Button look="primary" disabled={choices.size === 0} onClick={() => onSet(choices)}>
            Set
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {offered.map(({ field, fieldChoices }) => (
          <SelectField
            key={field.id}
            label={field.label}
            hint={[`Now: ${presentValue(field, pois, context)}`, field.hint].filter(Boolean).join('. ')}
            value={choices.get(field.id) ?? asItIs}
            options={[{ value: asItIs, label: 'Leave as it is' }, ...fieldChoices]}
            onChange={({ target }) => choose(field.id, target.value)}
          />
        ))}
      </div>
    </Dialog>
  );
}
