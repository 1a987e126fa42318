import { useId } from 'react';

type Props<Item> = {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Why they are excluded: "2 of 14 stay as they are: you may not change them." */
  children: string;
};

const maxNames = 20;

/** Selected items that nothing is done with, and why. Nothing if there are none. */
export function ExcludedItems<Item>({ items, nameOf, children }: Props<Item>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div className="rounded-lg bg-sunken px-4 py-3 text-sm">
      <p id={id} className="text-pretty font-medium text-ink tabular-nums">
        {children}
      </p>
      <ul aria-labelledby={id} className="mt-1 max-h-32 overflow-y-auto text-ink-soft">
        {items.slice(0, maxNames).map((item) => (
          <li key={nameOf(item)} className="wrap-anywhere">
            {nameOf(item)}
          </li>
        ))}
        {items.length > maxNames && <li className="tabular-nums">and {items.length - maxNames} more</li>}
      </ul>
    </div>
  );
}
