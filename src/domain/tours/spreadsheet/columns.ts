import type { Column } from './column';
import { contentColumns } from './content-columns';
import { languageColumns } from './language-columns';
import { placeColumns, pointColumns, viewColumns } from './point-columns';
import type { SheetContext } from './sheet-point';

/** The column by which rows find their points; nothing changes it. */
export const idHeading = 'id';

/** The columns of a tour, in the order in which they are written and applied. */
export const columnsOf = ({ languages }: Pick<SheetContext, 'languages'>): Column[] => [
  ...placeColumns,
  ...pointColumns,
  ...contentColumns,
  ...languages.flatMap(languageColumns),
  ...viewColumns,
];

/** All headings by which a sheet is recognized, in lower case. */
export const sheetHeadings = (languages: readonly string[]): ReadonlySet<string> =>
  new Set([idHeading, ...columnsOf({ languages }).map(({ key }) => key.toLowerCase())]);
