import { type RefObject, useEffect, useRef, useState } from 'react';

/** Moves the focus to the first field of an item that was just added to a list; the item's element has `data-item` with its key. */
export function useFocusAdded(): { form: RefObject<HTMLDivElement | null>; focusAdded: (key: string) => void } {
  const form = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added === null) return;
    const items = [...(form.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    items
      .find(({ dataset }) => dataset.item === added)
      ?.querySelector('input')
      ?.focus();
  }, [added]);
  return { form, focusAdded: setAdded };
}
