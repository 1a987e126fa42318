/** What separates the cells: spreadsheets of some languages write semicolons or tabs. */
const separatorOf = (csv: string): string => {
  const [head = ''] = csv.split(/\r\n?|\n/, 1);
  return [',', ';', '\t'].toSorted((one, other) => head.split(other).length - head.split(one).length)[0] ?? ',';
};

/** The rows of a CSV file (RFC 4180), with commas, semicolons or tabs between cells, with or without a byte order mark; blank lines are left out. */
export function csvRows(file: string): string[][] {
  const csv = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(csv);
  const cell = new RegExp(`"((?:[^"]|"")*)"|([^${separator}\\r\\n]*)`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= csv.length; at += 1) {
    cell.lastIndex = at;
    const [whole = '', quoted, bare = ''] = cell.exec(csv) ?? [];
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (csv[at] === separator) continue;
    if (row.some((text) => text !== '')) rows.push(row);
    row = [];
    if (csv[at] === '\r' && csv[at + 1] === '\n') at += 1;
  }
  return rows;
}
