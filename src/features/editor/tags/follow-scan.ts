import { findPoi } from '@/domain/folders/find';
import type { ShowcaseEvent } from '@/showcase/port';
import { toastError } from '@/ui/toast';
import { areShortcutsEnabled } from '@/widgets/player-session/shortcuts-enabled';
import type { EditingSession } from '../session/editing-context';
import { followFirstViews } from './first-views';
import { addPoi } from './new-poi';
import { cancelPlacing, noSurfaceMessage } from './place-tag';
import { cancelScanTool, isScanToolActive } from './set-view';

/** Handles viewer events, and cancels placing a tag or changing a view when its PoI closes. @returns stops it */
export function followScan(session: EditingSession): () => void {
  const { store, player } = session;
  const ui = player.store.getState;
  const cancelStale = () => {
    const { placing, changingView, edited } = store.getState();
    const { activePoi, uiMode, stage, isMeasuring } = ui();
    const isEditing = uiMode === 'edit' && stage.name === 'ready';
    const isStillActive = (poi: typeof placing) =>
      poi !== null && isEditing && activePoi === poi && findPoi(edited.folders, poi) !== undefined;
    if (placing !== null && (!isStillActive(placing) || isMeasuring)) cancelPlacing(session);
    if (changingView !== null && !isStillActive(changingView)) store.setState({ changingView: null });
  };
  const isBusy = () => store.getState().placing !== null || store.getState().changingView !== null;
  const onViewerEvent = ({ type }: ShowcaseEvent) => {
    // needed while the viewer is still starting to place a tag and does not handle Escape itself
    if (type === 'escape' && isScanToolActive(session)) cancelScanTool(session);
    if (type === 'placing-missed') toastError(noSurfaceMessage);
    if (ui().uiMode !== 'edit' || !areShortcutsEnabled()) return;
    if (type === 'add-sweep') addPoi(session, 'poi');
    if (type === 'add-tag') addPoi(session, 'tag');
  };
  const ends = [
    player.store.subscribe(() => isBusy() && cancelStale()),
    player.store.subscribe(({ activePoi }, before) => activePoi !== before.activePoi && store.setState({ placedPoi: null })),
    // the importer and the PoI panel use the same space
    player.store.subscribe(({ activePoi }, before) => {
      if (activePoi !== null && activePoi !== before.activePoi && store.getState().tool === 'importer') store.getState().closeTool();
    }),
    store.subscribe(({ tool }, before) => tool === 'importer' && before.tool !== tool && ui().closePoi()),
    store.subscribe((state, before) => state.edited !== before.edited && isBusy() && cancelStale()),
    player.events.subscribe(onViewerEvent),
    followFirstViews(session),
  ];
  return () => {
    for (const end of ends) end();
    cancelPlacing(session);
  };
}
