import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import UploadMark from 'lucide-react/icons/upload';
import { usePlayer } from '@/widgets/visit/session-context';
import { useEditingState } from '../session/editing-context';
import { isUnderWay } from './uploads';
import { uploadWords } from './uploads-panel';

/** Says what is being uploaded while the file manager is closed, and leads there. */
export function UploadsNotice() {
  const uploads = useEditingState((state) => state.uploads);
  const isOpen = usePlayer((state) => state.panel === 'files');
  const togglePanel = usePlayer((state) => state.togglePanel);
  const isEditing = usePlayer((state) => state.uiMode === 'edit');
  const open = uploads.filter((upload) => isUnderWay(upload) || upload.state === 'failed');
  if (isOpen || open.length === 0) return null;
  const under = open.filter(isUnderWay);
  const percent = under.reduce((sum, upload) => sum + upload.percent, 0) / Math.max(1, under.length);
  const Icon = under.length > 0 ? UploadMark : TriangleAlert;
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 top-17 z-30 flex justify-center px-3">
      <button
        type="button"
        disabled={!isEditing}
        onClick={() => togglePanel('files')}
        className="glass pointer-events-auto flex min-h-9 items-center gap-2.5 rounded-full px-3.5 text-ink text-sm shadow-lifted hover:bg-raised max-md:min-h-11"
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} className={under.length > 0 ? 'text-accent' : 'text-danger'} />
        {uploadWords(open)}
        {under.length > 0 && (
          <span aria-hidden className="text-ink-soft tabular-nums">
            {Math.round(percent)} %
          </span>
        )}
      </button>
    </div>
  );
}
