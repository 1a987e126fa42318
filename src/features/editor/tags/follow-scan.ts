import { findPoi } from '@/domain/folders/find';
import type { ShowcaseEvent } from '@/showcase/port';
import { shortcutsOn } from '@/widgets/visit/shortcuts-choice';
import type { EditingSession } from '../session/editing-session';
import { giveUp, isBegun } from './give-up';
import { addPoi } from './new-poi';
import { cancelPlacing } from './placing';

/** Follows what happens in the scan and to the work: what was begun in the scan ends with what it was begun for. The answer ends it. */
export function followScan(session: EditingSession): () => void {
  const { store, visit } = session;
  const ui = visit.store.getState;
  const look = () => {
    const { placing, changingView, edited } = store.getState();
    const { activePoi, uiMode, stage, isMeasuring } = ui();
    const isEditing = uiMode === 'edit' && stage.name === 'ready';
    const goesOn = (poi: typeof placing) => poi !== null && isEditing && activePoi === poi && findPoi(edited.folders, poi) !== undefined;
    if (placing !== null && (!goesOn(placing) || isMeasuring)) cancelPlacing(session);
    if (changingView !== null && !goesOn(changingView)) store.setState({ changingView: null });
  };
  const isBusy = () => store.getState().placing !== null || store.getState().changingView !== null;
  const asked = ({ type }: ShowcaseEvent) => {
    // also while the viewer still gets ready to place a tag, and hears no Escape for it
    if (type === 'escape' && isBegun(session)) giveUp(session);
    if (ui().uiMode !== 'edit' || !shortcutsOn()) return;
    if (type === 'add-sweep') addPoi(session, 'poi');
    if (type === 'add-tag') addPoi(session, 'tag');
  };
  const ends = [
    visit.store.subscribe(() => isBusy() && look()),
    // the importer and a PoI stand in the same place
    visit.store.subscribe(({ activePoi }, before) => {
      if (activePoi !== null && activePoi !== before.activePoi && store.getState().tool === 'importer') store.getState().closeTool();
    }),
    store.subscribe(({ tool }, before) => tool === 'importer' && before.tool !== tool && ui().closePoi()),
    store.subscribe((state, before) => state.edited !== before.edited && isBusy() && look()),
    visit.events.subscribe(asked),
  ];
  return () => {
    for (const end of ends) end();
    cancelPlacing(session);
  };
}
