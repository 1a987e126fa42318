import type { Organization } from '@/domain/organizations/organization';
import { ConflictNotice } from '@/widgets/live-form/conflict-notice';
import type { ItemConflicts } from './use-settings-list';

type Props<Item> = {
  list: ItemConflicts<Item>;
  organization: Organization;
  /** Names a field of an item, such as "Name of House". */
  nameOf: (key: string, field: keyof Item) => string;
};

/** Asks about the fields of a list that someone else changed too. */
export function ListConflicts<Item>({ list, organization, nameOf }: Props<Item>) {
  const entries = list.conflicts.map((conflict) => ({
    conflict,
    path: `${conflict.key} ${String(conflict.field)}`,
    theirs: conflict.theirs,
  }));
  const find = (path: string) => entries.find((entry) => entry.path === path)?.conflict;
  const answer = (keep: (conflict: (typeof list.conflicts)[number]) => void) => (field: { path: string }) => {
    const conflict = find(field.path);
    if (conflict) keep(conflict);
  };
  return (
    <ConflictNotice
      conflicts={entries}
      labels={Object.fromEntries(entries.map(({ path, conflict }) => [path, nameOf(conflict.key, conflict.field)]))}
      fieldsWithoutText={entries.filter(({ theirs }) => typeof theirs === 'boolean').map(({ path }) => path)}
      changedAt={organization.updated}
      onKeepMine={answer(list.keepMine)}
      onKeepTheirs={answer(list.keepTheirs)}
    />
  );
}
