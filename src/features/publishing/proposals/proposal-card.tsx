import { withdrawProposal } from '@/backend/publishing/proposals';
import { authorLabel } from '@/domain/comments/comment';
import type { Proposal } from '@/domain/publishing/proposal';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { Moment } from '@/widgets/moment';
import { useMutation } from '@/widgets/use-mutation';
import { ProposedChanges } from './proposed-changes';

type Props = {
  tour: Tour;
  proposal: Proposal;
  base: PublicationVersion | null;
  /** Null for who may not open versions. */
  onPublish: (() => void) | null;
  onReturn: () => void;
};

const stateLabels = { open: 'Waits', returned: 'Sent back', published: 'Published' } as const;

/** A proposal: who made it and when, what changed in it, and what became of it. */
export function ProposalCard({ tour, proposal, base, onPublish, onReturn }: Props) {
  const { author, created, note, state, answer, decidedByEmail, historyId } = proposal;
  const withdrawing = useMutation({ mutationFn: () => withdrawProposal(tour.id, proposal.id), meta: { failed: 'It isn’t taken back: ' } });
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <p className="min-w-0 grow text-sm">
          <span dir="auto" className="wrap-anywhere font-medium text-ink">
            {authorLabel(author)}
          </span>
          {author.name !== '' && <span className="wrap-anywhere text-ink-soft"> {author.email}</span>}
          <span className="block text-ink-faint text-xs">{created ? <Moment time={created} /> : 'now'}</span>
        </p>
        <Badge look={state === 'published' ? 'accent' : state === 'returned' ? 'danger' : 'plain'}>{stateLabels[state]}</Badge>
      </div>
      {note !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink text-sm">
          {note}
        </p>
      )}
      {state === 'returned' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-lg bg-sunken px-3 py-2 text-ink text-sm">
          <span className="block text-ink-soft text-xs">{decidedByEmail}</span>
          {answer}
        </p>
      )}
      {state === 'open' && (
        <>
          {tour.historyId !== historyId && (
            <p className="text-ink-soft text-sm">The tour was saved again since. What is published is the proposed state.</p>
          )}
          <Disclosure label="What changed">
            <ProposedChanges tour={tour} historyId={historyId} base={base} />
          </Disclosure>
          <div className="flex flex-wrap gap-2">
            {onPublish ? (
              <>
                <Button size="small" look="primary" onClick={onPublish}>
                  Publish…
                </Button>
                <Button size="small" onClick={onReturn}>
                  Send back…
                </Button>
              </>
            ) : (
              <Button size="small" busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
                Withdraw
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  );
}
