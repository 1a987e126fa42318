import { errorMessage } from '@/domain/app-error';
import type { Proposal } from '@/domain/publishing/proposal';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { PublishDialog } from '../publish/publish-dialog';
import { useProposed } from './use-proposed';

type Props = { tour: Tour; proposal: Proposal; number: number; onClose: () => void };

/** The dialog that publishes a version, with the state that was proposed. */
export function PublishProposal({ tour, proposal, number, onClose }: Props) {
  const { tour: proposed, error, retry } = useProposed(tour, proposal.historyId, null);
  if (proposed) return <PublishDialog tour={proposed} number={number} proposal={proposal} note={proposal.note} onClose={onClose} />;
  return (
    <Dialog title="Publish the proposal" open onClose={onClose} footer={error ? <Button onClick={retry}>Retry</Button> : undefined}>
      {error ? (
        <p role="alert" className="text-danger text-sm">
          The proposed state couldn’t be loaded: {errorMessage(error)}
        </p>
      ) : (
        <div role="status" aria-label="Loading the proposed state" className="skeleton h-32 rounded-lg" />
      )}
    </Dialog>
  );
}
