import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { FolderId, PoiId } from '@/domain/ids';
import { folderThing, poiThing } from '@/domain/languages/things';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import { OriginalName, useOriginalName } from '@/widgets/content-language/original-name';
import { useTextLanguage } from '@/widgets/content-language/tour-language';
import { HideTagsButton } from '@/widgets/poi-list/hide-tags-button';
import { PoiIcon } from '@/widgets/poi-list/poi-icon';
import { type FolderRow, type PoiRow, rowLabel, type TreeRow } from '@/widgets/poi-list/poi-rows';
import { rowHeights } from '@/widgets/poi-list/row-sizes';
import { poiRowTexts } from '@/widgets/poi-list/texts';
import { ThreadCount } from '@/widgets/poi-list/thread-count';
import type { FoundPoints } from './found-points';
import type { PlaceOfRow } from './place-of-row';

export type RowActions = {
  open: (poi: PoiId) => void;
  /** Opens a point without moving there. */
  show: (poi: PoiId) => void;
  collapse: (folder: FolderId) => void;
  hide: (folder: FolderId) => void;
  focus: (key: string) => void;
};

type Props = PlaceOfRow & {
  row: TreeRow;
  id: string;
  top: number;
  isActive: boolean;
  isFocused: boolean;
  found?: FoundPoints | null;
  /** How many open comments the point has. */
  threads?: number;
  icons: readonly IconDescription[];
  canHide: boolean;
  actions: RowActions;
};

const indents = ['ps-2', 'ps-5', 'ps-8'];

export const PoiTreeRow = memo(function PoiTreeRow({
  row,
  id,
  top,
  isActive,
  isFocused,
  around,
  floor,
  found,
  threads = 0,
  icons,
  canHide,
  actions,
}: Props) {
  // its label is in the language of the page
  const t = useTexts(poiRowTexts);
  const original = useOriginalName('point', row.kind === 'poi' ? poiThing(row.poi.identifier) : '');
  const onPress = () => {
    actions.focus(row.key);
    if (row.kind === 'folder') actions.collapse(row.id);
    else actions.open(row.poi.identifier);
  };
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has focus and references this row through aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      role="treeitem"
      id={id}
      aria-label={rowLabel(row, [original, around, floor, threads > 0 && t.openComments(threads)].filter(Boolean).join(', '))}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-expanded={row.kind === 'folder' ? row.isOpen : undefined}
      aria-selected={row.kind === 'poi' ? isActive : undefined}
      aria-current={isActive ? 'location' : undefined}
      title={row.name}
      onClick={onPress}
      style={{ height: rowHeights[row.kind], transform: `translateY(${top}px)` }}
      className={cn(
        'group/row contain-strict absolute inset-x-2 top-0 flex cursor-pointer select-none items-center gap-2.5 rounded-lg pe-2 text-sm hover:bg-hover',
        indents[Math.min(row.level, indents.length) - 1],
        isActive && 'bg-chosen before:absolute before:inset-y-2.5 before:start-0 before:w-[3px] before:rounded-full before:bg-accent-line',
        isFocused && 'group-focus-visible/tree:outline-2 group-focus-visible/tree:outline-accent-line',
      )}
    >
      {row.kind === 'folder' ? (
        <FolderRowContent row={row} isFocused={isFocused} hide={canHide ? actions.hide : null} />
      ) : (
        <PoiRowContent row={row} original={original} around={around} floor={floor} found={found ?? null} threads={threads} icons={icons} />
      )}
    </div>
  );
});

type PoiRowContentProps = PlaceOfRow & {
  threads: number;
  row: PoiRow;
  original: string;
  found: FoundPoints | null;
  icons: readonly IconDescription[];
};

function PoiRowContent({ row, original, around, floor, found, threads, icons }: PoiRowContentProps) {
  const name = useTextLanguage(poiThing(row.poi.identifier), 'name');
  return (
    <>
      <PoiIcon poi={row.poi} icons={icons} />
      <span className="min-w-0 grow leading-snug">
        <span {...name} className={cn('wrap-anywhere block text-ink', original === '' ? 'line-clamp-2' : 'truncate')}>
          {found ? found.nameOf(row.poi) : row.name}
        </span>
        <OriginalName name={original} className="truncate" />
      </span>{' '}
      <ThreadCount count={threads} />
      {(around || floor) && (
        <span className="flex max-w-[9rem] shrink-0 flex-col items-end text-ink-faint text-xs leading-4">
          <PlaceLine name={around} /> <PlaceLine name={floor} />
        </span>
      )}
    </>
  );
}

/** An empty one takes no space. */
const PlaceLine = ({ name }: { name: string }) => (
  <span dir="auto" className="max-w-full truncate">
    {name}
  </span>
);

type FolderRowContentProps = { row: FolderRow; isFocused: boolean; hide: RowActions['hide'] | null };

function FolderRowContent({ row, isFocused, hide }: FolderRowContentProps) {
  const name = useTextLanguage(folderThing(row.id), 'name');
  return (
    <>
      <ChevronRight
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className={cn('shrink-0 text-ink-faint transition-transform', row.isOpen && 'rotate-90')}
      />
      <span {...name} className="min-w-0 grow truncate font-semibold text-ink">
        {row.name}
      </span>{' '}
      {hide && <HideTagsButton row={row} isFocused={isFocused} onHide={({ id }) => hide(id)} />}
      <span className="min-w-4 text-end text-ink-faint text-xs tabular-nums">{row.count}</span>
    </>
  );
}
