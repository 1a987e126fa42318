import { type IconRef, iconRefs } from '../icons';
import type { View } from '../pois/new-poi';
import { newNames } from '../pois/poi';
import { randomIdentifier } from '../random';
import { type OlderItem, olderTagDefaults } from './items';

/** All items, each before its tasks. */
export const allItems = (items: readonly OlderItem[]): OlderItem[] => items.flatMap((item) => [item, ...allItems(item.tasks)]);

/** A new item at the current view, with a random identifier. @see OLD-031 MODEL-060 */
export function newItem(type: OlderItem['type'], { position, rotation, sweep }: View): OlderItem {
  const identifier = randomIdentifier();
  return {
    name: type === 'tag' ? olderTagDefaults.name : newNames.sweep,
    description: '',
    position,
    rotation,
    sweep,
    type,
    identifier,
    tasks: [],
    links: [],
    embeds: [],
    icon: olderTagDefaults.icon,
    uuid: type === 'tag' ? identifier : '',
    stem: { ...olderTagDefaults.stem },
    normal: olderTagDefaults.normal,
    content: [],
    files: [],
  };
}

/** The items with one of them changed; the others keep their identity. */
export const changeItem = (items: readonly OlderItem[], identifier: string, change: (item: OlderItem) => OlderItem): OlderItem[] =>
  items.map((item) => {
    if (item.identifier === identifier) return change(item);
    return item.tasks.length > 0 ? { ...item, tasks: changeItem(item.tasks, identifier, change) } : item;
  });

/** The item that has this one among its tasks; null for one of the first level. */
export const parentOf = (items: readonly OlderItem[], identifier: string): OlderItem | null =>
  allItems(items).find(({ tasks }) => tasks.some((task) => task.identifier === identifier)) ?? null;

/** The items with one identifier each: later ones that repeat an identifier get another. */
export function withUniqueIdentifiers(items: readonly OlderItem[], used = new Set<string>()): OlderItem[] {
  return items.map((item) => {
    let identifier = item.identifier;
    for (let count = 2; used.has(identifier); count += 1) identifier = `${item.identifier}-${count}`;
    used.add(identifier);
    const tasks = item.tasks.length > 0 ? withUniqueIdentifiers(item.tasks, used) : item.tasks;
    return identifier === item.identifier && tasks === item.tasks ? item : { ...item, identifier, tasks };
  });
}

/** A tag's colour; other names, such as those of images, are shown as black. @see MODEL-014 */
export const iconOf = ({ icon }: Pick<OlderItem, 'icon'>): IconRef => iconRefs.find((ref) => ref === icon) ?? olderTagDefaults.icon;
