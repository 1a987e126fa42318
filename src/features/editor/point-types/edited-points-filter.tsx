import { useCallback, useMemo } from 'react';
import type { Folder } from '@/domain/folders/folder';
import { editedFolders, withShownPoint } from '@/domain/point-types/marked';
import { usedTypes } from '@/domain/point-types/used-types';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { PointFilterButton } from '@/widgets/point-filter/point-filter-button';
import { useEditingState } from '../session/editing-context';
import { usePointTypes } from './use-point-types';

/** The filter of list, scan and plan, while editing. */
export function EditedPointsFilter() {
  const folders = useEditingState((state) => state.edited.folders);
  const types = usePointTypes();
  const tour = useMemo(() => ({ folders, pointTypes: usedTypes(folders, types) }), [folders, types]);
  const { organization } = useEditingState((state) => state.input.tour);
  return <PointFilterButton tour={tour} organization={organization} />;
}

/** What the filter shows of folders. The open point is always there, also once it has other values. */
export function usePointFilter(): { isOn: boolean; apply: (folders: readonly Folder[]) => readonly Folder[]; clear: () => void } {
  const { store } = usePlayerSession();
  const view = usePlayerState((state) => state.pointView);
  const activePoi = usePlayerState((state) => state.activePoi);
  const isOn = view !== null && view.shown !== null;
  const apply = useCallback(
    (folders: readonly Folder[]) => (view ? editedFolders(folders, withShownPoint(view, activePoi)) : folders),
    [view, activePoi],
  );
  return { isOn, apply, clear: () => store.setState({ pointFilter: '' }) };
}
