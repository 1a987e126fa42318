import { useId, useState } from 'react';
import { nameState } from '@/backend/poi-history/commands';
import type { PoiHistoryEntry } from '@/domain/folders/history';
import { historyLimits } from '@/domain/limits';
import { plainName } from '@/domain/plain-name';
import { Button } from '@/ui/button';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { useMutation } from '@/widgets/use-mutation';
import { useEditingState } from '../session/editing-context';
import { timeOf } from './restore';

type Props = { entry: PoiHistoryEntry; onNamed: (name: string) => void; onClose: () => void };

/** Gives a saved version a name, with which it stays when others of its age go; an empty one takes it away. */
export function NameDialog({ entry, onNamed, onClose }: Props) {
  const tour = useEditingState(({ input }) => input.tour.id);
  const [name, setName] = useState(entry.name);
  const form = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: () => nameState({ tour, id: entry.id, name }),
    meta: { failed: 'Couldn’t name this version. ' },
    onSuccess: () => {
      onNamed(plainName(name));
      onClose();
    },
  });
  return (
    <FormDialog
      title={entry.name === '' ? 'Name this version' : 'Rename this version'}
      description={timeOf(entry)}
      open
      size="small"
      isChanged={name !== entry.name}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form={form} disabled={isPending}>
            Save name
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextField
          label="Name"
          hint={`A version with a name stays when others of its age go: the ${historyLimits.named} latest of them. Leave it empty for no name.`}
          value={name}
          maxLength={historyLimits.name}
          dir="auto"
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </FormDialog>
  );
}
