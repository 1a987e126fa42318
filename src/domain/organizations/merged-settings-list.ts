import type * as z from 'zod/mini';
import { AppError } from '../app-error';
import { mergeLists } from '../merge/lists';
import type { Stored } from '../stored';
import { organizationFrom } from './organization';
import { type SettingsItem, type SettingsList, settingsLists } from './settings-lists';

type Input<Name extends SettingsList> = {
  /** The organization's, and its document. */
  id: string;
  stored: Stored;
  list: Name;
  /** The list that `mine` was made from. Both as somebody sent them: what is odd in `mine`, the schema refuses. */
  base: readonly object[];
  mine: readonly object[];
};

/**
 * A list of settings joined with what others saved since `base`, and the schema that it has to pass.
 * @throws AppError `aborted` where somebody else changed the same field
 */
export function mergedSettingsList<Name extends SettingsList>({
  id,
  stored,
  list,
  base,
  mine,
}: Input<Name>): {
  list: SettingsItem<Name>[];
  schema: z.ZodMiniType<unknown>;
} {
  const { keyOf, schema, read } = settingsLists[list];
  const [from, to] = [base, mine] as [SettingsItem<Name>[], SettingsItem<Name>[]];
  const merged = mergeLists(keyOf, from, to, read(organizationFrom(id, stored)));
  if (merged.conflicts.length > 0) throw new AppError('aborted', 'Someone else changed this too. Choose which to keep, then save.');
  return { list: merged.list, schema };
}
