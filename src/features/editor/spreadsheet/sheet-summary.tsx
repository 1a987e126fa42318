import { plural } from '@/domain/plural';
import type { SheetPlan } from '@/domain/tours/spreadsheet/sheet-plan';

type Props = { plan: SheetPlan; deletes: boolean };

/** How much the file would change, and what is to be known of it. */
export function SheetSummary({ plan: { rows, unchanged, missing, rejected, notes }, deletes }: Props) {
  const of = (kind: (typeof rows)[number]['kind']) => rows.filter((row) => row.kind === kind).length;
  const removed = deletes ? missing.filter(({ denial }) => denial === null).length : 0;
  const counts = [
    `${of('added')} added`,
    `${of('changed')} changed`,
    `${of('moved')} moved`,
    ...(removed > 0 ? [`${removed} deleted`] : []),
    `${unchanged} unchanged`,
    plural(rejected.length, { one: '# cell refused', other: '# cells refused' }),
  ];
  return (
    <>
      <p role="status" className="font-medium text-ink text-sm tabular-nums">
        {counts.join(', ')}.
      </p>
      {notes.map((note) => (
        <p key={note} className="text-pretty text-notice text-sm">
          {note}
        </p>
      ))}
    </>
  );
}
