import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { BlockType, ContentBlock } from '@/domain/content/content-blocks';
import type { PoiId } from '@/domain/ids';
import { contentLimits } from '@/domain/limits';
import { IconButton } from '@/ui/icon-button';
import { isEnter } from '@/ui/is-enter';
import { Menu, MenuItem, MenuSeparator, useAfterMenu } from '@/ui/menu';
import { MoveItems } from '@/ui/move-items';
import { useEditableField, useEditingSession, useEditingState } from '../session/editing-context';
import { toastUndoable } from '../session/toast-undoable';
import { blockIcons } from './block-kinds';
import { useBlocks } from './use-blocks';

type Props = {
  poi: PoiId;
  block: ContentBlock;
  /** whether it is the first or last block, which cannot move up or down */
  isFirst: boolean;
  isLast: boolean;
  /** moving up and down skips blocks of other types, which are not listed here */
  kind?: BlockType;
  /** drag handle, rendered before the name */
  handle?: ReactNode;
  children?: ReactNode;
};

/** A content block with its name and its actions menu. @see EDIT-037 */
export function BlockFrame({ poi, block, isFirst, isLast, kind, handle, children }: Props) {
  const name = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLElement>(null);
  // lists, embeds and files appear here as well, but are edited in their own tab
  const isEditedHere = kind !== undefined || block.type === 'text' || block.type === 'custom';
  useRequestedFocus(frame, isEditedHere ? block.identifier : null);
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={block.name || 'Content'}
      className="overflow-clip rounded-xl border border-line bg-sunken"
    >
      <header className="flex min-h-11 items-center gap-1 pe-1 ps-2">
        {handle}
        <BlockMark type={block.type} />
        <BlockName ref={name} poi={poi} block={block} />
        <BlockMenu poi={poi} block={block} kind={kind} isFirst={isFirst} isLast={isLast} onRename={() => name.current?.select()} />
      </header>
      {children && <div className="border-line border-t">{children}</div>}
    </section>
  );
}

/** Focuses the block when it was requested, unless one of its fields already has focus. */
function useRequestedFocus(frame: { current: HTMLElement | null }, block: string | null): void {
  const isRequested = useEditingState((state) => block !== null && state.blockToFocus === block);
  const reach = useEditingState((state) => state.focusBlock);
  useEffect(() => {
    if (!isRequested) return;
    reach(null);
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus();
  }, [isRequested, reach, frame]);
}

function BlockMark({ type }: { type: ContentBlock['type'] }) {
  const Icon = blockIcons[type];
  return <Icon aria-hidden size={16} strokeWidth={1.75} className="mx-1 shrink-0 text-ink-faint" />;
}

type NameProps = { ref: Ref<HTMLInputElement>; poi: PoiId; block: ContentBlock };

function BlockName({ ref, poi, block }: NameProps) {
  const blocks = useBlocks(poi);
  const inputProps = useEditableField(block.name, (name) => blocks.rename(block.identifier, name));
  return (
    <input
      ref={ref}
      aria-label="Content name"
      placeholder="Name"
      maxLength={contentLimits.blockName}
      {...inputProps}
      onKeyDown={(event) => isEnter(event) && event.currentTarget.blur()}
      className="h-8 min-w-0 grow truncate rounded-md border border-transparent bg-transparent px-1.5 font-semibold text-ink text-sm transition-colors placeholder:text-ink-faint hover:border-line focus:border-line-strong focus:bg-surface touch:h-11 max-md:text-base"
    />
  );
}

type MenuProps = Pick<Props, 'poi' | 'block' | 'isFirst' | 'isLast'> & { kind: BlockType | undefined; onRename: () => void };

function BlockMenu({ poi, block, kind, isFirst, isLast, onRename }: MenuProps) {
  const blocks = useBlocks(poi);
  const session = useEditingSession();
  const rename = useAfterMenu(onRename);
  return (
    <Menu
      trigger={<IconButton label={`Actions for ${block.name || 'this content'}`} icon={EllipsisVertical} />}
      onCloseAutoFocus={rename.onCloseAutoFocus}
    >
      <MenuItem icon={PenLine} onSelect={rename.onSelect}>
        Rename
      </MenuItem>
      <MoveItems isFirst={isFirst} isLast={isLast} onMove={(by) => blocks.shift(block.identifier, by, kind)} />
      <MenuSeparator />
      <MenuItem
        icon={Trash2}
        look="danger"
        onSelect={() => blocks.remove(block.identifier) && toastUndoable(session, `${block.name || 'Content'} deleted`)}
      >
        Delete
      </MenuItem>
    </Menu>
  );
}
