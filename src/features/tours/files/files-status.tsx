import { plural } from '@/domain/plural';
import { useOnline } from '@/ui/use-online';
import type { FileListsState } from './use-file-lists';

type Props = { state: FileListsState };

/** Upload and save status in the dialog's footer. */
export function FilesStatus({ state }: Props) {
  const isOnline = useOnline();
  return (
    <p role="status" className="wrap-anywhere min-w-0 grow basis-40 text-pretty text-ink-soft text-sm max-md:basis-full">
      {statusMessage(state, isOnline)}
    </p>
  );
}

function statusMessage({ pending, failed, isSaving, saving, dirty, hasUnsavedRows, draft }: FileListsState, isOnline: boolean): string {
  if (pending.length > 0) {
    const files = plural(pending.length, { one: '# file', other: '# files' });
    if (!isOnline) return `You’re offline. ${files} will continue uploading when you’re back online.`;
    return isSaving ? `Saving once ${files} ${pending.length === 1 ? 'is' : 'are'} uploaded.` : `Uploading ${files}.`;
  }
  if (isSaving) return 'Saving…';
  const isSaved = saving.isSuccess && !hasUnsavedRows;
  if (failed.length > 0) {
    const names = failed.map(({ file }) => file.name).join(', ');
    if (isSaved) return `All other changes saved. Not uploaded: ${names}.`;
    return plural(failed.length, { one: 'Couldn’t upload # file.', other: 'Couldn’t upload # files.' });
  }
  if (dirty) return 'Unsaved changes';
  return isSaved && draft.remoteChanges.length === 0 ? 'All changes saved.' : '';
}
