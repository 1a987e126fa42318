import type { ReactNode } from 'react';
import type { Column, Sort } from './columns';
import type { RowSelection } from './row-selection';

export type TableProps<Row> = {
  label: string;
  /** In the order that they have while no column is sorted. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  /** Names the row in labels, such as "Select Ada". */
  nameOf: (row: Row) => string;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** Without it rows can’t be selected. */
  selection?: RowSelection;
  onSelect?: (selection: RowSelection) => void;
  /** Called on Enter and on a double click. */
  onOpen?: (row: Row) => void;
  /** The items of the row’s menu. */
  menuOf?: (row: Row) => ReactNode;
  isLoading?: boolean;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
};
