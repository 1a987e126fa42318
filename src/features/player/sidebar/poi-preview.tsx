import { useMemo } from 'react';
import { allPois } from '@/domain/folders';
import type { IconDescription } from '@/domain/icons';
import type { Tour } from '@/domain/tours';
import { SearchBox } from '@/ui/search-box';
import { SidePanel } from '@/ui/side-panel';
import { floorOf, treeRows } from '@/widgets/poi-list/poi-rows';
import { paddings, rowHeights } from '@/widgets/poi-list/row-sizes';
import { PoiListTitle } from './poi-list-title';
import { PoiTreeRow } from './poi-tree-row';

type Props = { tour: Pick<Tour, 'folders' | 'floors'>; icons: readonly IconDescription[] };

const none: ReadonlySet<never> = new Set();
const nothing = () => undefined;
const actions = { open: nothing, collapse: nothing, hide: nothing, focus: nothing };

/** The beginning of the list, line for line, until it can be used. */
export function PoiPreview({ tour: { folders, floors }, icons }: Props) {
  const count = useMemo(() => allPois(folders).length, [folders]);
  const lines = useMemo(() => linesInSight(folders), [folders]);
  return (
    <SidePanel label="Points of interest" side="left" header={<PoiListTitle count={count} />}>
      <div inert aria-hidden className="flex min-h-0 grow flex-col">
        {count > 0 && (
          <div className="shrink-0 p-3 pb-2 [&_search]:md:w-full">
            <SearchBox label="Search points of interest" value="" onChange={nothing} />
          </div>
        )}
        <div className="relative min-h-0 grow overflow-hidden">
          {lines.map(({ row, top }) => (
            <PoiTreeRow
              key={row.key}
              row={row}
              id={`arriving ${row.key}`}
              top={top}
              isActive={false}
              isFocused={false}
              floor={floorOf(row, floors)}
              icons={icons}
              canHide
              actions={actions}
            />
          ))}
        </div>
      </div>
    </SidePanel>
  );
}

/** As many as may be seen before somebody scrolls. */
function linesInSight(folders: Tour['folders']) {
  const rows = treeRows(folders, { collapsed: none, hidden: none }).slice(0, Math.ceil(window.innerHeight / rowHeights.folder));
  let top = paddings.start;
  return rows.map((row) => {
    const line = { row, top };
    top += rowHeights[row.kind];
    return line;
  });
}
