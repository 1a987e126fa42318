import Download from 'lucide-react/icons/download';
import { organizationArchiveName } from '@/domain/organization-limits/export';
import type { Organization } from '@/domain/organizations/organization';
import { plural } from '@/domain/plural';
import { bytesText } from '@/domain/publishing/labels';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { ProgressBar } from '@/ui/progress-bar';
import { type DownloadState, useArchiveDownload } from '@/widgets/archive/use-archive-download';
import { organizationArchive } from './organization-archive';

type Props = { organization: Pick<Organization, 'id' | 'name'> /** As the server counted them last; 0 if it never did. */; bytes?: number };

/** Downloads everything that the organization has, as one archive. */
export function ExportSection({ organization: { id, name }, bytes = 0 }: Props) {
  const { state, start, cancel } = useArchiveDownload();
  const isRunning = state.name === 'running';
  const begin = () => start({ name: organizationArchiveName(id, new Date()), read: (signal) => organizationArchive(id, signal) });
  return (
    <section aria-labelledby="export" className="flex max-w-[70ch] flex-col items-start gap-3">
      <h2 id="export" className="font-semibold text-base text-ink">
        Export everything
      </h2>
      <p className="text-pretty text-ink-soft text-sm">
        One ZIP with all that {name} has: its tours as data, files, people, settings, comments, published versions and activity. It goes
        straight to your disk while this page stays open. The archive has personal data and files that are not public: store it accordingly.
      </p>
      <div className="flex gap-2">
        <Button busy={isRunning} onClick={begin}>
          <Download aria-hidden size={16} strokeWidth={1.75} />
          {state.name === 'failed' ? 'Try again' : 'Export everything'}
        </Button>
        {isRunning && <Button onClick={cancel}>Cancel</Button>}
      </div>
      <Result state={state} bytes={bytes} />
    </section>
  );
}

function Result({ state, bytes }: { state: DownloadState; bytes: number }) {
  if (state.name === 'idle') return null;
  if (state.name === 'failed') return <ErrorNote>Nothing was saved: {state.message}</ErrorNote>;
  const counted = `${plural(state.progress.files, { one: '# file', other: '# files' })}, ${bytesText(state.progress.bytes)}`;
  if (state.name === 'done')
    return (
      <p role="status" className="rounded-md bg-accent-wash px-3 py-2.5 text-ink text-sm">
        Everything is exported: {counted}.
      </p>
    );
  return (
    <div className="flex w-full flex-col gap-2">
      {bytes > 0 && <ProgressBar label="Exporting" value={state.progress.bytes / bytes} valueText={`${counted} so far`} />}
      <p role={bytes > 0 ? undefined : 'status'} className="text-ink-soft text-sm tabular-nums">
        {counted} so far
      </p>
    </div>
  );
}
