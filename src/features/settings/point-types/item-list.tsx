import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useId } from 'react';
import { Button } from '@/ui/button';
import { SortableList } from '@/ui/sorting/sortable-list';
import { useFocusAdded } from '../use-focus-added';
import { moved } from './use-point-types';

export type RowProps<Item> = { position: number; onChange: (changes: Partial<Item>) => void; onDelete: () => void };

type Props<Item> = {
  title: string;
  /** Shown while there are none. */
  empty: string;
  addLabel: string;
  most: number;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  create: () => Item;
  onChange: (items: Item[]) => void;
  row: (item: Item, props: RowProps<Item>) => ReactNode;
};

/** The fields or the states of a type: sorted, added and deleted. */
export function ItemList<Item>({ title, empty, addLabel, most, items, keyOf, nameOf, create, onChange, row }: Props<Item>) {
  const id = useId();
  const { form, focusAdded } = useFocusAdded();
  const add = () => {
    const item = create();
    onChange([...items, item]);
    focusAdded(keyOf(item));
  };
  const nameOfKey = (key: string) => {
    const index = items.findIndex((item) => keyOf(item) === key);
    const found = items[index];
    return (found && nameOf(found)) || `${title}, ${index + 1}`;
  };
  return (
    <section ref={form} aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="font-medium text-ink text-sm">
        {title}
      </h2>
      {items.length === 0 && <p className="text-pretty text-ink-soft text-sm">{empty}</p>}
      <SortableList keys={items.map(keyOf)} nameOf={nameOfKey} onMove={(key, to) => onChange(moved(items, keyOf, key, to))}>
        <ul aria-labelledby={id} className="flex flex-col gap-2">
          {items.map((item, index) => (
            <li key={keyOf(item)} className="contents">
              {row(item, {
                position: index + 1,
                onChange: (changes) => onChange(items.map((other) => (other === item ? { ...item, ...changes } : other))),
                onDelete: () => onChange(items.filter((other) => other !== item)),
              })}
            </li>
          ))}
        </ul>
      </SortableList>
      <div>
        <Button size="small" disabled={items.length >= most} onClick={add}>
          <Plus aria-hidden size={16} strokeWidth={1.75} />
          {addLabel}
        </Button>
      </div>
    </section>
  );
}
