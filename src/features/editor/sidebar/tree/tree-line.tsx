import { type MouseEvent, memo } from 'react';
import { cn } from '@/ui/cn';
import { LightDots, LightGrip } from '@/ui/light-icons';
import { PoiMark } from '@/widgets/poi-list/poi-mark';
import { type FolderRow, type PoiRow, spokenRow } from '@/widgets/poi-list/poi-rows';
import { rowHeights } from '@/widgets/poi-list/row-sizes';
import { Fold, FolderSide } from './folder-side';
import type { LineProps } from './line';
import { LineMenu } from './line-menu';
import { NameField } from './name-field';
import { sameInside, sameLine } from './same-line';

const indents = ['pl-5', 'pl-9', 'pl-13'];

/** A folder or a PoI of the list that is edited. */
export const TreeLine = memo(function TreeLine(props: LineProps) {
  const { row, id, top, isActive, isLifted, isTarget, lineRef, listeners } = props;
  const { isSelected, isFocused, isWriting, hasMenu, sorts, floor, icons, actions } = props;
  const isMarked = isActive || isSelected;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names this line its active descendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
    <div
      ref={lineRef}
      {...listeners}
      role="treeitem"
      id={id}
      aria-label={spokenRow(row, floor)}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-expanded={row.kind === 'folder' ? row.isOpen : undefined}
      aria-selected={isMarked}
      aria-current={isActive ? 'location' : undefined}
      title={row.name}
      // the second press of two is none of its own: it begins a name
      onClick={({ detail }) => detail < 2 && actions.press(row)}
      onDoubleClick={() => actions.write(row)}
      onContextMenu={(event) => {
        event.preventDefault();
        // a finger that stays down lifts the line, and the menu has a button of its own
        if (!isByTouch(event)) actions.openMenu(row);
      }}
      style={{ height: rowHeights[row.kind], transform: `translateY(${top}px)` }}
      className={cn(
        'group/row contain-strict absolute inset-x-2 top-0 flex cursor-pointer select-none items-center gap-2 rounded-lg pr-1 text-sm [-webkit-touch-callout:none] hover:bg-hover',
        indents[Math.min(row.level, indents.length) - 1],
        isActive && 'bg-chosen',
        isMarked && 'before:absolute before:inset-y-2.5 before:left-0 before:w-[3px] before:rounded-full before:bg-accent-line',
        isLifted && 'opacity-45 outline-1 outline-line-strong outline-dashed',
        isTarget === 'into' && 'bg-accent-wash outline-2 outline-accent-line',
        isTarget === 'refused' && 'bg-danger-wash outline-2 outline-danger',
        isFocused && isTarget === 'no' && 'group-focus-visible/tree:outline-2 group-focus-visible/tree:outline-accent-line',
      )}
    >
      <Inside {...{ row, isSelected, isFocused, isWriting, hasMenu, sorts, floor, icons, actions }} />
    </div>
  );
}, sameLine);

type InnerProps = Omit<LineProps, 'id' | 'top' | 'isActive' | 'isLifted' | 'isTarget' | 'lineRef' | 'listeners'>;

/** What stands in a line. One more line beside it gives all of them another place, and nothing in them is drawn again for that. */
const Inside = memo(function Inside(props: InnerProps) {
  const { row, sorts } = props;
  return (
    <>
      {sorts && <Grip />}
      {row.kind === 'folder' ? <FolderLine {...props} row={row} /> : <PoiLine {...props} row={row} />}
      <MenuPlace {...props} />
    </>
  );
}, sameInside);

const isByTouch = ({ nativeEvent }: MouseEvent): boolean => 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

const Grip = () => (
  <LightGrip
    size={14}
    strokeWidth={1.75}
    className="absolute top-1/2 left-1 -translate-y-1/2 cursor-grab text-ink-faint opacity-0 group-hover/row:opacity-100 pointer-coarse:opacity-70"
  />
);

function FolderLine({ row, isSelected, isWriting, isFocused, actions }: InnerProps & { row: FolderRow }) {
  return (
    <>
      <Fold row={row} onFold={actions.fold} />
      {isWriting ? (
        <NameField label="Name of the folder" name={row.name} onDone={(written, by) => actions.named(row, written, by)} />
      ) : (
        <>
          <span className={cn('min-w-0 grow truncate font-semibold', isSelected ? 'text-accent' : 'text-ink')}>{row.name}</span>{' '}
          <FolderSide row={row} isFocused={isFocused} onHide={actions.hide} />
        </>
      )}
    </>
  );
}

function PoiLine({ row, floor, icons, isWriting, actions }: InnerProps & { row: PoiRow }) {
  return (
    <>
      <PoiMark poi={row.poi} icons={icons} />
      {isWriting ? (
        <NameField label="Name of the point of interest" name={row.name} onDone={(written, by) => actions.named(row, written, by)} />
      ) : (
        <>
          <span className="wrap-anywhere line-clamp-2 min-w-0 grow text-ink leading-snug">{row.name}</span>{' '}
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
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink max-md:size-11',
        'opacity-0 focus-visible:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100',
        isFocused && 'group-focus-visible/tree:opacity-100',
      )}
    >
      <LightDots size={16} strokeWidth={2} />
    </button>
  );
}
