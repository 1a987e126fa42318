import { useState } from 'react';
import { markDeleted } from '@/backend/storage/mark-deleted';
import { errorMessage } from '@/domain/app-error';
import { originalFileName } from '@/domain/files/names';
import { storedFileAt } from '@/domain/files/stored-files';
import { type FileUses, fileUses, withoutFiles } from '@/domain/files/uses';
import { binDays } from '@/domain/tours/bin';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';
import { useEditingSession } from '../session/editing-context';

type Props = { paths: readonly string[]; onDeleted: (paths: readonly string[]) => void; onClose: () => void };

const nameAt = (path: string) => originalFileName(storedFileAt(path).name);

/** Confirms deleting files, lists where the tour uses them, and removes them there. The server deletes them later. @see EDIT-085 */
export function DeleteFiles({ paths, onDeleted, onClose }: Props) {
  const session = useEditingSession();
  const [uses] = useState(() => fileUses(session.tour()));
  const used = paths.flatMap((path) => {
    const found = uses.get(path);
    return found ? [{ path, uses: found }] : [];
  });
  const removing = useMutation({
    mutationFn: () => removeAll(paths),
    onSuccess: ({ removed, problem }) => finish(removed, problem),
    meta: { failed: null },
  });
  const finish = (removed: readonly string[], problem: string | null) => {
    session.store.setState(({ deletedFiles }) => ({ deletedFiles: new Set([...deletedFiles, ...removed]) }));
    if (used.length > 0) {
      session.edit('Remove deleted files', (edited) => ({ ...edited, folders: withoutFiles(edited.folders, new Set(removed)) }));
    }
    onDeleted(removed);
    if (problem === null) onClose();
  };
  const count = paths.length === 1 ? `“${nameAt(paths[0] ?? '')}”` : `${paths.length} files`;
  return (
    <ConfirmDialog
      title={`Delete ${count}?`}
      confirmLabel="Delete"
      danger
      busy={removing.isPending}
      error={removing.data?.problem ?? removing.error?.message}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        Deleted files stay in storage for {binDays} days. Until then, Undo and the tour’s history can bring them back with the points of
        interest that use them.
      </p>
      {used.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {used.map(({ path, uses: found }) => (
            <li key={path} className="rounded-md bg-notice-wash px-3 py-2 text-notice">
              <span className="wrap-anywhere font-medium">{nameAt(path)}</span> {usedWhere(found)}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}

function usedWhere({ pois, texts, tour }: FileUses): string {
  const named = (some: FileUses['pois']) => some.map(({ name }) => `“${name}”`).join(', ');
  const parts = [
    pois.length > 0 && `is removed from ${named(pois)}`,
    texts.length > 0 && `is linked in the text of ${named(texts)}, and stays until you remove the link there`,
    tour && 'is one of the tour’s own files, and stays until it’s removed there',
  ].filter(Boolean);
  return `${parts.join('; ')}.`;
}

/** Deletes all files; reports the ones that could not be deleted, with the reason. */
async function removeAll(paths: readonly string[]): Promise<{ removed: string[]; problem: string | null }> {
  const outcomes = await Promise.allSettled(paths.map(markDeleted));
  const failed = outcomes.flatMap((outcome, place) =>
    outcome.status === 'rejected' ? [{ path: paths[place] ?? '', reason: outcome.reason as unknown }] : [],
  );
  const [first] = failed;
  const removed = paths.filter((path) => failed.every((failure) => failure.path !== path));
  if (!first) return { removed, problem: null };
  console.error('Files were not deleted.', first.reason);
  const why = errorMessage(first.reason);
  const which = failed.length === 1 ? `“${nameAt(first.path)}” was` : `${failed.length} files were`;
  return { removed, problem: `${which} not deleted. ${why}` };
}
