import { strToU8, zipSync } from 'fflate/browser';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

export type XlsxParts = {
  /** what is inside of `sheetData`, by the name of the sheet */
  sheets: Record<string, string>;
  /** what is inside of `sst` */
  strings?: string;
  /** what is inside of `cellXfs` */
  styles?: string;
  workbook?: string;
  /** behind `sheetData` of each sheet */
  after?: string;
  /** what names the sheets' files, such as "/xl/" for whole paths */
  target?: string;
  namespace?: string;
  level?: 0 | 6;
  sheetState?: string;
};

/** An XLSX file of these parts, as ECMA-376 describes them. */
export function anXlsx({
  sheets,
  strings = '',
  styles = '<xf numFmtId="0"/>',
  workbook = '',
  after = '',
  ...rest
}: XlsxParts): Uint8Array<ArrayBuffer> {
  const { target = '', namespace = main, level = 6, sheetState = '' } = rest;
  const names = Object.keys(sheets);
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const relation = (id: string, type: string, to: string) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${to}"/>`;
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${namespace}" xmlns:r="${relations}">${workbook}<sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${index === 0 ? sheetState : ''}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${names
      .map((_, index) => relation(`rId${index + 1}`, 'worksheet', `${target}worksheets/sheet${index + 1}.xml`))
      .join(
        '',
      )}${relation('rId98', 'styles', `${target}styles.xml`)}${relation('rId99', 'sharedStrings', `${target}sharedStrings.xml`)}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${namespace}"><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs>${styles}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${namespace}">${strings}</sst>`,
  };
  names.forEach((name, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${namespace}"><sheetData>${sheets[name]}</sheetData>${after}</worksheet>`;
  });
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(head + text)] as const);
  return zipSync(Object.fromEntries(entries), { level }) as Uint8Array<ArrayBuffer>;
}

/** Cells of text, typed inline, from column A on. */
export const inlineRow = (number: number, ...texts: string[]): string =>
  `<row r="${number}">${texts
    .map(
      (text, index) => `<c r="${String.fromCharCode(65 + index)}${number}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
    )
    .join('')}</row>`;
