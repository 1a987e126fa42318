import { useState } from 'react';
import { noteProblem } from '@/domain/point-checks/check';
import type { PointState } from '@/domain/point-types/point-type';
import type { Poi } from '@/domain/pois/poi';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { RadioCards } from '@/ui/radio-cards';
import { TextArea } from '@/ui/text-area';
import { useOnline } from '@/ui/use-online';
import { PhotoField } from './photo-field';
import { useSaveCheck } from './use-save-check';

type Props = { tour: Pick<Tour, 'id' | 'organization'>; poi: Poi; states: readonly PointState[]; onClose: () => void };

/** What somebody found at a point: its state, a note and a photo. Saved on this device first, so that nothing is lost without a connection. */
export function CheckDialog({ tour, poi, states, onClose }: Props) {
  const before = poi.state ?? '';
  const [state, setState] = useState(before);
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState<ArrayBuffer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isOnline = useOnline();
  const saving = useSaveCheck(tour, onClose);
  const save = () => {
    const found = state === '' ? 'Choose a state.' : noteProblem(note);
    setProblem(found);
    if (found === null) saving.mutate({ point: poi.identifier, state, note: note.trim(), photo });
  };
  return (
    <FormDialog
      title="Change state"
      description={<bdi>{poi.name}</bdi>}
      open
      size="small"
      isChanged={!saving.isSuccess && (state !== before || note.trim() !== '' || photo !== null)}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" busy={saving.isPending} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioCards
          label="State"
          value={state}
          isFirstFocus
          cards={states.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setState}
        />
        <TextArea label="Note" rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
        <PhotoField photo={photo} onChange={setPhoto} />
        {!isOnline && (
          <p role="status" className="text-pretty text-ink-soft text-sm">
            You are offline. This is saved on this device, and sent when you are back online.
          </p>
        )}
        {(problem ?? saving.error) && (
          <ErrorNote>{problem ?? `This isn’t saved yet. ${saving.error?.message} What you entered is still here.`}</ErrorNote>
        )}
      </div>
    </FormDialog>
  );
}
