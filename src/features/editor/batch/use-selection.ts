import { useState } from 'react';
import type { BatchRow, BatchType } from './batch-rows';
import { ranged, type Selection, toggled, withRows } from './selection';

const nothing: Readonly<Record<BatchType, Selection>> = { pois: new Set(), folders: new Set() };

/** What is chosen of either type; what is sought does not change it. */
export function useSelection() {
  const [type, setType] = useState<BatchType>('pois');
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState(nothing);
  // where a range begins: the line that was ticked last
  const [anchor, setAnchor] = useState<string | null>(null);
  const selection = chosen[type];
  const choose = (next: Selection) => setChosen({ ...chosen, [type]: next });
  return {
    type,
    selection,
    sought,
    setType: (next: BatchType) => {
      setType(next);
      setAnchor(null);
    },
    setSought,
    toggle: (row: BatchRow) => {
      choose(toggled(selection, row));
      setAnchor(row.key);
    },
    extend: (rows: readonly BatchRow[], to: number) => {
      const from = rows.findIndex(({ key }) => key === anchor);
      const row = rows[to];
      if (from >= 0) choose(ranged(selection, rows, from, to));
      else if (row) {
        choose(withRows(selection, [row], true));
        setAnchor(row.key);
      }
    },
    chooseAll: (rows: readonly BatchRow[], isChosen: boolean) => choose(withRows(selection, rows, isChosen)),
    clear: () => choose(new Set()),
  };
}

export type Chosen = ReturnType<typeof useSelection>;
