import { csvCell } from '../../csv-cell';
import { type Folder, isUncategorized } from '../../folders/folder';
import { attachedFiles } from '../../pois/deletion';
import type { Poi } from '../../pois/poi';
import { plainText } from '../../rich-text';
import type { Tour } from '../tour';

const columns = ['id', 'name', 'type', 'folder id', 'folder', 'text', 'floor', 'sweep', 'x', 'y', 'z', 'files'] as const;

/**
 * The points of interest of a tour as CSV (RFC 4180), one a row, in their order; positions in metres. Texts are plain.
 * @see docs/tour-data.md
 */
export const pointsAsCsv = (tour: Pick<Tour, 'folders'>): string =>
  [columns, ...rows(tour.folders)].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

const rows = (folders: readonly Folder[]): (string | number)[][] =>
  folders.flatMap((folder) => [...folder.pois.map((poi) => rowOf(poi, folder)), ...rows(folder.children)]);

const rowOf = (poi: Poi, folder: Folder): (string | number)[] => [
  ...[poi.identifier, poi.name, poi.type, folder.id, isUncategorized(folder) ? '' : folder.name],
  poi.content.flatMap((block) => (block.type === 'text' ? [plainText(block.content)] : [])).join('\n'),
  ...[poi.floor, poi.sweep, poi.position.x, poi.position.y, poi.position.z, attachedFiles(poi).length],
];
