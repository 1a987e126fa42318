import X from 'lucide-react/icons/x';
import { formatFileSize } from '@/domain/files/file-types';
import { truncateText } from '@/domain/truncate-text';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import type { Upload } from './upload-queue';

type Props = {
  upload: Upload;
  /** what the file is for, such as a row of a list; otherwise the file's name */
  name?: string;
  onCancel: () => void;
};

/** The progress of an upload that is under way, with a button to cancel it. */
export function UploadProgress({ upload: { file, state, percent }, name = file.name, onCancel }: Props) {
  return (
    <div className="flex min-h-10 items-center gap-3 touch:min-h-11">
      <div className="min-w-0 grow">
        <div className="mb-1 flex gap-3 text-ink-soft text-xs">
          <span className="min-w-0 grow truncate" title={file.name}>
            {truncateText(file.name)}
          </span>
          <span className="shrink-0 tabular-nums">
            {state === 'waiting' ? 'Waiting' : `${Math.round(percent)} % of ${formatFileSize(file.size)}`}
          </span>
        </div>
        <ProgressBar label={`Upload of ${name}`} value={percent / 100} />
      </div>
      <IconButton label={`Cancel the upload of ${name}`} icon={X} onClick={onCancel} />
    </div>
  );
}
