import { memo, useMemo } from 'react';
import { allFolders, type Folder, isUncategorized } from '@/domain/folders';

// made once: each `toLocaleString` makes another
const inWords = new Intl.NumberFormat().format;

/** A heading; how many there are is written anew when it changes, which takes browsers long. */
export const SidebarTitle = memo(function SidebarTitle({ count }: { count: number }) {
  return (
    <h2 className="flex items-baseline gap-2 font-semibold text-base text-ink tracking-tight">
      Points of interest <span className="font-normal text-ink-faint text-xs tabular-nums">{inWords(count)}</span>
    </h2>
  );
});

type Props = { folders: readonly Folder[]; pois: number /** by a search; null without one */; found: number | null };

/** How much the tour holds, below the list. */
export function SidebarCounts({ folders, pois, found }: Props) {
  const count = useMemo(() => allFolders(folders).filter((folder) => !isUncategorized(folder)).length, [folders]);
  return <Counts folders={count} pois={pois} found={found} />;
}

const Counts = memo(function Counts({ folders, pois, found }: Omit<Props, 'folders'> & { folders: number }) {
  return (
    <p role="status" className="shrink-0 border-line border-t px-4 py-2 text-ink-faint text-xs tabular-nums max-md:sr-only">
      {found === null
        ? `${counted(folders, 'folder', 'folders')}, ${counted(pois, 'point of interest', 'points of interest')}`
        : `${inWords(found)} of ${counted(pois, 'point of interest', 'points of interest')} found`}
    </p>
  );
});

const counted = (count: number, one: string, many: string): string => `${inWords(count)} ${count === 1 ? one : many}`;
