import type { ReactNode } from 'react';

type SortValue = string | number | Date | null;

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** What the column is sorted by. Columns without it can't be sorted. */
  sortBy?: (row: Row) => SortValue;
  align?: 'end';
  /** Width as in `grid-template-columns`; an equal share if not set. */
  width?: string;
};

export type Sort = { key: string; direction: 'ascending' | 'descending' };

const byText = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Rows in the order of a column; rows without a value are last. */
export function sortedRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sort || !sortBy) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
      return sign * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

const compare = (one: string | number | Date, other: string | number | Date): number =>
  typeof one === 'string' || typeof other === 'string' ? byText.compare(String(one), String(other)) : Number(one) - Number(other);

/** The sorting after a column's heading is pressed: ascending first, then the other way round. */
export const toggledSort = (sort: Sort | null, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
