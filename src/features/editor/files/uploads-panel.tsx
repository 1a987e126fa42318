import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { plural } from '@/domain/plural';
import { truncateText } from '@/domain/truncate-text';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useOnline } from '@/ui/use-online';
import { UploadProblem } from '@/widgets/uploads/upload-problem';
import { UploadProgress } from '@/widgets/uploads/upload-progress';
import { isUnderWay, type Upload, uploadedNameChange } from '@/widgets/uploads/upload-queue';
import { useEditingSession } from '../session/editing-context';
import type { EditorUpload } from '../session/view-state';

/**
 * Running and failed uploads, with buttons to cancel and retry; with them the files that were chosen together with one of these, so that each has
 * its outcome. @see EDIT-084 EDIT-085
 */
export function UploadsPanel({ uploads }: { uploads: readonly EditorUpload[] }) {
  const queue = useEditingSession().uploads;
  const isOnline = useOnline();
  const open = uploads.filter(isListed);
  const running = open.filter(isUnderWay);
  const failed = open.filter(({ state }) => state === 'failed');
  const rejected = open.filter(({ state }) => state === 'rejected');
  if (open.length === 0) return null;
  const batches = new Set(open.map(({ batch }) => batch));
  const uploaded = uploads.filter((upload) => !isListed(upload) && batches.has(upload.batch));
  return (
    <section aria-label="Uploads" className="flex max-h-56 shrink-0 flex-col border-line border-t">
      <div className="flex flex-wrap items-center gap-2 px-4 pt-2.5 pb-1">
        <p role="status" className="grow font-medium text-ink text-sm">
          {uploadSummary(uploads)}
          {running.length > 0 && !isOnline && ' You are offline. Uploads continue when you are back online.'}
        </p>
        {failed.length > 1 && (
          <Button size="small" onClick={() => queue.retry(idsOf(failed))}>
            Retry all
          </Button>
        )}
        {running.length > 1 && (
          <Button size="small" onClick={() => queue.remove(idsOf(running))}>
            Cancel all
          </Button>
        )}
        {running.length === 0 && open.length > 1 && (
          <Button size="small" look="quiet" onClick={() => queue.remove(idsOf(open))}>
            Dismiss all
          </Button>
        )}
      </div>
      <ul className="min-h-0 overflow-y-auto px-4 pb-2">
        {[...failed, ...rejected, ...running, ...open.filter(uploadedNameChange)].map((upload) => (
          <UploadLine key={upload.id} upload={upload} />
        ))}
        {uploaded.map(({ id, file }) => (
          <li key={id} className="wrap-anywhere px-3 py-1 text-ink-soft text-sm">
            <span title={file.name}>{truncateText(file.name)}</span> was uploaded.
          </li>
        ))}
      </ul>
    </section>
  );
}

const idsOf = (uploads: readonly Upload[]) => uploads.map(({ id }) => id);

/** The state of all uploads in one sentence. */
export function uploadSummary(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;
  const running = uploads.filter(isUnderWay).length;
  const problems = count('failed') + count('rejected');
  const renamed = uploads.filter(uploadedNameChange).length;
  if (running > 0) return `Uploading ${plural(running, { one: '# file', other: '# files' })}…`;
  if (problems === 0 && renamed > 0) return plural(renamed, { one: '# file has another name.', other: '# files have other names.' });
  return plural(problems, { one: '# file was not uploaded.', other: '# files were not uploaded.' });
}

/** Whether an upload is listed: until it is done, and with its name if that changed. */
export const isListed = (upload: Upload): boolean => upload.state !== 'done' || uploadedNameChange(upload) !== null;

/** A running or failed upload, or one whose name changed. */
export function UploadLine({ upload }: { upload: Upload }) {
  const queue = useEditingSession().uploads;
  const { id, file, state, problem } = upload;
  if (isUnderWay(upload)) {
    return (
      <li>
        <UploadProgress upload={upload} onCancel={() => queue.remove([id])} />
      </li>
    );
  }
  const change = uploadedNameChange(upload);
  if (change) {
    return (
      <li className="my-1 flex items-center gap-2 rounded-md bg-notice-wash py-1 pe-1 ps-3 text-notice text-sm">
        <p role="status" className="wrap-anywhere min-w-0 grow py-1">
          {change}
        </p>
        <IconButton label={`Dismiss ${file.name}`} icon={X} onClick={() => queue.remove([id])} />
      </li>
    );
  }
  return (
    <li className="my-1">
      <UploadProblem
        actions={
          <>
            {state === 'failed' && (
              <IconButton label={`Retry the upload of ${file.name}`} icon={RotateCcw} onClick={() => queue.retry([id])} />
            )}
            <IconButton label={`Dismiss ${file.name}`} icon={X} onClick={() => queue.remove([id])} />
          </>
        }
      >
        <span title={file.name}>{truncateText(file.name)}</span>
        {state === 'rejected' ? ' was skipped: ' : ' was not uploaded: '}
        {problem}
      </UploadProblem>
    </li>
  );
}
