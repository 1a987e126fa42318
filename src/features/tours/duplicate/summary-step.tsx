import { Fragment } from 'react';
import { StepHeading } from './step-heading';
import type { Duplicate } from './use-duplicate';

type Props = { copy: Duplicate };

/** What will be made, before it is. */
export function SummaryStep({ copy }: Props) {
  const { error } = copy.creation;
  return (
    <>
      <StepHeading>This is what will be created</StepHeading>
      <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2.5 rounded-lg border border-line bg-surface px-4 py-3.5 text-sm">
        {linesOf(copy).map(([term, said]) => (
          <Fragment key={term}>
            <dt className="text-ink-faint">{term}</dt>
            <dd className="wrap-anywhere text-ink">{said}</dd>
          </Fragment>
        ))}
      </dl>
      {error && (
        <p role="alert" className="mt-4 rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
          The copy was not created. {error.message} What you chose is still here.
        </p>
      )}
    </>
  );
}

function linesOf({ tour, values, organization, parts }: Duplicate): [string, string][] {
  const taken = parts.filter(({ name, isThere }) => isThere && values.included[name]);
  const left = parts.filter(({ name, isThere }) => isThere && !values.included[name]);
  const names = (some: typeof parts) => some.map(({ label }) => label).join(', ');
  return [
    ['Name', values.name.trim()],
    ['Copy of', tour.name],
    ['Organization', organization?.name ?? values.organization],
    ['Access', values.isPublic ? 'Public' : 'Members & Collaborators'],
    ['Takes along', names(taken) || 'Nothing but the scan and its details'],
    ...(left.length > 0 ? [['Leaves behind', names(left)] satisfies [string, string]] : []),
  ];
}
