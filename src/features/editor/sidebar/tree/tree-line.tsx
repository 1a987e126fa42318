import ChevronRight from 'lucide-react/icons/chevron-right';
import { type MouseEvent, memo, type Ref } from 'react';
import type { IconDescription } from '@/domain/icons';
import { markOfPoint } from '@/domain/point-types/marked';
import { cn } from '@/ui/cn';
import { DotsIcon, GripIcon } from '@/ui/inline-icons';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { HideTagsButton } from '@/widgets/poi-list/hide-tags-button';
import { PoiIcon } from '@/widgets/poi-list/poi-icon';
import { type FolderRow, type PoiRow, rowLabel, type TreeRow } from '@/widgets/poi-list/poi-rows';
import { rowHeights } from '@/widgets/poi-list/row-sizes';
import { poiRowTexts } from '@/widgets/poi-list/texts';
import { ThreadCount } from '@/widgets/poi-list/thread-count';
import { LineMenu } from './line-menu';
import { RenameField } from './rename-field';

/** The pointer actions of a line. */
export type LineActions = {
  press: (row: TreeRow) => void;
  fold: (row: FolderRow) => void;
  hide: (row: FolderRow) => void;
  startRename: (row: TreeRow) => void;
  finishRename: (row: TreeRow, written: string | null, by: 'key' | 'leaving') => void;
  openMenu: (row: TreeRow | null) => void;
};

export type LineProps = {
  row: TreeRow;
  id: string;
  top: number;
  isActive: boolean;
  isSelected: boolean;
  isFocused: boolean;
  isRenaming: boolean;
  isLifted: boolean;
  isTarget: 'no' | 'into' | 'blocked';
  hasMenu: boolean;
  isSortable: boolean;
  floor: string;
  icons: readonly IconDescription[];
  actions: LineActions;
  /** set by the drag sensor */
  lineRef?: Ref<HTMLDivElement> | undefined;
  listeners?: Record<string, unknown> | undefined;
};

/** Whether two sets of props render the same line; editing a PoI's content creates new objects without changing its line. */
export const isSameLine = (a: LineProps, b: LineProps): boolean =>
  positionFields.every((name) => a.row[name] === b.row[name]) && isSameContent(a, b);

/** The same for the content of a line, regardless of its position. */
const isSameContent = <Props extends { row: TreeRow }>({ row: before, ...a }: Props, { row: after, ...b }: Props): boolean =>
  isSameRow(before, after) && Object.entries(b).every(([name, value]) => a[name as keyof typeof a] === value);

const positionFields = ['place', 'siblings', 'index'] as const;
const contentFields = ['key', 'name', 'level', 'within'] as const;

function isSameRow(a: TreeRow, b: TreeRow): boolean {
  if (a === b) return true;
  if (contentFields.some((name) => a[name] !== b[name])) return false;
  if (a.kind === 'folder') return b.kind === 'folder' && a.isOpen === b.isOpen && a.hidden === b.hidden && a.count === b.count;
  return b.kind === 'poi' && a.poi.icon === b.poi.icon && a.poi.type === b.poi.type && markName(a) === markName(b);
}

/** What the point is coloured by, while points are. */
const markName = (row: TreeRow): string => (row.kind === 'poi' && markOfPoint(row.poi)?.name) || '';

const stopPropagation = (event: { stopPropagation: () => void }) => event.stopPropagation();

const indents = ['ps-5', 'ps-9', 'ps-13'];

/** A folder or a PoI of the editor's tree. */
export const TreeLine = memo(function TreeLine(props: LineProps) {
  const { row, id, top, isActive, isLifted, isTarget, lineRef, listeners } = props;
  const { isSelected, isFocused, isRenaming, hasMenu, isSortable, floor, icons, actions } = props;
  const isMarked = isActive || isSelected;
  const threads = useThreadCount(row);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names this line its active descendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      ref={lineRef}
      {...listeners}
      role="treeitem"
      id={id}
      aria-label={rowLabel(row, [markName(row), floor, threads > 0 && poiRowTexts.get().openComments(threads)].filter(Boolean).join(', '))}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-expanded={row.kind === 'folder' ? row.isOpen : undefined}
      aria-selected={isMarked}
      aria-current={isActive ? 'location' : undefined}
      title={row.name}
      // double-click starts renaming
      onClick={({ detail }) => detail < 2 && actions.press(row)}
      onDoubleClick={() => actions.startRename(row)}
      onContextMenu={(event) => {
        event.preventDefault();
        // a long press lifts the line; on touch screens the menu has its own button
        if (!isByTouch(event)) actions.openMenu(row);
      }}
      style={{ height: rowHeights[row.kind], transform: `translateY(${top}px)` }}
      className={cn(
        'group/row contain-strict absolute inset-x-2 top-0 flex cursor-pointer select-none items-center gap-2 rounded-lg pe-1 text-sm [-webkit-touch-callout:none] hover:bg-hover',
        indents[Math.min(row.level, indents.length) - 1],
        isActive && 'bg-chosen',
        isMarked && 'before:absolute before:inset-y-2.5 before:start-0 before:w-[3px] before:rounded-full before:bg-accent-line',
        isLifted && 'opacity-45 outline-1 outline-line-strong outline-dashed',
        isTarget === 'into' && 'bg-accent-wash outline-2 outline-accent-line',
        isTarget === 'blocked' && 'bg-danger-wash outline-2 outline-danger',
        isFocused && isTarget === 'no' && 'group-focus-visible/tree:outline-2 group-focus-visible/tree:outline-accent-line',
      )}
    >
      <LineContent
        row={row}
        isSelected={isSelected}
        isFocused={isFocused}
        isRenaming={isRenaming}
        hasMenu={hasMenu}
        isSortable={isSortable}
        floor={floor}
        icons={icons}
        actions={actions}
      />
    </div>
  );
}, isSameLine);

