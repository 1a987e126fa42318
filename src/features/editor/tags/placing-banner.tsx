import { Button } from '@/ui/button';
import { useMedia } from '@/ui/use-media';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { cancelPlacing, putInMiddle } from './placing';
import { ScanBanner } from './scan-banner';

/** Says what to do while a tag follows the pointer. @see EDIT-029 */
export function PlacingBanner() {
  const session = useEditingSession();
  const isPlacing = useEditingState((state) => state.placing !== null);
  const isTouch = useMedia('(pointer: coarse)');
  if (!isPlacing) return null;
  const hint = isTouch
    ? 'Tap where it should stand. Drag to look around.'
    : 'Click where it should stand. Drag to look around, Escape to give up.';
  return (
    <ScanBanner title="You are placing a tag" hint={hint}>
      <Button size="small" onClick={() => void putInMiddle(session)}>
        Put it in the middle
      </Button>
      <Button size="small" look="quiet" onClick={() => cancelPlacing(session)}>
        Cancel
      </Button>
    </ScanBanner>
  );
}
