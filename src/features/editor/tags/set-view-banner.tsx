import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { ScanBanner } from './scan-banner';
import { applyView, keepView } from './set-view';
import { useIsAtView } from './use-is-at-view';

/** Stands over the scan while one looks for another view of a PoI. @see EDIT-034 */
export function SetViewBanner() {
  const changingView = useEditingState((state) => state.changingView);
  return changingView && <Shown key={changingView} poi={changingView} />;
}

function Shown({ poi: id }: { poi: PoiId }) {
  const session = useEditingSession();
  const poi = useEditingState((state) => findPoi(state.edited.folders, id));
  const isAtView = useIsAtView(poi);
  if (!poi) return null;
  const hint = isAtView ? 'Walk and look to where it should be seen from.' : 'Set what you see now, or go on looking.';
  return (
    <ScanBanner title={`Another view of “${poi.name}”`} hint={hint}>
      <Button size="small" look="primary" onClick={() => applyView(session, id)}>
        Set View
      </Button>
      <Button size="small" look="quiet" onClick={() => keepView(session)}>
        Cancel
      </Button>
    </ScanBanner>
  );
}
