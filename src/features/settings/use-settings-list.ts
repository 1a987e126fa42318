import { useMemo, useState } from 'react';
import { saveOrganizationList } from '@/backend/organizations/commands';
import type { ItemConflict } from '@/domain/merge/lists';
import type { Organization } from '@/domain/organizations/organization';
import {
  type ListProblems,
  listProblems,
  type SettingsItem,
  type SettingsList,
  settingsLists,
} from '@/domain/organizations/settings-lists';
import { moveItemTo } from '@/domain/reorder';
import { type LiveList, useLiveList } from '@/widgets/live-form/use-live-list';
import { useMutation } from '@/widgets/use-mutation';
import { savedMessage } from './saved-message';

export type ListSection<Item> = LiveList<Item> & {
  isSaving: boolean;
  /** Why the list can't be saved, or wasn't. */
  problem: string | null;
  problems: ListProblems;
  /** Moves an item to a position. */
  move: (key: string, to: number) => void;
  /** Saves the list; `before` runs first, and its failure stops the save. Resolves to whether everything is saved. */
  save: (before?: () => Promise<void>) => Promise<boolean>;
};

const noProblems: ListProblems = new Map();
const chooseFirst = 'Someone else changed this too. Choose which to keep, then save.';

/** A list of the organization's settings: edited here, joined with what others save. @see SET-003 */
export function useSettingsList<Name extends SettingsList>(organization: Organization, name: Name): ListSection<SettingsItem<Name>> {
  const { keyOf, read } = settingsLists[name];
  const stored = useMemo(() => read(organization), [read, organization]);
  const [hasTried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async ({
      before,
      ...list
    }: Parameters<typeof saveOrganizationList<Name>>[0] & { before: (() => Promise<void>) | undefined }) => {
      await before?.();
      await saveOrganizationList(list);
    },
    meta: { done: savedMessage, failed: null },
  });
  const list = useLiveList<SettingsItem<Name>>({ keyOf, stored, isSaving: isPending });
  const found = hasTried ? listProblems(name, list.items) : null;

  const save = async (before?: () => Promise<void>) => {
    setTried(true);
    if (list.conflicts.length > 0 || listProblems(name, list.items)) return false;
    const mine = list.items;
    try {
      await mutateAsync({ id: organization.id, list: name, base: list.base, mine, before });
      list.markSaved(mine);
      setTried(false);
      return true;
    } catch {
      return false;
    }
  };
  const mustChoose = hasTried && list.conflicts.length > 0 ? chooseFirst : null;
  return {
    ...list,
    isSaving: isPending,
    problem: mustChoose ?? found?.whole ?? error?.message ?? null,
    problems: found?.items ?? noProblems,
    move: (key, to) =>
      list.setItems(
        moveItemTo(
          list.items,
          list.items.findIndex((item) => keyOf(item) === key),
          to,
        ),
      ),
    save,
  };
}

export type ItemConflicts<Item> = Pick<LiveList<Item>, 'keepMine' | 'keepTheirs'> & { conflicts: readonly ItemConflict<Item>[] };
