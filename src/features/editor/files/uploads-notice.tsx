import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import UploadMark from 'lucide-react/icons/upload';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { isUnderWay, isUnfinished } from '@/widgets/uploads/upload-queue';
import { useEditingState } from '../session/editing-context';
import { uploadSummary } from './uploads-panel';

/** Shows the progress of uploads while the file manager is closed, and opens it. */
export function UploadsNotice() {
  const uploads = useEditingState((state) => state.uploads);
  const isOpen = usePlayerState((state) => state.panel === 'files');
  const togglePanel = usePlayerState((state) => state.togglePanel);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const pending = uploads.filter((upload) => isUnfinished(upload) || upload.state === 'rejected');
  if (isOpen || pending.length === 0) return null;
  const running = pending.filter(isUnderWay);
  const percent = running.reduce((sum, upload) => sum + upload.percent, 0) / Math.max(1, running.length);
  const Icon = running.length > 0 ? UploadMark : TriangleAlert;
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 top-17 z-30 flex justify-center px-3">
      <button
        type="button"
        disabled={!isEditing}
        onClick={() => togglePanel('files')}
        className="glass pointer-events-auto flex min-h-9 items-center gap-2.5 rounded-full px-3.5 text-ink text-sm shadow-lifted hover:bg-raised touch:min-h-11"
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} className={running.length > 0 ? 'text-accent' : 'text-danger'} />
        {uploadSummary(pending)}
        {running.length > 0 && (
          <span aria-hidden className="text-ink-soft tabular-nums">
            {Math.round(percent)} %
          </span>
        )}
      </button>
    </div>
  );
}
