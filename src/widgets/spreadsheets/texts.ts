import { i18n } from '@/language/i18n';

export const spreadsheetTexts = i18n('spreadsheet', {
  title: 'Points as a spreadsheet',
  description:
    'One point of interest a row: names, folders, texts in all languages, links, files, places and views, with ids that stay. Texts are without formatting.',
  importing: 'Whoever edits the tour can import the changed file in the editor, under Advanced.',
  xlsx: 'Download XLSX',
  csv: 'Download CSV',
  decimal: 'Numbers in the CSV file',
});
