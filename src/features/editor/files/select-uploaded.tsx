import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { isUnderWay } from '@/widgets/uploads/upload-queue';
import { useEditingSession } from '../session/editing-context';
import type { EditorUpload } from '../session/view-state';
import { markUploadsHandled } from './uploads';

type Props = { uploads: readonly EditorUpload[]; onSelect: (paths: readonly string[]) => void };

/** Offers to select the uploaded files once all uploads are done. @see EDIT-078 */
export function SelectUploaded({ uploads, onSelect }: Props) {
  const session = useEditingSession();
  const toManager = uploads.filter(({ target, text }) => target === null && !text);
  const uploaded = toManager.filter(({ state, isHandled }) => state === 'done' && !isHandled);
  if (uploaded.length === 0 || toManager.some(isUnderWay)) return null;
  const markHandled = () =>
    markUploadsHandled(
      session,
      uploaded.map(({ id }) => id),
    );
  return (
    <div role="status" className="flex shrink-0 flex-wrap items-center gap-2 border-line border-t bg-accent-wash px-4 py-2.5">
      <p className="grow text-ink text-sm">
        {plural(uploaded.length, {
          one: '# file was uploaded. Add it to the selection?',
          other: '# files were uploaded. Add them to the selection?',
        })}
      </p>
      <Button size="small" look="quiet" onClick={markHandled}>
        Not now
      </Button>
      <Button
        size="small"
        onClick={() => {
          onSelect(uploaded.flatMap(({ stored }) => (stored ? [stored.path] : [])));
          markHandled();
        }}
      >
        Add to selection
      </Button>
    </div>
  );
}
