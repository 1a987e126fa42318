import { useMemo, useState } from 'react';
import { savePointTypes } from '@/backend/point-types/commands';
import type { OrgId } from '@/domain/ids';
import { newPointType } from '@/domain/point-types/new-point-type';
import type { PointType, PointTypes } from '@/domain/point-types/point-type';
import { type PointTypeProblems, pointTypeProblems } from '@/domain/point-types/point-type-form';
import { withReadableIds } from '@/domain/point-types/readable-ids';
import { moveItemTo } from '@/domain/reorder';
import { type LiveList, useLiveList } from '@/widgets/live-form/use-live-list';
import { useMutation } from '@/widgets/use-mutation';
import { savedMessage } from '../saved-message';

export type PointTypeList = LiveList<PointType> & {
  isSaving: boolean;
  problem: string | null;
  problems: PointTypeProblems['byId'];
  move: (id: string, to: number) => void;
  /** Resolves to whether everything is saved. */
  save: () => Promise<boolean>;
  /** Adds a type, and returns its id. */
  add: () => string;
};

const keyOf = ({ id }: PointType): string => id;
const none: readonly PointType[] = [];
const noProblems: PointTypeProblems['byId'] = new Map();
const chooseFirst = 'Someone else changed this too. Choose which to keep, then save.';

/** The types of points while they are edited, joined with what others save. */
export function usePointTypes(organization: OrgId, catalog: PointTypes | null): PointTypeList {
  const stored = useMemo(() => catalog?.types ?? none, [catalog]);
  const [hasTried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: savePointTypes, meta: { done: savedMessage, failed: null } });
  const list = useLiveList<PointType>({ keyOf, stored, isSaving: isPending });
  const found = hasTried ? pointTypeProblems(list.items) : null;
  const save = async () => {
    setTried(true);
    if (list.conflicts.length > 0 || pointTypeProblems(list.items)) return false;
    const mine = withReadableIds(list.items, list.base);
    try {
      await mutateAsync({ organization, base: list.base, mine });
      list.markSaved(mine);
      setTried(false);
      return true;
    } catch {
      return false;
    }
  };
  const mustChoose = hasTried && list.conflicts.length > 0 ? chooseFirst : null;
  const summary = found && found.byId.size > 0 ? 'Some names or choices are missing. They are marked.' : null;
  return {
    ...list,
    isSaving: isPending,
    problem: mustChoose ?? found?.whole ?? summary ?? error?.message ?? null,
    problems: found?.byId ?? noProblems,
    move: (id, to) => list.setItems(moved(list.items, keyOf, id, to)),
    save,
    add: () => {
      const type = newPointType(list.items.length);
      list.setItems([...list.items, type]);
      return type.id;
    },
  };
}

/** The list with one item moved to an index. */
export const moved = <Item>(items: readonly Item[], keyOfItem: (item: Item) => string, key: string, to: number): Item[] =>
  moveItemTo(
    items,
    items.findIndex((item) => keyOfItem(item) === key),
    to,
  );
