import { useState } from 'react';
import { proposeVersion } from '@/backend/publishing/proposals';
import { errorMessage } from '@/domain/app-error';
import { proposalLimits } from '@/domain/limits';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextArea } from '@/ui/text-area';
import { useMutation } from '@/widgets/use-mutation';
import { ProposedChanges } from './proposed-changes';

type Props = { tour: Tour; base: PublicationVersion | null; onClose: () => void };

/** Proposes the saved tour to those who may open versions. */
export function ProposeDialog({ tour, base, onClose }: Props) {
  const [note, setNote] = useState('');
  const proposing = useMutation({
    mutationFn: () => proposeVersion(tour.id, tour.historyId, note),
    onSuccess: onClose,
    meta: { done: 'Proposed', failed: null },
  });
  const isSaved = tour.historyId !== '';
  return (
    <FormDialog
      isChanged={note !== '' && !proposing.isPending}
      title={`Propose “${tourTitle(tour)}”`}
      description="The tour as it is saved now. Editors of the organization see it in the list of versions, and publish it or send it back."
      open
      onClose={onClose}
      footer={
        <>
          <CancelButton disabled={proposing.isPending} />
          <Button look="primary" busy={proposing.isPending} disabled={!isSaved} onClick={() => proposing.mutate()}>
            {proposing.isError ? 'Try again' : 'Propose'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TextArea
          label="Note"
          hint="What the reviewer should look at. It is not public."
          data-first-focus
          rows={3}
          maxLength={proposalLimits.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {isSaved ? (
          <ProposedChanges tour={tour} historyId={tour.historyId} base={base} />
        ) : (
          <p className="text-ink-soft text-sm">This tour was never saved in the editor. Save it there first, then propose it.</p>
        )}
        {proposing.error && (
          <ErrorNote>
            It isn’t proposed: {errorMessage(proposing.error)} If somebody saved the tour meanwhile, look at the changes again. Your note is
            still here.
          </ErrorNote>
        )}
      </div>
    </FormDialog>
  );
}
