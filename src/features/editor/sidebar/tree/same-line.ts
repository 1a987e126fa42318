import type { TreeRow } from '@/widgets/poi-list/poi-rows';
import type { LineProps } from './line';

/** Whether two drawings of a line look the same: what is typed into a PoI's content makes new objects and changes no line. */
export const sameLine = (one: LineProps, other: LineProps): boolean =>
  places.every((name) => one.row[name] === other.row[name]) && sameInside(one, other);

/** The same for what stands in a line, wherever the line stands. */
export const sameInside = <Props extends { row: TreeRow }>({ row: before, ...one }: Props, { row: after, ...other }: Props): boolean =>
  isSameRow(before, after) && Object.entries(other).every(([name, value]) => one[name as keyof typeof one] === value);

const places = ['place', 'siblings', 'index'] as const;
const shown = ['key', 'name', 'level', 'within'] as const;

function isSameRow(one: TreeRow, other: TreeRow): boolean {
  if (one === other) return true;
  if (shown.some((name) => one[name] !== other[name])) return false;
  if (one.kind === 'folder')
    return other.kind === 'folder' && one.isOpen === other.isOpen && one.hidden === other.hidden && one.count === other.count;
  return other.kind === 'poi' && one.poi.icon === other.poi.icon && one.poi.type === other.poi.type;
}
