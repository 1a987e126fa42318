import { useSetting, writeSetting } from '@/ui/settings';
import { useMedia } from '@/ui/use-media';

const columnsKey = 'fileManagerColumns';
const viewKey = 'fileManagerView';

/** @see EDIT-079 */
const columnCounts = { min: 1, max: 8, usual: 4 } as const;

export type FileView = ReturnType<typeof useFileView>;

/** How the files stand beside each other, as this browser remembers it; half as many fit on a narrow screen. @see EDIT-079 */
export function useFileView() {
  const isNarrow = useMedia('(width < 48rem)');
  const stored = Number.parseInt(useSetting(columnsKey) ?? '', 10);
  const kept = Number.isInteger(stored) ? Math.min(columnCounts.max, Math.max(columnCounts.min, stored)) : columnCounts.usual;
  return {
    columns: isNarrow ? Math.ceil(kept / 2) : kept,
    most: isNarrow ? columnCounts.max / 2 : columnCounts.max,
    setColumns: (columns: number) => writeSetting(columnsKey, String(isNarrow ? columns * 2 : columns)),
    isList: useSetting(viewKey) === 'list',
    showList: (isList: boolean) => writeSetting(viewKey, isList ? 'list' : null),
  };
}
