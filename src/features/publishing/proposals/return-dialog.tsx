import { useState } from 'react';
import { returnProposal } from '@/backend/publishing/proposals';
import { errorMessage } from '@/domain/app-error';
import { authorLabel } from '@/domain/comments/comment';
import { answerProblem, type Proposal } from '@/domain/publishing/proposal';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextArea } from '@/ui/text-area';
import { useMutation } from '@/widgets/use-mutation';

type Props = { tour: Tour; proposal: Proposal; onClose: () => void };

/** Sends a proposal back with words. */
export function ReturnDialog({ tour, proposal, onClose }: Props) {
  const [answer, setAnswer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const returning = useMutation({
    mutationFn: () => returnProposal(tour.id, proposal.id, answer),
    onSuccess: onClose,
    meta: { done: 'Sent back', failed: null },
  });
  const problem = answerProblem(answer);
  const send = () => {
    setChecked(true);
    if (problem === null) returning.mutate();
  };
  return (
    <FormDialog
      isChanged={answer !== '' && !returning.isPending}
      title="Send the proposal back"
      description={`${authorLabel(proposal.author)} sees your words beside the proposal.`}
      open
      onClose={onClose}
      footer={
        <>
          <CancelButton disabled={returning.isPending} />
          <Button look="primary" busy={returning.isPending} onClick={send}>
            {returning.isError ? 'Try again' : 'Send back'}
          </Button>
        </>
      }
    >
      <TextArea
        label="Comment"
        required
        data-first-focus
        rows={4}
        value={answer}
        error={isChecked ? problem : null}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {returning.error && (
        <ErrorNote className="mt-4">It isn’t sent back: {errorMessage(returning.error)} Your words are still here.</ErrorNote>
      )}
    </FormDialog>
  );
}
