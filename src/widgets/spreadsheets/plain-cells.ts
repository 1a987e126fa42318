import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser';

const changedFiles = /^xl\/(?:workbook|worksheets\/[^/]+)\.xml$/;

/**
 * An XLSX file whose cells the library can read: it drops errors of formulas, which become texts, makes no date of what is none, such as a long number that
 * is formatted as one, and knows dates since 1904 as Excel marks them, not as LibreOffice does. Other files are returned as they are.
 */
export function withPlainCells(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const files = Object.entries(unzipSync(bytes, { filter: ({ name }) => changedFiles.test(name) }));
  const changed = files.flatMap(([name, file]) => {
    const xml = strFromU8(file);
    const plain = plainCells(xml).replace(/(?<=\sdate1904=["'])true(?=["'])/, '1');
    return plain === xml ? [] : [[name, strToU8(plain)] as const];
  });
  if (changed.length === 0) return bytes;
  return zipSync({ ...unzipSync(bytes), ...Object.fromEntries(changed) }, { level: 0 }) as Uint8Array<ArrayBuffer>;
}

/** The last day of spreadsheets, the end of 9999, has the number 2,958,465. */
const isNoDate = (value: string): boolean => Number(value) < 0 || Number(value) >= 2_958_466;

const plainCells = (xml: string): string =>
  xml
    .replace(/(<(?:\w+:)?c\b[^>]*\st=["'])e(?=["'])/g, '$1str')
    .replace(
      /(<(?:\w+:)?c\b[^>]*?)\ss=["']\d+["']([^>]*>(?:<(?:\w+:)?f\b[^<]*<\/(?:\w+:)?f>)?<(?:\w+:)?v>([^<]*))/g,
      (all, start, rest, value) => (isNoDate(value) ? `${start}${rest}` : all),
    );
