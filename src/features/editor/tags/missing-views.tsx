import { findPoi } from '@/domain/folders/find';
import { Button } from '@/ui/button';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { BelowSave } from '../saving/below-save';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { giveCurrentView } from './first-views';

/** Says below Save which new points have no view, once the scan is there or has failed, and sets it with one press. @see EDIT-016 */
export function MissingViews() {
  const session = useEditingSession();
  const firstViews = useEditingState((state) => state.firstViews);
  const folders = useEditingState((state) => state.edited.folders);
  const stage = usePlayerState((state) => state.stage.name);
  const missing = [...firstViews].flatMap(([id, { sweep }]) => (sweep === '' ? (findPoi(folders, id) ?? []) : []));
  if (missing.length === 0 || !['ready', 'failed', 'lost'].includes(stage)) return null;
  const [first] = missing;
  return (
    <BelowSave role="status" aria-label="No view">
      <p className="wrap-anywhere text-pretty">
        {missing.length === 1 ? `“${first?.name}” has` : `${missing.length} new points have`} no view and no screenshot yet.
      </p>
      <span>
        <Button
          size="small"
          disabled={stage !== 'ready'}
          onClick={() =>
            giveCurrentView(
              session,
              missing.map(({ identifier }) => identifier),
            )
          }
        >
          Use the current view
        </Button>
      </span>
    </BelowSave>
  );
}
