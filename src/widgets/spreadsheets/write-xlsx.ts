import writeXlsxFile from 'write-excel-file/universal';
import type { Cell } from '@/domain/tours/spreadsheet/cells';

/** Excel reads _x0041_ in a text as the character of that number. */
const asNumber = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

function xlsxText(text: string): string {
  const plain = text.replace(/_(?=x[0-9a-f]{4}_)/gi, asNumber);
  // write-excel-file 4.1 looks texts up in an object, and writes a function in place of `valueOf` and other names that every object has
  return plain in {} ? `${asNumber(plain.charAt(0))}${plain.slice(1)}` : plain;
}

const cellOf = (cell: Cell) => {
  if (cell === '') return null;
  // texts are typed as such, so that none is a formula, a date or a number
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: xlsxText(cell), type: String, wrap: true };
};

/** Rows as an XLSX file, the first of them as headings that stay in view. */
export function writeXlsx(rows: readonly (readonly Cell[])[], sheet: string): Promise<Blob> {
  const [headings = [], ...others] = rows;
  const head = headings.map((heading) => ({ value: xlsxText(String(heading)), type: String, fontWeight: 'bold' as const }));
  const columns = headings.map((heading) => ({ width: /^(?:name|text|links|videos|files|folder)(?::|$)/.test(String(heading)) ? 36 : 14 }));
  return writeXlsxFile([head, ...others.map((row) => row.map(cellOf))], { sheet, columns, stickyRowsCount: 1 }).toBlob();
}
