import type { ReactNode } from 'react';
import { type PluralForms, plural } from '@/domain/plural';
import type { BulkPlan } from '@/domain/tours/bulk/bulk-acts';
import { tourTitle } from '@/domain/tours/tour-title';
import { Consequences } from '@/widgets/bulk/consequences';
import { NamedItems } from '@/widgets/bulk/named-items';

type Props = {
  plan: BulkPlan;
  /** "# of them have this type already." */
  unchanged?: PluralForms;
  /** What happens to the others, a sentence each. */
  children?: ReactNode;
};

/** What will happen: to how many, and which of the selected ones stay as they are, and why. */
export function PlanSummary({ plan: { included, unchanged: same, denied }, unchanged, children }: Props) {
  const total = included.length + same.length + denied.length;
  return (
    <Consequences>
      {included.length > 0 && children}
      {same.length > 0 && unchanged && <p>{plural(same.length, unchanged)}</p>}
      <NamedItems items={denied} nameOf={tourTitle}>
        {`${denied.length.toLocaleString('en')} of ${countOf(total)} can’t be included: you don’t have permission.`}
      </NamedItems>
    </Consequences>
  );
}

export const tourForms = { one: '# tour', other: '# tours' };

/** A sentence about some tours: `sentence('gets', 'get', 'no type')`. */
export const sentence = (one: string, other: string, rest: string): PluralForms => ({
  one: `# tour ${one} ${rest}.`,
  other: `# tours ${other} ${rest}.`,
});

export const countOf = (count: number): string => plural(count, tourForms);
