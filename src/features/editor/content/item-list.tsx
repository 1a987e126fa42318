import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import type { BlockOf } from '@/domain/content';
import { moveItem, removeItem } from '@/domain/content/changes';
import type { PoiId } from '@/domain/ids';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem, MenuLine } from '@/ui/menu';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { sayUndoable } from '../session/say-undoable';
import { useBlocks } from './use-blocks';

export type Listed = BlockOf<'list'> | BlockOf<'embeds'>;
type Item = Listed['content'][number];

type Props<Block extends Listed> = {
  poi: PoiId;
  block: Block;
  /** what one of them is called in a sentence: "link" */
  what: string;
  shown: (item: Block['content'][number]) => ReactNode;
  /** @param draft where what is written of it is kept */
  form: (item: Block['content'][number], place: number, draft: string, close: () => void) => ReactNode;
};

/** The links or videos of a block; one at a time is open to be changed. */
export function ItemList<Block extends Listed>({ poi, block, what, shown, form }: Props<Block>) {
  const drafts = useEditingState((state) => state.drafts);
  const items: readonly Item[] = block.content;
  const keys = draftPlaces(block);
  const rows = items.map((item, place) => ({ item, place, key: keys[place] ?? '' })).filter(({ item }) => isFilled(item));
  const [open, setOpen] = useState(() => rows.find(({ key }) => drafts.has(key))?.key ?? null);
  if (rows.length === 0) return null;
  return (
    <ol className="divide-y divide-line border-line border-b">
      {rows.map(({ item, place, key }, at) => (
        <li key={key}>
          {open === key ? (
            form(item, place, key, () => setOpen(null))
          ) : (
            <div className="flex min-h-12 items-center gap-1 pr-1">
              <button
                type="button"
                onClick={() => setOpen(key)}
                className="min-w-0 grow self-stretch px-3.5 py-2 text-left outline-offset-[-3px] transition-colors hover:bg-hover"
              >
                <span className="sr-only">Edit </span>
                {shown(item)}
              </button>
              <ItemMenu
                poi={poi}
                block={block}
                place={place}
                what={what}
                before={rows[at - 1]?.place}
                after={rows[at + 1]?.place}
                onEdit={() => setOpen(key)}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Where what is written of each item that is being changed is kept: it goes with the item, whose place others change. */
function draftPlaces({ identifier, content }: Listed): string[] {
  const met = new Map<string, number>();
  return content.map((item) => {
    const words = JSON.stringify(item);
    const before = met.get(words) ?? 0;
    met.set(words, before + 1);
    return `${identifier} ${before} ${words}`;
  });
}

/** Lines that nobody filled, as a new list has one, are not shown. */
export const isFilled = (item: Item): boolean =>
  [item.name, item.url, 'content' in item ? item.content : ''].some((text) => text.trim() !== '');

type MenuProps = {
  poi: PoiId;
  block: Listed;
  place: number;
  what: string;
  before: number | undefined;
  after: number | undefined;
  onEdit: () => void;
};

function ItemMenu({ poi, block, place, what, before, after, onEdit }: MenuProps) {
  const session = useEditingSession();
  const blocks = useBlocks(poi);
  const name = block.content[place]?.name || what;
  const move = (to: number | undefined) => to !== undefined && blocks.replace(`Move ${what}`, moveItem<Listed>(block, place, to));
  const remove = () => blocks.replace(`Delete ${what}`, removeItem<Listed>(block, place)) && sayUndoable(session, `${name} deleted`);
  return (
    <Menu trigger={<IconButton label={`What to do with ${name}`} icon={EllipsisVertical} />}>
      <MenuItem icon={PenLine} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem icon={ArrowUp} disabled={before === undefined} onSelect={() => move(before)}>
        Move up
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={after === undefined} onSelect={() => move(after)}>
        Move down
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} look="danger" onSelect={remove}>
        Delete
      </MenuItem>
    </Menu>
  );
}
