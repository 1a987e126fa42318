import type { SheetPlan } from '@/domain/tours/spreadsheet/sheet-plan';
import { truncateText } from '@/domain/truncate-text';

/** As many as can be looked through; the downloaded list has all. */
const shown = 200;

/** The cells that are refused, with why. */
export function RejectedCells({ rejected }: Pick<SheetPlan, 'rejected'>) {
  if (rejected.length === 0) return null;
  return (
    <section aria-label="Refused cells" className="rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
      <h3 className="font-medium">Refused</h3>
      <ul className="wrap-anywhere mt-1 flex max-h-40 flex-col gap-1 overflow-y-auto">
        {rejected.slice(0, shown).map(({ row, column, value, reason }) => (
          <li key={`${row} ${column}`}>
            <span className="font-medium tabular-nums">
              Row {row}, {column}:
            </span>{' '}
            {value && <q dir="auto">{truncateText(value)}</q>} {reason}
          </li>
        ))}
      </ul>
      {rejected.length > shown && <p className="mt-1">And {rejected.length - shown} more. Download the list to see all.</p>}
    </section>
  );
}
