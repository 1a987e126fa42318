import type { TreeRow } from '@/widgets/poi-list/poi-rows';
import type { LineProps } from './line';

/** Whether two drawings of a line look the same: what is typed into a PoI's content makes new objects and changes no line. */
export function sameLine({ row: before, ...one }: LineProps, { row: after, ...other }: LineProps): boolean {
  return isSameRow(before, after) && (Object.keys(other) as (keyof typeof other)[]).every((name) => one[name] === other[name]);
}

const shown = ['key', 'name', 'level', 'place', 'siblings', 'index', 'within'] as const;

function isSameRow(one: TreeRow, other: TreeRow): boolean {
  if (one === other) return true;
  if (shown.some((name) => one[name] !== other[name])) return false;
  if (one.kind === 'folder')
    return other.kind === 'folder' && one.isOpen === other.isOpen && one.hidden === other.hidden && one.count === other.count;
  return other.kind === 'poi' && one.poi.icon === other.poi.icon && one.poi.type === other.poi.type;
}
