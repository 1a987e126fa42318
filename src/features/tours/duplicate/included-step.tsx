import { CheckboxField } from '@/ui/checkbox-field';
import { StepHeading } from './step-heading';
import type { Duplicate } from './use-duplicate';

type Props = { copy: Duplicate };

/** @see TOUR-077 TOUR-078 */
export function IncludedStep({ copy: { values, change, parts } }: Props) {
  return (
    <>
      <StepHeading>What does the copy take along?</StepHeading>
      <div className="divide-y divide-line rounded-lg border border-line px-4 py-1">
        {parts.map(({ name, label, info, isThere }) => (
          <div key={name} className="py-1">
            <CheckboxField
              label={label}
              hint={info}
              disabled={!isThere}
              checked={isThere && values.included[name]}
              onChange={({ target }) => change({ included: { ...values.included, [name]: target.checked } })}
            />
          </div>
        ))}
      </div>
      <p className="mt-3 text-pretty text-ink-faint text-xs">
        Scan, place, date, description and floors always come along. The copy gets files of its own, so it keeps them when this tour loses
        them.
      </p>
    </>
  );
}
