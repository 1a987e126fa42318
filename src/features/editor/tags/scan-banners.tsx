import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { useMediaQuery } from '@/ui/use-media-query';
import { ScanBanner } from '@/widgets/player-session/scan-banner';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { cancelPlacing, placeInCenter } from './place-tag';
import { applyView, cancelViewChange } from './set-view';
import { useIsAtView } from './use-is-at-view';

/** Instructions while a tag is being placed. @see EDIT-029 */
export function PlacingBanner() {
  const session = useEditingSession();
  const isPlacing = useEditingState((state) => state.placing !== null);
  const canPlace = useEditingState((state) => state.canPlace);
  const isTouch = useMediaQuery('(pointer: coarse)');
  if (!isPlacing) return null;
  const hint = isTouch
    ? 'Tap where the tag should be. Drag to look around.'
    : 'Click where the tag should be. Drag to look around, or press Escape to cancel.';
  return (
    <ScanBanner title="You are placing a tag" hint={canPlace ? hint : 'Preparing the scan…'}>
      <Button size="small" disabled={!canPlace} onClick={() => void placeInCenter(session)}>
        Place in the center
      </Button>
      <Button size="small" look="quiet" onClick={() => cancelPlacing(session)}>
        Cancel
      </Button>
    </ScanBanner>
  );
}

/** Shown over the scan while the user chooses a new view for a PoI. @see EDIT-034 */
export function SetViewBanner() {
  const changingView = useEditingState((state) => state.changingView);
  return changingView && <Banner key={changingView} poi={changingView} />;
}

function Banner({ poi: id }: { poi: PoiId }) {
  const session = useEditingSession();
  const poi = useEditingState((state) => findPoi(state.edited.folders, id));
  const isAtView = useIsAtView(poi);
  if (!poi) return null;
  const hint = isAtView ? 'Move and look around to find the new view.' : 'Set what you see now, or keep looking around.';
  return (
    <ScanBanner title={`New view of “${poi.name}”`} hint={hint}>
      <Button size="small" look="primary" onClick={() => applyView(session, id)}>
        Set View
      </Button>
      <Button size="small" look="quiet" onClick={() => cancelViewChange(session)}>
        Cancel
      </Button>
    </ScanBanner>
  );
}
