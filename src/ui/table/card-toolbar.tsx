import type { ReactNode } from 'react';
import { SelectField } from '../select-field';
import { useTexts } from '../use-texts';
import type { Column, Sort } from './columns';
import { tableTexts } from './texts';

type Props<Row> = { columns: readonly Column<Row>[]; sort: Sort | null; onSort: (sort: Sort) => void; selectAll: ReactNode };

/** What the headings of the columns do, for rows as cards. */
export function CardToolbar<Row>({ columns, sort, onSort, selectAll }: Props<Row>) {
  const t = useTexts(tableTexts);
  const options = columns
    .filter(({ sortBy }) => sortBy)
    .flatMap<{ sort: Sort; label: string }>(({ key, title }) => [
      { sort: { key, direction: 'ascending' }, label: t.ascending({ column: title }) },
      { sort: { key, direction: 'descending' }, label: t.descending({ column: title }) },
    ]);
  const selected = options.findIndex((option) => option.sort.key === sort?.key && option.sort.direction === sort.direction);
  return (
    <div className="flex items-end gap-2">
      {selectAll}
      {options.length > 0 && (
        <div className="grow">
          <SelectField
            label={t.sortBy}
            value={selected}
            options={[
              ...(selected === -1 ? [{ value: '-1', label: t.notSorted }] : []),
              ...options.map(({ label }, index) => ({ value: String(index), label })),
            ]}
            onChange={({ target }) => {
              const option = options[Number(target.value)];
              if (option) onSort(option.sort);
            }}
          />
        </div>
      )}
    </div>
  );
}
