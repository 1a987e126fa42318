import { isBlank, linesOf, marksOfStyle, unwrap, wrapInside } from './pasted-blocks';

/**
 * Keeps the cells of pasted tables, and replaces those that are only a layout, as of mails, by the lines in them: tables around other tables, of one
 * column, and those that say so.
 */
export function convertTables(body: HTMLElement): void {
  const tables = [...body.querySelectorAll('table')];
  const layouts = new Set(tables.filter(isLayout));
  // the inner ones first
  for (const table of tables.reverse()) {
    if (layouts.has(table)) replaceByContents(table);
    else cleanTable(table);
  }
}

const isLayout = (table: HTMLTableElement): boolean =>
  /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') ||
  table.querySelector('table') !== null ||
  [...table.rows].every((row) => writtenCells(row).length < 2);

const writtenCells = (row: HTMLTableRowElement) => [...row.cells].filter((cell) => !isBlank(cell));

function replaceByContents(table: HTMLTableElement): void {
  for (const row of table.rows) for (const cell of row.cells) cell.replaceChildren(...linesOf(cell));
  for (const part of [...table.querySelectorAll('thead, tbody, tfoot, tr, td, th')]) if (part.closest('table') === table) unwrap(part);
  unwrap(table);
}

/** Cells that a program formats as a whole get the marks of its style, and those of a table's head are headers. */
function cleanTable(table: HTMLTableElement): void {
  if (table.tFoot) unwrap(table.tFoot);
  for (const row of table.rows) {
    for (const cell of [...row.cells]) {
      if (cell.children.length === 0) for (const mark of marksOfStyle(cell)) if (cell.localName === 'td') wrapInside(cell, mark);
      if (cell.localName === 'td' && row.parentElement?.localName === 'thead') toHeader(cell);
    }
  }
}

function toHeader(cell: HTMLTableCellElement): void {
  const header = cell.ownerDocument.createElement('th');
  for (const name of ['colspan', 'rowspan']) if (cell.hasAttribute(name)) header.setAttribute(name, cell.getAttribute(name) ?? '');
  header.append(...cell.childNodes);
  cell.replaceWith(header);
}
