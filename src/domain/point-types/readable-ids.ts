import type { FieldChoice, PointField, PointState, PointType } from './point-type';

const longest = 40;

/**
 * Types whose new parts have ids made of their names, such as "last-checked", because people read them in spreadsheets, addresses and conflicts. Those
 * of `base` are stored and never change.
 */
export function withReadableIds(types: readonly PointType[], base: readonly PointType[]): PointType[] {
  const before = new Map(base.map((type) => [type.id, type]));
  return renamed(types, base, idOf, withId).map((type) => {
    const stored = before.get(type.id);
    const fieldsBefore = new Map(stored?.fields.map((field) => [field.key, field]));
    return {
      ...type,
      states: renamed<PointState>(type.states, stored?.states ?? [], idOf, withId),
      fields: renamed<PointField>(
        type.fields,
        stored?.fields ?? [],
        ({ key }) => key,
        (field, key) => ({ ...field, key }),
      ).map((field) => ({
        ...field,
        choices: renamed<FieldChoice>(field.choices, fieldsBefore.get(field.key)?.choices ?? [], idOf, withId),
      })),
    };
  });
}

const idOf = ({ id }: { id: string }): string => id;
const withId = <Item extends { id: string }>(item: Item, id: string): Item => ({ ...item, id });

function renamed<Item extends { name: string }>(
  items: readonly Item[],
  base: readonly Item[],
  keyOf: (item: Item) => string,
  withKey: (item: Item, key: string) => Item,
): Item[] {
  const stored = new Set(base.map(keyOf));
  const used = new Set(stored);
  return items.map((item) => {
    if (stored.has(keyOf(item))) return item;
    const key = unused(slugOf(item.name) || keyOf(item), used);
    used.add(key);
    return withKey(item, key);
  });
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longest);

function unused(wanted: string, used: ReadonlySet<string>): string {
  let key = wanted;
  for (let count = 2; used.has(key); count += 1) key = `${wanted}-${count}`;
  return key;
}
