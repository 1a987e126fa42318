import { findPoi } from '@/domain/folders/find';
import { Button } from '@/ui/button';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
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
    <section
      role="status"
      aria-label="No view"
      className="glass animate-late absolute top-18 end-3 z-40 flex w-[min(22rem,calc(100%-1.5rem))] flex-col items-start gap-2 rounded-2xl p-3 text-ink text-sm shadow-sheet max-md:top-32"
    >
      <p className="wrap-anywhere text-pretty">
        {missing.length === 1 ? `“${first?.name}” has` : `${missing.length} new points have`} no view and no screenshot yet.
      </p>
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
    </section>
  );
}