/** How many open comments the point of a line has, while comments are shown. */
const useThreadCount = (row: TreeRow): number =>
  usePlayerState(({ openThreads }) => (row.kind === 'poi' && openThreads.get(row.poi.identifier)) || 0);

type InnerProps = Omit<LineProps, 'id' | 'top' | 'isActive' | 'isLifted' | 'isTarget' | 'lineRef' | 'listeners'>;

/** The content of a line, memoized so that adding a line does not render the content of all lines again. */
const LineContent = memo(function LineContent(props: InnerProps) {
  const { row, isSortable } = props;
  return (
    <>
      {isSortable && <Grip />}
      {row.kind === 'folder' ? <FolderLine {...props} row={row} /> : <PoiLine {...props} row={row} />}
      <MenuPlace {...props} />
    </>
  );
}, isSameContent);

const isByTouch = ({ nativeEvent }: MouseEvent): boolean => 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

const Grip = () => (
  <GripIcon
    size={14}
    strokeWidth={1.75}
    className="absolute top-1/2 start-1 -translate-y-1/2 cursor-grab text-ink-faint opacity-0 group-hover/row:opacity-100 pointer-coarse:opacity-70"
  />
);

function FolderLine({ row, isSelected, isRenaming, isFocused, actions }: InnerProps & { row: FolderRow }) {
  return (
    <>
      <Fold row={row} onFold={actions.fold} />
      {isRenaming ? (
        <RenameField label="Name of the folder" name={row.name} onDone={(written, by) => actions.finishRename(row, written, by)} />
      ) : (
        <>
          <span className={cn('min-w-0 grow truncate font-semibold', isSelected ? 'text-accent' : 'text-ink')}>{row.name}</span>{' '}
          <FolderSide row={row} isFocused={isFocused} onHide={actions.hide} />
        </>
      )}
    </>
  );
}

function PoiLine({ row, floor, icons, isRenaming, actions }: InnerProps & { row: PoiRow }) {
  const threads = useThreadCount(row);
  return (
    <>
      <PoiIcon poi={row.poi} icons={icons} />
      {isRenaming ? (
        <RenameField
          label="Name of the point of interest"
          name={row.name}
          onDone={(written, by) => actions.finishRename(row, written, by)}
        />
      ) : (
        <>
          <span className="wrap-anywhere line-clamp-2 min-w-0 grow text-ink leading-snug">{row.name}</span> <ThreadCount count={threads} />
          {floor && <span className="max-w-[7rem] shrink-0 truncate text-ink-faint text-xs">{floor}</span>}
        </>
      )}
    </>
  );
}

function MenuPlace({ row, hasMenu, isFocused, actions }: InnerProps) {
  if (hasMenu) return <LineMenu row={row} onClosed={() => actions.openMenu(null)} />;
  return (
    <button
      type="button"
      tabIndex={isFocused ? 0 : -1}
      aria-haspopup="menu"
      aria-label={`Menu of ${row.name}`}
      onClick={(event) => {
        event.stopPropagation();
        actions.openMenu(row);
      }}
      onDoubleClick={stopPropagation}
      onKeyDown={stopPropagation}
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink touch:size-11',
        'opacity-0 focus-visible:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100',
        isFocused && 'group-focus-visible/tree:opacity-100',
      )}
    >
      <DotsIcon size={16} strokeWidth={2} />
    </button>
  );
}

/** Expands and collapses a folder by pointer; on the keyboard, use the left and right arrows. */
function Fold({ row, onFold }: { row: FolderRow; onFold: (row: FolderRow) => void }) {
  return (
    <span
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onFold(row);
      }}
      onDoubleClick={stopPropagation}
      className="-my-1 -ms-1 grid h-8 w-6 shrink-0 place-items-center rounded text-ink-faint hover:text-ink touch:h-11 max-md:w-8"
    >
      <ChevronRight size={16} strokeWidth={1.75} className={cn('transition-transform', row.isOpen && 'rotate-90')} />
    </span>
  );
}

type SideProps = { row: FolderRow; isFocused: boolean; onHide: (row: FolderRow) => void };

/** The button that hides a folder's tags, and its number of PoIs. */
function FolderSide({ row, isFocused, onHide }: SideProps) {
  return (
    <>
      <HideTagsButton row={row} isFocused={isFocused} onHide={onHide} />
      <span className="min-w-4 text-end text-ink-faint text-xs tabular-nums">{row.count}</span>
    </>
  );
}
