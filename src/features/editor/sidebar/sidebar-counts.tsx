import { memo, useMemo } from 'react';
import { allFolders, type Folder, isUncategorized } from '@/domain/folders/folder';
import { formatNumber, plural } from '@/domain/plural';

/** The heading with the count; memoized because rendering changed text is slow in some browsers. */
export const SidebarTitle = memo(function SidebarTitle({ count }: { count: number }) {
  return (
    <h2 className="flex items-baseline gap-2 font-semibold text-base text-ink tracking-tight">
      Points of interest <span className="font-normal text-ink-faint text-xs tabular-nums">{formatNumber(count)}</span>
    </h2>
  );
});

type Props = { folders: readonly Folder[]; pois: number /** matches of the search; null without one */; found: number | null };

/** The number of folders and points of interest, below the list. */
export function SidebarCounts({ folders, pois, found }: Props) {
  const count = useMemo(() => allFolders(folders).filter((folder) => !isUncategorized(folder)).length, [folders]);
  return <Counts folders={count} pois={pois} found={found} />;
}

const Counts = memo(function Counts({ folders, pois, found }: Omit<Props, 'folders'> & { folders: number }) {
  return (
    <p role="status" className="shrink-0 border-line border-t px-4 py-2 text-ink-faint text-xs tabular-nums max-md:sr-only">
      {found === null
        ? `${plural(folders, { one: '# folder', other: '# folders' })}, ${plural(pois, { one: '# point of interest', other: '# points of interest' })}`
        : `${formatNumber(found)} of ${plural(pois, { one: '# point of interest', other: '# points of interest' })} found`}
    </p>
  );
});
