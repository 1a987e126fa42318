/** Ids that a spreadsheet program could take for a number, a date or a formula, such as 12E45, 1-2 or MAR1. */
const looksLikeValue = /^[\s\d.,:/+-]+(?:e[\s\d.,:/+-]*)?$|^(?:true|false)$|^\p{L}{3,9}[\s./-]?\d{1,4}$|^[\s=+\-@']|\s$/iu;

const mark = 'id:';

/** An id as it stands in a cell: marked where a program could read it as something else. */
export const writtenId = (id: string): string => (looksLikeValue.test(id) || id.startsWith(mark) ? mark + id : id);

/** The id that a cell names; "" if it is blank. */
export const idInCell = (cell: string): string => {
  const text = cell.trim();
  return text.startsWith(mark) ? text.slice(mark.length) : text;
};
