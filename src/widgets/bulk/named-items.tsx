import { useId } from 'react';

type Props<Item> = {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** What they are: "2 of 14 tours can’t be included: you don’t have permission." */
  children: string;
};

const maxNames = 20;

/** Some of the selected items by name, and what is special about them. Nothing if there are none. */
export function NamedItems<Item>({ items, nameOf, children }: Props<Item>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div className="rounded-lg bg-sunken px-4 py-3 text-sm">
      <p id={id} className="text-pretty font-medium text-ink tabular-nums">
        {children}
      </p>
      <ul aria-labelledby={id} className="mt-1 max-h-32 overflow-y-auto text-ink-soft">
        {items.slice(0, maxNames).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list does not change
          <li key={index} className="wrap-anywhere">
            {nameOf(item)}
          </li>
        ))}
        {items.length > maxNames && <li className="tabular-nums">and {items.length - maxNames} more</li>}
      </ul>
    </div>
  );
}
