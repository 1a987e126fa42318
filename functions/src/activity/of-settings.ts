import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { changedFieldsText, changedSettings } from '@/domain/organizations/organization-changes';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import { savedFiltersFrom } from '@/domain/point-types/saved-filter';
import { isDeepEqual } from '@/domain/same';
import { text } from '@/domain/stored';
import type { DocumentChange } from '../core/follow-document';

/** What a write to an organization changes of its settings; "" for its members and whatever else only the server writes. */
export function organizationDetail({ before, after }: DocumentChange): string {
  if (!before.exists || !after.exists) return '';
  return changedFieldsText(changedSettings(after.id, before.data() ?? {}, after.data() ?? {}), after.data() ?? {});
}

/** What a write to a document of the catalog changes: "point types: added Valve, removed Door". */
export const catalogDetail = (change: DocumentChange): string =>
  (change.after.exists ? change.after : change.before).id === 'pointTypes'
    ? listDetail(
        'point types',
        change,
        (stored) => pointTypesFrom(stored.get('types')),
        ({ id }) => id,
      )
    : listDetail(
        'point filters',
        change,
        (stored) => savedFiltersFrom('', stored.data() ?? {}),
        ({ name }) => name,
      );

/** What a write to one of many, such as a wall screen, means: "added the screen https://acme.example". */
export function itemDetail(kind: string, nameField: string, { before, after }: DocumentChange): string {
  const name = text((after.exists ? after : before).get(nameField)) || 'without a name';
  if (!before.exists) return `added the ${kind} ${name}`;
  if (!after.exists) return `deleted the ${kind} ${name}`;
  const former = text(before.get(nameField));
  return former === name ? `changed the ${kind} ${name}` : `changed the ${kind} ${former} to ${name}`;
}

function listDetail<Item extends { name: string }>(
  label: string,
  { before, after }: DocumentChange,
  read: (stored: DocumentSnapshot) => readonly Item[],
  keyOf: (item: Item) => string,
): string {
  const [former, present] = [before, after].map((stored) => new Map(read(stored).map((item) => [keyOf(item), item]))) as [
    Map<string, Item>,
    Map<string, Item>,
  ];
  const named = (verb: string, items: readonly Item[]) => (items.length > 0 ? [`${verb} ${items.map(({ name }) => name).join(', ')}`] : []);
  const parts = [
    ...named(
      'added',
      [...present].flatMap(([key, item]) => (former.has(key) ? [] : [item])),
    ),
    ...named(
      'changed',
      [...present].flatMap(([key, item]) => (former.has(key) && !isDeepEqual(former.get(key), item) ? [item] : [])),
    ),
    ...named(
      'removed',
      [...former].flatMap(([key, item]) => (present.has(key) ? [] : [item])),
    ),
  ];
  if (parts.length > 0) return `${label}: ${parts.join('; ')}`;
  return isDeepEqual([...former.keys()], [...present.keys()]) ? '' : `${label}: their order`;
}
