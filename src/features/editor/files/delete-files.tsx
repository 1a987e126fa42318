import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { removeFile } from '@/backend/storage/remove-file';
import { AppError } from '@/domain/app-error';
import { shownFileName } from '@/domain/files/names';
import { storedFileAt } from '@/domain/files/stored-files';
import { type FileUses, fileUses, withoutFiles } from '@/domain/files/uses';
import { CheckboxField } from '@/ui/checkbox-field';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useEditingSession } from '../session/editing-context';

type Props = { paths: readonly string[]; onDeleted: (paths: readonly string[]) => void; onClose: () => void };

const nameAt = (path: string) => shownFileName(storedFileAt(path).name);

/** Asks before files leave storage, says where the tour uses them, and takes them off there. @see EDIT-085 */
export function DeleteFiles({ paths, onDeleted, onClose }: Props) {
  const session = useEditingSession();
  const [uses] = useState(() => fileUses(session.tour()));
  const [takesOff, setTakesOff] = useState(true);
  const used = paths.flatMap((path) => {
    const found = uses.get(path);
    return found ? [{ path, uses: found }] : [];
  });
  const removing = useMutation({ mutationFn: () => removeAll(paths), onSuccess: ({ removed, problem }) => finish(removed, problem) });
  const finish = (removed: readonly string[], problem: string | null) => {
    session.store.setState(({ deletedFiles }) => ({ deletedFiles: new Set([...deletedFiles, ...removed]) }));
    if (takesOff && used.length > 0) {
      session.edit('Take off deleted files', (edited) => ({ ...edited, folders: withoutFiles(edited.folders, new Set(removed)) }));
    }
    onDeleted(removed);
    if (problem === null) onClose();
  };
  const count = paths.length === 1 ? `“${nameAt(paths[0] ?? '')}”` : `${paths.length} files`;
  const isShared = used.some(({ uses: { pois } }) => pois.length > 0);
  return (
    <ConfirmDialog
      title={`Delete ${count}?`}
      confirm="Delete"
      danger
      busy={removing.isPending}
      error={removing.data?.problem ?? removing.error?.message}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>What is deleted from storage cannot be brought back, not by Undo and not by the history of the tour.</p>
      {used.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {used.map(({ path, uses: found }) => (
            <li key={path} className="rounded-md bg-notice-wash px-3 py-2 text-notice">
              <span className="wrap-anywhere font-medium">{nameAt(path)}</span> {usedWhere(found)}
            </li>
          ))}
        </ul>
      )}
      {isShared && (
        <CheckboxField
          label="Also take it off these points of interest"
          hint="Where it stays, visitors meet a file that is missing."
          checked={takesOff}
          onChange={({ target }) => setTakesOff(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

function usedWhere({ pois, texts, tour }: FileUses): string {
  const named = (some: FileUses['pois']) => some.map(({ name }) => `“${name}”`).join(', ');
  const parts = [
    pois.length > 0 && `is used by ${named(pois)}`,
    texts.length > 0 && `is linked in the text of ${named(texts)}, where it has to be changed by hand`,
    tour && 'stands among the tour’s own files',
  ].filter(Boolean);
  return `${parts.join('; ')}.`;
}

/** What could not be removed stays selected, with the reason. */
async function removeAll(paths: readonly string[]): Promise<{ removed: string[]; problem: string | null }> {
  const outcomes = await Promise.allSettled(paths.map(removeFile));
  const failed = outcomes.flatMap((outcome, place) =>
    outcome.status === 'rejected' ? [{ path: paths[place] ?? '', reason: outcome.reason as unknown }] : [],
  );
  const [first] = failed;
  const removed = paths.filter((path) => failed.every((one) => one.path !== path));
  if (!first) return { removed, problem: null };
  console.error('Files were not deleted.', first.reason);
  const why = first.reason instanceof AppError ? first.reason.message : 'Something went wrong. Try again.';
  const which = failed.length === 1 ? `“${nameAt(first.path)}” was` : `${failed.length} files were`;
  return { removed, problem: `${which} not deleted. ${why}` };
}
