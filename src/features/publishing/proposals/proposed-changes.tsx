import { Link } from 'react-router-dom';
import { errorMessage } from '@/domain/app-error';
import { comparisonPath, savedStatePart } from '@/domain/publishing/comparison-address';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { ChangeList } from '../compare/change-list';
import { useProposed } from './use-proposed';

type Props = { tour: Tour; historyId: string; base: PublicationVersion | null };

/** What changed in a saved state since a version, in words, and a link to it in the scan. */
export function ProposedChanges({ tour, historyId, base }: Props) {
  const { changes, error, retry } = useProposed(tour, historyId, base?.id ?? null);
  if (error) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 text-danger text-sm">
        <p>Couldn’t compare it: {errorMessage(error)}</p>
        <Button size="small" onClick={retry}>
          Retry
        </Button>
      </div>
    );
  }
  if (base === null) return <p className="text-ink-soft text-sm">Nothing is published yet: all of the tour is new.</p>;
  if (!changes) return <div role="status" aria-label="Comparing" className="skeleton h-24 rounded-lg" />;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-soft text-sm">Compared with {base.name}:</p>
      <ChangeList changes={changes} />
      <Link
        to={comparisonPath(tour.id, base.id, savedStatePart(historyId))}
        className="self-start text-accent text-sm underline underline-offset-2"
      >
        Show in the scan
      </Link>
    </div>
  );
}
