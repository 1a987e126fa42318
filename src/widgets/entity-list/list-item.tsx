import { memo, type ReactNode } from 'react';
import { useFastScroll } from '@/ui/scrolling';
import type { ListItem, RowLook } from './list-layout';
import { SelectBox } from './select-box';

/** How an item is to be rendered. */
export type ItemView = {
  look: RowLook;
  /** The item only scrolls by: render its name, and nothing that takes long. */
  isFastScrolling: boolean;
  /** What a search found, if it isn't the name: "Country: Norway". */
  match: string | null;
  /** Null in a list without selection. */
  checkbox: ReactNode;
};

export type RenderItem<Item> = (item: Item, view: ItemView) => ReactNode;

type Props<Item> = {
  item: Item;
  /** Keeps its identity until all items have to be rendered again. */
  renderItem: RenderItem<Item>;
  look: RowLook;
  match: string | null;
  isSelected: boolean;
  /** Null in a list without selection. */
  onSelect: ((id: string, isRange: boolean) => void) | null;
  /** 1-based position within its section. */
  position: number;
  count: number;
  top: number;
  /** From where its line begins, in pixels as the others. */
  left: number;
  width: number;
  height: number;
  /** Tab can lead to the item, so it is rendered in full. */
  isNearFocus: boolean;
};

function PositionedItem<Item extends ListItem>(props: Props<Item>) {
  const { item, renderItem, look, match, isSelected, onSelect, position, count, isNearFocus, left, ...box } = props;
  const isFastScrolling = useFastScroll() && !isNearFocus;
  const checkbox = onSelect && <SelectBox id={item.id} name={item.name} isSelected={isSelected} onToggle={onSelect} />;
  return (
    <li
      data-item={item.id}
      aria-setsize={count}
      aria-posinset={position}
      className="absolute [contain:layout_size_style]"
      style={{ ...box, insetInlineStart: left }}
    >
      {renderItem(item, { look, isFastScrolling, match, checkbox })}
    </li>
  );
}

/** An item positioned in the list. During a fast scroll, new items show only what is read in passing. */
export const PositionedListItem = memo(PositionedItem) as typeof PositionedItem;
