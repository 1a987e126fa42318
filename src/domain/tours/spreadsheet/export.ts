import type { Translations } from '../../languages/translations';
import type { Tour } from '../tour';
import type { Cell } from './cells';
import { columnsOf, idHeading } from './columns';
import { writtenId } from './ids';
import { sheetContext, sheetPoints } from './sheet-point';
import { stampHeading } from './stamp';

/**
 * The points of a tour as rows of a spreadsheet, one a point, below a row of headings. Imported without a change, they change nothing.
 * @param at when it is exported
 * @see docs/tour-data.md
 */
export function pointsAsRows(
  tour: Pick<Tour, 'id' | 'organization' | 'languages' | 'pointTypes' | 'folders' | 'historyId'>,
  translations: readonly Translations[],
  at: Date,
): Cell[][] {
  const context = sheetContext(tour);
  const columns = columnsOf(context);
  const stamp = stampHeading({ tour: tour.id, historyId: tour.historyId, at: at.toISOString() });
  return [
    [idHeading, ...columns.map(({ key }) => key), stamp],
    ...sheetPoints(tour.folders, translations).map((point) => [
      writtenId(point.poi.identifier),
      ...columns.map((column) => column.write(point, context)),
      '',
    ]),
  ];
}
