import { useState } from 'react';
import type { CellChange, RowChange, SheetPlan } from '@/domain/tours/spreadsheet/sheet-plan';
import { truncateText } from '@/domain/truncate-text';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { cellKey, isCellTicked, isRowTicked, rowKey } from './chosen';
import type { SheetImport } from './use-sheet-import';

type Props = { importing: Pick<SheetImport, 'ticks' | 'toggle'>; plan: SheetPlan };

const atOnce = 100;

/** What each row would change, with what is there now; rows and conflicts can be ticked. */
export function SheetChanges({ importing, plan: { rows } }: Props) {
  const [count, setCount] = useState(atOnce);
  if (rows.length === 0) return <p className="text-ink-soft text-sm">The file changes nothing in this tour.</p>;
  return (
    <section aria-label="Changes" className="flex flex-col gap-2">
      <ul className="flex max-h-96 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line px-3">
        {rows.slice(0, count).map((row) => (
          <li key={row.row} className="py-1">
            <Row row={row} importing={importing} />
          </li>
        ))}
      </ul>
      {rows.length > count && (
        <Button size="small" look="quiet" onClick={() => setCount(count + 10 * atOnce)}>
          Show more of {rows.length} rows
        </Button>
      )}
    </section>
  );
}

const kinds = { added: 'new point', changed: 'changed', moved: 'moved' } as const;

function Row({ row, importing: { ticks, toggle } }: { row: RowChange; importing: Props['importing'] }) {
  const isTicked = isRowTicked(ticks, row);
  const name = row.kind === 'added' ? row.changes.find(({ column }) => column.key === 'name')?.after : row.point.poi.name;
  return (
    <div className="min-w-0">
      <CheckboxField
        label={
          <span className="wrap-anywhere">
            <span dir="auto">{truncateText(name ?? row.point.poi.name)}</span>{' '}
            <span className="text-ink-faint text-xs tabular-nums">
              row {row.row}, {kinds[row.kind]}
            </span>
          </span>
        }
        checked={isTicked}
        onChange={() => toggle(rowKey(row))}
      />
      <dl className={isTicked ? 'flex flex-col gap-1 ps-8 pb-1.5' : 'flex flex-col gap-1 ps-8 pb-1.5 opacity-60'}>
        {row.changes.map((change) => (
          <Cell key={change.column.key} change={change}>
            {change.isConflict && (
              <CheckboxField
                label={`Use the file’s ${change.column.key}`}
                hint="The tour has changed it too since the export."
                checked={isCellTicked(ticks, row, change)}
                disabled={!isTicked}
                onChange={() => toggle(cellKey(row, change))}
              />
            )}
          </Cell>
        ))}
      </dl>
    </div>
  );
}

const value = 'wrap-anywhere line-clamp-4 block whitespace-pre-line';

function Cell({ change: { column, before, after, losesFormatting }, children }: { change: CellChange; children: React.ReactNode }) {
  return (
    <div className="rounded-md bg-sunken px-2 py-1.5 text-xs">
      <dt className="text-ink-faint">{column.key}</dt>
      <dd className="mt-0.5 grid gap-0.5">
        {before !== '' && (
          <del dir="auto" title="Before" className={`${value} text-ink-soft`}>
            {truncateText(before, 600)}
          </del>
        )}
        <ins dir="auto" title="After" className={`${value} text-ink no-underline`}>
          {after === '' ? 'Nothing' : truncateText(after, 600)}
        </ins>
        {losesFormatting && <span className="text-notice">Its formatting is lost, because a spreadsheet holds plain text.</span>}
        {children}
      </dd>
    </div>
  );
}
