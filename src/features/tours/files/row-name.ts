import type { FileRow, ListName } from '@/domain/tours/file-lists';
import { listWords } from './list-words';

/** What a row is called where it is spoken of: by its name, or by its place. */
export const rowName = (list: ListName, rows: readonly FileRow[], row: FileRow): string =>
  row.item.name.trim() || `${listWords[list].one} ${rows.indexOf(row) + 1}`;
