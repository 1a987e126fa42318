import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { shownSize } from '@/domain/files/file-types';
import { truncated } from '@/domain/shown-text';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import { useOnline } from '@/ui/use-online';
import { useEditingSession } from '../session/editing-context';
import type { Upload } from '../session/files-slice';
import { dropUpload, isUnderWay, retryUploads } from './uploads';

/** What is being uploaded, and what was not, with the ways to end it and to try again. @see EDIT-084 EDIT-085 */
export function UploadsPanel({ uploads }: { uploads: readonly Upload[] }) {
  const session = useEditingSession();
  const isOnline = useOnline();
  const open = uploads.filter(({ state }) => state !== 'done');
  const running = open.filter(isUnderWay);
  const failed = open.filter(({ state }) => state === 'failed');
  const refused = open.filter(({ state }) => state === 'refused');
  if (open.length === 0) return null;
  const drop = (some: readonly Upload[]) => {
    for (const { id } of some) dropUpload(session, id);
  };
  return (
    <section aria-label="Uploads" className="flex max-h-56 shrink-0 flex-col border-line border-t">
      <div className="flex flex-wrap items-center gap-2 px-4 pt-2.5 pb-1">
        <p role="status" className="grow font-medium text-ink text-sm">
          {uploadWords(uploads)}
          {running.length > 0 && !isOnline && ' You are offline: it goes on when you are back.'}
        </p>
        {failed.length > 1 && (
          <Button
            size="small"
            onClick={() =>
              retryUploads(
                session,
                failed.map(({ id }) => id),
              )
            }
          >
            Retry all
          </Button>
        )}
        {running.length > 1 && (
          <Button size="small" onClick={() => drop(running)}>
            Cancel all
          </Button>
        )}
        {running.length === 0 && failed.length + refused.length > 1 && (
          <Button size="small" look="quiet" onClick={() => drop(open)}>
            Dismiss all
          </Button>
        )}
      </div>
      <ul className="min-h-0 overflow-y-auto px-4 pb-2">
        {[...failed, ...refused, ...running].map((upload) => (
          <UploadLine key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

/** Where all uploads are, in words. */
export function uploadWords(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;
  const under = uploads.filter(isUnderWay).length;
  const problems = count('failed') + count('refused');
  if (under > 0) return `Uploading ${under === 1 ? '1 file' : `${under} files`}…`;
  return problems === 1 ? '1 file was not uploaded.' : `${problems} files were not uploaded.`;
}

/** One upload that is under way, or was not made. */
export function UploadLine({ upload }: { upload: Upload }) {
  const session = useEditingSession();
  const { id, file, state, percent, problem } = upload;
  const name = truncated(file.name);
  if (isUnderWay(upload)) {
    return (
      <li className="flex items-center gap-3 py-1">
        <div className="min-w-0 grow">
          <div className="mb-1 flex gap-3 text-ink-soft text-xs">
            <span className="min-w-0 grow truncate" title={file.name}>
              {name}
            </span>
            <span className="shrink-0 tabular-nums">
              {state === 'waiting' ? 'Waiting' : `${Math.round(percent)} % of ${shownSize(file.size)}`}
            </span>
          </div>
          <ProgressBar label={`Upload of ${file.name}`} value={percent / 100} />
        </div>
        <IconButton label={`Cancel the upload of ${file.name}`} icon={X} onClick={() => dropUpload(session, id)} />
      </li>
    );
  }
  return (
    <li className="my-1 flex items-center gap-3 rounded-md bg-danger-wash py-1 pr-1 pl-3 text-danger text-sm">
      <p className="wrap-anywhere min-w-0 grow">
        <span title={file.name}>{name}</span>
        {state === 'refused' ? ' was skipped: ' : ' was not uploaded: '}
        {problem}
      </p>
      {state === 'failed' && (
        <IconButton label={`Retry the upload of ${file.name}`} icon={RotateCcw} onClick={() => retryUploads(session, [id])} />
      )}
      <IconButton label={`Dismiss ${file.name}`} icon={X} onClick={() => dropUpload(session, id)} />
    </li>
  );
}
