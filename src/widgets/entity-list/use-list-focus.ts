import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { itemAfterKey, type ListItem, type ListLayout } from './list-layout';
import type { Selection } from './use-selection';

/** The id of the item that an element belongs to; null outside of all items. */
export const itemIdAt = (element: Element): string | null => element.closest<HTMLElement>('[data-item]')?.dataset.item ?? null;

const checkboxes = 'input[type=checkbox]';

/** The focused item, which stays rendered, and the keys of the list. */
export function useListFocus<Item extends ListItem>(
  list: RefObject<HTMLElement | null>,
  layout: ListLayout<Item>,
  selection: Selection | undefined,
) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const pendingFocus = useRef<{ id: string; isCheckbox: boolean } | null>(null);

  useLayoutEffect(() => {
    const pending = pendingFocus.current;
    if (pending === null || pending.id !== focusedId) return;
    pendingFocus.current = null;
    const item = list.current?.querySelector(`[data-item="${CSS.escape(pending.id)}"]`);
    (pending.isCheckbox ? item?.querySelector<HTMLElement>(checkboxes) : mainControl(item))?.focus();
  }, [focusedId, list]);

  const moveWithKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(`a, ${checkboxes}`)) return;
    const fromId = itemIdAt(event.target);
    const to = fromId === null ? null : itemAfterKey(layout, event.key, fromId);
    if (!to) return;
    event.preventDefault();
    if (event.shiftKey && fromId !== null) selection?.extend(fromId, to.id);
    pendingFocus.current = { id: to.id, isCheckbox: event.target.matches(checkboxes) };
    setFocusedId(to.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (!selection || event.key.toLowerCase() !== 'a') return;
      event.preventDefault();
      selection.selectAll();
    } else if (event.key === 'Escape' && selection?.isSelecting) {
      event.preventDefault();
      selection.clear();
    } else if (event.key === ' ' && selection && event.target instanceof HTMLAnchorElement && nameAt(event.target)) {
      event.preventDefault();
      const id = itemIdAt(event.target);
      if (id !== null) selection.toggle(id, event.shiftKey);
    } else moveWithKey(event);
  };
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    // a key that presses a link opens it; Space selects
    if (!selection?.isSelecting || event.detail === 0 || !nameAt(event.target)) return;
    const id = itemIdAt(event.target as Element);
    if (id === null) return;
    event.preventDefault();
    event.stopPropagation();
    selection.toggle(id, event.shiftKey);
  };
  return { focusedId, onClickCapture, onFocus: ({ target }: FocusEvent) => setFocusedId(itemIdAt(target)), onKeyDown };
}

/** The name of an item that an event happened on: its heading, and the link in it, which may cover the item. */
const nameAt = (target: EventTarget): Element | null =>
  target instanceof Element && !target.matches('input') ? target.closest('h3') : null;

/** The link or button that opens the item: the one in its heading. */
const mainControl = (item: Element | null | undefined): HTMLElement | null | undefined =>
  item?.querySelector<HTMLElement>('h3 a, h3 button') ?? item?.querySelector<HTMLElement>('a[href], button');
