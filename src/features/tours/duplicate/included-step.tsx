import { CheckboxField } from '@/ui/checkbox-field';
import { StepHeading } from '@/ui/stepper';
import type { Duplicate } from './use-duplicate';

type Props = { duplicate: Duplicate };

/** @see TOUR-077 TOUR-078 */
export function IncludedStep({ duplicate: { form, values, options } }: Props) {
  return (
    <>
      <StepHeading>What should the copy include?</StepHeading>
      <div className="divide-y divide-line rounded-lg border border-line px-4 py-1">
        {options.map(({ name, label, description, isAvailable }) => (
          <div key={name} className="py-1">
            <CheckboxField
              label={label}
              hint={description}
              disabled={!isAvailable}
              checked={isAvailable && values.included[name]}
              onChange={({ target }) => form.setValue(`included.${name}`, target.checked)}
            />
          </div>
        ))}
      </div>
      <p className="mt-3 text-pretty text-ink-faint text-xs">
        The scan, place, date, description and floors are always included. Files are copied, so deleting them in this tour doesn’t affect
        the copy.
      </p>
    </>
  );
}
