import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '@/widgets/visit/session-context';
import { useEditingSession } from '../../session/editing-context';
import { rename } from '../arrange';
import { entryOf } from './entry';
import type { LineActions } from './line';

type Given = { focusOn: (key: string) => void; focusTree: () => void };

/** What is done on the lines by the pointer; the same functions at every drawing, so that lines that did not change are not drawn again. */
export function useLineActions(given: Given): { actions: LineActions; menuOf: string | null } {
  const session = useEditingSession();
  const visit = useSession();
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const held = useRef(given);
  useEffect(() => {
    held.current = given;
  });
  const actions = useMemo((): LineActions => {
    const { selectFolder, collapse, rename: write } = session.store.getState();
    const focusOn = (key: string) => held.current.focusOn(key);
    return {
      press: (row) => {
        focusOn(row.key);
        if (row.kind === 'poi') return toggle(row.poi.identifier);
        selectFolder(row.id);
        if (!row.isOpen) collapse([row.id], false);
      },
      fold: (row) => {
        focusOn(row.key);
        collapse([row.id], row.isOpen);
      },
      hide: (row) => visit.store.getState().toggleFolder(row.id),
      write: (row) => write(entryOf(row)),
      named: (row, written, by) => {
        write(null);
        if (written !== null) rename(session, entryOf(row), written);
        if (by === 'key') held.current.focusTree();
      },
      openMenu: (row) => {
        if (row) focusOn(row.key);
        setMenuOf(row?.key ?? null);
        if (!row && !session.store.getState().renaming) held.current.focusTree();
      },
    };

    /** @see EDIT-017 EDIT-018 */
    function toggle(poi: Parameters<ReturnType<typeof visit.store.getState>['openPoi']>[0]): void {
      const { activePoi, openPoi, closePoi, chooseUiMode } = visit.store.getState();
      chooseUiMode('edit');
      if (activePoi === poi) closePoi();
      else openPoi(poi);
    }
  }, [session, visit]);
  return { actions, menuOf };
}
