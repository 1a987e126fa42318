import ListTree from 'lucide-react/icons/list-tree';
import { allPois } from '@/domain/folders/folder';
import type { IconDescription } from '@/domain/icons';
import type { Tour } from '@/domain/tours/tour';
import { numberFormat } from '@/language/formats';
import { SearchBox } from '@/ui/search-box';
import { SidePanel } from '@/ui/side-panel';
import { useTexts } from '@/ui/use-texts';
import { floorNameOf, treeRows } from '@/widgets/poi-list/poi-rows';
import { listPadding, rowHeights } from '@/widgets/poi-list/row-sizes';
import { PoiTreeRow } from './poi-tree-row';
import { poiListTexts } from './texts';

type Props = { tour: Pick<Tour, 'folders' | 'floors'>; icons: readonly IconDescription[] };

const emptySet: ReadonlySet<never> = new Set();
const noop = () => undefined;
const noActions = { open: noop, show: noop, collapse: noop, hide: noop, focus: noop };

/** Static copy of the first rows of the list, shown until it is interactive. */
export function PoiPreview({ tour: { folders, floors }, icons }: Props) {
  const t = useTexts(poiListTexts);
  const count = allPois(folders).length;
  const { lines, height } = visibleRows(folders);
  return (
    <SidePanel label={t.pois} kind="list" header={<PoiListTitle count={count} />}>
      <div inert aria-hidden className="flex min-h-0 grow flex-col">
        {count > 0 && (
          <div className="shrink-0 p-3 pb-2 [&_search]:md:w-full">
            <SearchBox label={t.search} value="" onChange={noop} />
          </div>
        )}
        <div className="min-h-0 grow overflow-hidden">
          <div className="relative" style={{ height }}>
            {lines.map(({ row, top }) => (
              <PoiTreeRow
                key={row.key}
                row={row}
                id={`arriving ${row.key}`}
                top={top}
                isActive={false}
                isFocused={false}
                around=""
                floor={floorNameOf(row, floors)}
                icons={icons}
                canHide
                actions={noActions}
              />
            ))}
          </div>
        </div>
      </div>
    </SidePanel>
  );
}

/** The rows that fit in the window without scrolling, and how high they are together. */
function visibleRows(folders: Tour['folders']) {
  const rows = treeRows(folders, { collapsed: emptySet, hidden: emptySet }).slice(0, Math.ceil(window.innerHeight / rowHeights.folder));
  let top: number = listPadding.start;
  const lines = rows.map((row) => {
    const line = { row, top };
    top += rowHeights[row.kind];
    return line;
  });
  return { lines, height: top + listPadding.end };
}

type TitleProps = { count: number };

const countFormat = numberFormat();

export function PoiListTitle({ count }: TitleProps) {
  const t = useTexts(poiListTexts);
  return (
    <h2 className="flex items-baseline gap-2 font-semibold text-base text-ink tracking-tight">
      {t.pois} <span className="font-normal text-ink-faint text-xs tabular-nums">{countFormat.format(count)}</span>
    </h2>
  );
}

type ButtonProps = { count: number; onOpen: () => void };

/** Reopens the closed list. */
export function ListButton({ count, onOpen }: ButtonProps) {
  const t = useTexts(poiListTexts);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts="L"
      data-guide="menu-toggle"
      className="glass absolute top-3 start-3 z-20 flex h-11 items-center gap-2.5 rounded-xl px-3.5 font-medium text-ink text-sm shadow-sheet transition-colors max-md:hidden"
    >
      <ListTree aria-hidden size={18} strokeWidth={1.75} />
      {t.pois}
      <span className="font-normal text-ink-faint text-xs tabular-nums">{countFormat.format(count)}</span>
    </button>
  );
}
