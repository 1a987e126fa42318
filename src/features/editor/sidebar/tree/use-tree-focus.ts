import { useMemo, useState } from 'react';
import type { PoiId } from '@/domain/ids';
import { poiKey, type TreeRow } from '@/widgets/poi-list/poi-rows';

export type TreeFocus = {
  /** the line that has the tree's focus */
  at: number;
  /** the line of the active PoI; undefined while it is not shown */
  active: number | undefined;
  on: (key: string | null) => void;
};

type Focused = { key: string | null; at: number };

/** Which line has the focus: the one that was gone to last, or is written; when it was deleted, the one that took its place. */
export function useTreeFocus(rows: readonly TreeRow[], activePoi: PoiId | null, written: string | null): TreeFocus {
  const places = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const active = activePoi === null ? undefined : places.get(poiKey(activePoi));
  const [focused, setFocused] = useState<Focused>({ key: null, at: active ?? 0 });
  const [seen, setSeen] = useState({ activePoi, written });
  if (seen.activePoi !== activePoi || seen.written !== written) {
    setSeen({ activePoi, written });
    const next = written ?? (activePoi !== null && seen.activePoi !== activePoi ? poiKey(activePoi) : null);
    if (next) setFocused({ key: next, at: places.get(next) ?? focused.at });
  }
  const found = focused.key === null ? undefined : places.get(focused.key);
  if (found !== undefined && found !== focused.at) setFocused({ ...focused, at: found });
  const at = Math.max(0, Math.min(found ?? focused.at, rows.length - 1));
  return { at, active, on: (key) => setFocused({ key, at: (key === null ? undefined : places.get(key)) ?? at }) };
}
