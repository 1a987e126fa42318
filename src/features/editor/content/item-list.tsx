import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { moveItem, removeItem } from '@/domain/content/changes';
import type { PoiId } from '@/domain/ids';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { MoveItems } from '@/ui/move-items';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { toastUndoable } from '../session/toast-undoable';
import { draftKeys, type ItemsBlock } from './item-drafts';
import { useBlocks } from './use-blocks';

type Item = ItemsBlock['content'][number];

type Props<Block extends ItemsBlock> = {
  poi: PoiId;
  block: Block;
  /** noun for an item, such as "link" */
  noun: string;
  renderItem: (item: Block['content'][number]) => ReactNode;
  /** @param draft key of its stored draft */
  renderForm: (item: Block['content'][number], index: number, draft: string, close: () => void) => ReactNode;
};

/** The links or videos of a block; one at a time can be open for editing. */
export function ItemList<Block extends ItemsBlock>({ poi, block, noun, renderItem, renderForm }: Props<Block>) {
  const drafts = useEditingState((state) => state.itemDrafts);
  const items: readonly Item[] = block.content;
  const keys = draftKeys(block, drafts);
  const rows = items.map((item, index) => ({ item, index, key: keys[index] ?? '' })).filter(({ item }) => isFilled(item));
  const [open, setOpen] = useState(() => rows.find(({ key }) => drafts.has(key))?.key ?? null);
  if (rows.length === 0) return null;
  return (
    <ol className="divide-y divide-line border-line border-b">
      {rows.map(({ item, index, key }, rowIndex) => (
        <li key={key}>
          {open === key ? (
            renderForm(item, index, key, () => setOpen(null))
          ) : (
            <div className="flex min-h-12 items-center gap-1 pe-1">
              <button
                type="button"
                onClick={() => setOpen(key)}
                className="min-w-0 grow self-stretch px-3.5 py-2 text-start outline-offset-[-3px] transition-colors hover:bg-hover"
              >
                <span className="sr-only">Edit </span>
                {renderItem(item)}
              </button>
              <ItemMenu
                poi={poi}
                block={block}
                index={index}
                noun={noun}
                previousIndex={rows[rowIndex - 1]?.index}
                nextIndex={rows[rowIndex + 1]?.index}
                onEdit={() => setOpen(key)}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Whether any field is filled. New lists start with an empty item, which is not shown. */
export const isFilled = (item: Item): boolean =>
  [item.name, item.url, 'content' in item ? item.content : ''].some((text) => text.trim() !== '');

type MenuProps = {
  poi: PoiId;
  block: ItemsBlock;
  index: number;
  noun: string;
  previousIndex: number | undefined;
  nextIndex: number | undefined;
  onEdit: () => void;
};

function ItemMenu({ poi, block, index, noun, previousIndex, nextIndex, onEdit }: MenuProps) {
  const session = useEditingSession();
  const blocks = useBlocks(poi);
  const name = block.content[index]?.name || noun;
  const move = (to: number | undefined) => to !== undefined && blocks.replace(`Move ${noun}`, moveItem<ItemsBlock>(block, index, to));
  const remove = () => blocks.replace(`Delete ${noun}`, removeItem<ItemsBlock>(block, index)) && toastUndoable(session, `${name} deleted`);
  return (
    <Menu trigger={<IconButton label={`Actions for ${name}`} icon={EllipsisVertical} />}>
      <MenuItem icon={PenLine} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MoveItems
        isFirst={previousIndex === undefined}
        isLast={nextIndex === undefined}
        onMove={(by) => move(by < 0 ? previousIndex : nextIndex)}
      />
      <MenuSeparator />
      <MenuItem icon={Trash2} look="danger" onSelect={remove}>
        Delete
      </MenuItem>
    </Menu>
  );
}
