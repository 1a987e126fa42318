import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/domain/app-error';
import { isOpenAt } from '@/domain/publishing/access';
import { comparisonPath, publicComparisonPath, tourNow } from '@/domain/publishing/comparison-address';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { Button, buttonStyle } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { copyLink } from '@/widgets/copy-link';
import { ChangeList } from './change-list';
import { useComparison } from './use-comparison';

type Props = { tour: Tour; version: PublicationVersion; versions: readonly PublicationVersion[]; onClose: () => void };

/** What changed between a version and another one, or the tour as it is now; from the older to the newer. */
export function CompareDialog({ tour, version, versions, onClose }: Props) {
  const others = versions.filter(({ id }) => id !== version.id);
  const previous = others.find(({ number }) => number < version.number);
  const [chosen, setChosen] = useState(previous?.id ?? tourNow);
  const other = others.find(({ id }) => id === chosen);
  const isOlder = other !== undefined && other.number < version.number;
  const [before, after] = isOlder ? [chosen, version.id] : [version.id, chosen];
  const { changes, error, retry } = useComparison(tour, before, after, tour);
  const isPublic = isOpenAt(version, new Date()) && (other ? isOpenAt(other, new Date()) : tour.public);
  const name = other?.name ?? 'the tour now';
  return (
    <Dialog
      title={`Compare “${version.name}”`}
      description={isOlder ? `What changed from ${name} to ${version.name}` : `What changed from ${version.name} to ${name}`}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {isPublic && (
            <Button onClick={() => void copyLink(publicComparisonPath(tour.organization, tour.id, before, after))}>Copy link</Button>
          )}
          <Link to={comparisonPath(tour.id, before, after)} className={buttonStyle({ look: 'primary' })}>
            Show in the scan
          </Link>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <SelectField
          label="Compare with"
          data-first-focus
          value={other ? chosen : tourNow}
          onChange={({ target }) => setChosen(target.value)}
          options={[{ value: tourNow, label: 'The tour now' }, ...others.map(({ id, name: label }) => ({ value: id, label }))]}
        />
        {changes && <ChangeList changes={changes} />}
        {!changes && !error && <div role="status" aria-label="Loading the versions" className="skeleton h-32 rounded-lg" />}
        {error && (
          <div role="alert" className="flex flex-col items-start gap-3 text-danger text-sm">
            <p>Couldn’t compare the versions: {errorMessage(error)}</p>
            <Button size="small" onClick={retry}>
              Retry
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
