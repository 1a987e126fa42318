import type { Column } from './column';
import { contentColumns } from './content-columns';
import { languageColumns } from './language-columns';
import { placeColumns, pointColumns, viewColumns } from './point-columns';
import type { SheetContext } from './sheet-point';
import { typeColumns } from './type-columns';

/** The column by which rows find their points; nothing changes it. */
export const idHeading = 'id';

/** The columns of a tour, in the order in which they are written and applied. */
export const columnsOf = ({ languages, types }: Pick<SheetContext, 'languages' | 'types'>): Column[] => [
  ...placeColumns,
  ...pointColumns,
  ...typeColumns(types),
  ...contentColumns,
  ...languages.flatMap(languageColumns),
  ...viewColumns,
];

/** All headings by which a sheet is recognized, in lower case. */
export const sheetHeadings = (context: Pick<SheetContext, 'languages' | 'types'>): ReadonlySet<string> =>
  new Set([idHeading, ...columnsOf(context).map(({ key }) => key.toLowerCase())]);
