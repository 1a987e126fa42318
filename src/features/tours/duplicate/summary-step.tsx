import { Fragment } from 'react';
import { ErrorNote } from '@/ui/error-note';
import { StepHeading } from '@/ui/stepper';
import type { Duplicate } from './use-duplicate';

type Props = { duplicate: Duplicate };

/** Summary of the copy before it is created. */
export function SummaryStep({ duplicate }: Props) {
  const { error } = duplicate.creation;
  return (
    <>
      <StepHeading>This is what will be created</StepHeading>
      <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2.5 rounded-lg border border-line bg-surface px-4 py-3.5 text-sm">
        {summaryLines(duplicate).map(([term, value]) => (
          <Fragment key={term}>
            <dt className="text-ink-faint">{term}</dt>
            <dd className="wrap-anywhere text-ink">{value}</dd>
          </Fragment>
        ))}
      </dl>
      {error && <ErrorNote className="mt-4">The copy wasn’t created. {error.message} Your choices are still here.</ErrorNote>}
    </>
  );
}

function summaryLines({ tour, values, organization, options }: Duplicate): [string, string][] {
  const included = options.filter(({ name, isAvailable }) => isAvailable && values.included[name]);
  const excluded = options.filter(({ name, isAvailable }) => isAvailable && !values.included[name]);
  const names = (selection: typeof options) => selection.map(({ label }) => label).join(', ');
  return [
    ['Name', values.name.trim()],
    ['Copy of', tour.name],
    ['Organization', organization?.name ?? values.organization],
    ['Access', values.isPublic ? 'Public' : 'Members & Collaborators'],
    ['Includes', names(included) || 'Only the scan and its details'],
    ...(excluded.length > 0 ? [['Doesn’t include', names(excluded)] satisfies [string, string]] : []),
  ];
}
