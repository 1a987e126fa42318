import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { proposalQueries } from '@/backend/publishing/proposals';
import { publicationKey } from '@/backend/publishing/queries';
import { userId } from '@/domain/ids';
import { newestFirst, type Proposal } from '@/domain/publishing/proposal';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useCurrentUser } from '@/widgets/current-user';
import { useOpensVersions } from '../use-opens-versions';
import { ProposalCard } from './proposal-card';

const returnDialog = () => import('./return-dialog').then((it) => it.ReturnDialog);
const publishProposal = () => import('./publish-proposal').then((it) => it.PublishProposal);

type Props = {
  tour: Tour;
  /** What proposals are compared with: the current version, else the newest; null for none. */
  base: PublicationVersion | null;
  /** The number that the next version will have. */
  number: number;
};

const shown = 5;

/** For who opens versions, the proposals that wait; for all others their own, with what became of them. */
export function ProposalsSection({ tour, base, number }: Props) {
  const opensVersions = useOpensVersions(tour);
  const user = useCurrentUser();
  const { data = [], error } = useQuery(
    opensVersions ? proposalQueries.open(tour.id) : proposalQueries.by(tour.id, user?.uid ?? userId('')),
  );
  useNewVersions(tour, data);
  const [decision, setDecision] = useState<{ kind: 'publish' | 'return'; proposal: Proposal } | null>(null);
  const close = () => setDecision(null);
  const proposals = newestFirst(data).slice(0, opensVersions ? undefined : shown);
  if (error) return <p className="mb-6 text-ink-soft text-sm">The proposals couldn’t be loaded. {error.message}</p>;
  if (proposals.length === 0 && decision === null) return null;
  return (
    <section aria-labelledby="proposals" className="mb-6 max-w-2xl">
      <h2 id="proposals" className="mb-2 font-semibold text-base text-ink">
        {opensVersions ? 'Proposed versions' : 'Your proposals'}
      </h2>
      <ul className="flex flex-col gap-3">
        {proposals.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            tour={tour}
            proposal={proposal}
            base={base}
            onPublish={opensVersions ? () => setDecision({ kind: 'publish', proposal }) : null}
            onReturn={() => setDecision({ kind: 'return', proposal })}
          />
        ))}
      </ul>
      <LazyOverlay key={decision?.kind} onClose={close}>
        {decision?.kind === 'return' && <LazyComponent load={returnDialog} props={{ tour, proposal: decision.proposal, onClose: close }} />}
        {decision?.kind === 'publish' && (
          <LazyComponent load={publishProposal} props={{ tour, proposal: decision.proposal, number, onClose: close }} />
        )}
      </LazyOverlay>
    </section>
  );
}

/** Reads the list of versions again when a proposal is published while its author looks: the list is not live. */
function useNewVersions({ organization, id }: Tour, proposals: readonly Proposal[]): void {
  const client = useQueryClient();
  const published = proposals.filter(({ state }) => state === 'published').length;
  const [initial] = useState(published);
  useEffect(() => {
    if (published > initial) void client.invalidateQueries({ queryKey: publicationKey(organization, id), exact: true });
  }, [client, organization, id, published, initial]);
}
