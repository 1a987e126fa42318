import { useOnline } from '@/ui/use-online';
import type { FileListsState } from './use-file-lists';

type Props = { state: FileListsState };

/** How things stand, always in sight. */
export function FilesStatus({ state }: Props) {
  const isOnline = useOnline();
  return (
    <p role="status" className="min-w-0 grow basis-40 text-pretty text-ink-soft text-sm max-md:basis-full">
      {words(state, isOnline)}
    </p>
  );
}

function words({ uploads: { under, failed }, isSaving, saving, dirty, draft }: FileListsState, isOnline: boolean): string {
  if (under > 0) {
    const files = under === 1 ? '1 file' : `${under} files`;
    if (!isOnline) return `You are offline. ${files} will go on uploading when you are back.`;
    return isSaving ? `Saving once ${files} ${under === 1 ? 'is' : 'are'} uploaded.` : `Uploading ${files}.`;
  }
  if (isSaving) return 'Saving.';
  if (failed > 0) return failed === 1 ? '1 file was not uploaded.' : `${failed} files were not uploaded.`;
  if (dirty) return 'Not saved yet.';
  return saving.isSuccess && draft.news.length === 0 ? 'All changes saved.' : '';
}
