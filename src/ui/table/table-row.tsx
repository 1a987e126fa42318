// biome-ignore-all lint/a11y/useSemanticElements: a grid of divs, because table elements can’t become cards on small screens; its rows have the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: a grid of divs, because table elements can’t become cards on small screens; its rows have the focus
import type { ReactNode } from 'react';
import { cn } from '../cn';
import { useTexts } from '../use-texts';
import type { Column } from './columns';
import { tableTexts } from './texts';
import { TickBox } from './tick-box';

type Props<Row> = {
  row: Row;

  columns: readonly Column<Row>[];
  name: string;
  template: string;
  isNarrow: boolean;
  /** Whether the row is selected; null if rows can't be. */
  isSelected: boolean | null;
  onTick: (isRange: boolean) => void;
  menu: ReactNode;
};

/** A row, or a card with named values on a small screen. */
export function TableRow<Row>({ row, columns, name, template, isNarrow, isSelected, onTick, menu }: Props<Row>) {
  const t = useTexts(tableTexts);
  const [first, ...others] = columns;
  // the row has the focus, and Space selects it
  const tick = isSelected !== null && (
    <TickBox label={t.select({ name })} share={isSelected ? 'all' : 'none'} tabIndex={-1} onToggle={onTick} />
  );
  if (isNarrow) {
    return (
      <div
        className={cn(
          'flex flex-col gap-2 rounded-lg border p-3 text-sm',
          isSelected ? 'border-accent-line bg-accent-wash' : 'border-line bg-surface',
        )}
      >
        <div className="flex items-center gap-2">
          {tick && <div role="gridcell">{tick}</div>}
          <div
            role="gridcell"
            data-row-name={isSelected === null ? undefined : ''}
            className="wrap-anywhere min-w-0 grow font-medium text-ink"
          >
            {first?.cell(row)}
          </div>
          {menu && <div role="gridcell">{menu}</div>}
        </div>
        {others.map((column) => (
          <div key={column.key} role="gridcell" className="flex justify-between gap-4">
            <span className="shrink-0 text-ink-faint">{column.title}</span>
            <span className="wrap-anywhere min-w-0 text-end text-ink">{column.cell(row)}</span>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div
      style={{ gridTemplateColumns: template }}
      className={cn(
        'grid h-full items-center gap-x-3 border-line border-b px-3 text-ink text-sm',
        isSelected ? 'bg-accent-wash' : 'hover:bg-hover',
      )}
    >
      {tick && <div role="gridcell">{tick}</div>}
      {columns.map((column) => (
        <div
          key={column.key}
          role="gridcell"
          data-row-name={column === first && isSelected !== null ? '' : undefined}
          className={cn('min-w-0 truncate data-row-name:cursor-pointer', column.align === 'end' && 'text-end tabular-nums')}
        >
          {column.cell(row)}
        </div>
      ))}
      {menu && <div role="gridcell">{menu}</div>}
    </div>
  );
}
