/** From which saved state of which tour a spreadsheet was exported. */
export type Stamp = { tour: string; historyId: string; at: string };

const start = 'loggia';

/** The heading of the last column: it survives sorting, filtering and saving in every program, and the cells below it are empty. */
export const stampHeading = ({ tour, historyId, at }: Stamp): string => [start, tour, historyId, at].join('|');

/** The stamp in a heading; null for any other. */
export function stampIn(heading: string): Stamp | null {
  const [first, tour, historyId, at] = heading.trim().split('|');
  return first === start && tour && historyId !== undefined && at !== undefined ? { tour, historyId, at } : null;
}
