import { useState } from 'react';
import type { BatchRow, BatchType } from './batch-rows';
import { type Selection, withRange, withRows, withToggledRow } from './selection';

const nothing: Readonly<Record<BatchType, Selection>> = { pois: new Set(), folders: new Set() };

/** The selection of PoIs and of folders; searching does not change it. */
export function useSelection() {
  const [type, setType] = useState<BatchType>('pois');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(nothing);
  // where a range begins: the last toggled row
  const [anchor, setAnchor] = useState<string | null>(null);
  const selection = chosen[type];
  const choose = (next: Selection) => setChosen({ ...chosen, [type]: next });
  return {
    type,
    selection,
    search,
    setType: (next: BatchType) => {
      setType(next);
      setAnchor(null);
    },
    setSearch,
    toggle: (row: BatchRow) => {
      choose(withToggledRow(selection, row));
      setAnchor(row.key);
    },
    extend: (rows: readonly BatchRow[], to: number) => {
      const from = rows.findIndex(({ key }) => key === anchor);
      const row = rows[to];
      if (from >= 0) choose(withRange(selection, rows, from, to));
      else if (row) {
        choose(withRows(selection, [row], true));
        setAnchor(row.key);
      }
    },
    chooseAll: (rows: readonly BatchRow[], isChosen: boolean) => choose(withRows(selection, rows, isChosen)),
    clear: () => choose(new Set()),
  };
}

export type BatchSelection = ReturnType<typeof useSelection>;
