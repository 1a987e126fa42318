import Trash2 from 'lucide-react/icons/trash';
import { changeStop } from '@/domain/guided-tours/changes';
import type { GuidedStop } from '@/domain/guided-tours/guided-tour';
import { acceptedFiles, type StopFileUse } from '@/domain/guided-tours/stop-files';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import { UploadButton } from '@/widgets/uploads/upload-button';
import { isUnderWay } from '@/widgets/uploads/upload-queue';
import { useEditingSession, useEditingState } from '../session/editing-context';
import type { StopUpload } from '../session/view-state';
import { editTours } from './add-stops';
import { uploadStopFile, uploadsOf } from './stop-uploads';

type Props = { stop: GuidedStop; use: StopFileUse };

const texts = {
  narration: { label: 'Narration', hint: 'MP3 or M4A, up to 25 MiB.', choose: 'Choose a sound file' },
  captions: { label: 'Captions', hint: 'WebVTT (.vtt). Without captions the text is the transcript.', choose: 'Choose captions' },
};

/** The narration of a stop or its captions: what it has, what is being uploaded, and what was wrong with it. */
export function StopFileField({ stop, use }: Props) {
  const session = useEditingSession();
  // a selector that makes a new list would render for ever
  const all = useEditingState((state) => state.stopUploads);
  const [upload] = uploadsOf({ stopUploads: all }, stop.id, use);
  const { label, hint, choose } = texts[use];
  const file = stop[use];
  const remove = () => void editTours(session, `Remove ${use}`, (tours) => changeStop(tours, stop.id, (now) => ({ ...now, [use]: null })));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-ink text-sm">{label}</legend>
      {file && (
        <div className="flex items-center gap-1 text-ink text-sm">
          <span className="min-w-0 grow truncate">{file.name}</span>
          <IconButton label={`Remove ${use}`} icon={Trash2} onClick={remove} />
        </div>
      )}
      {file && use === 'narration' && (
        // biome-ignore lint/a11y/useMediaCaption: the author checks what was chosen; captions are the next field
        <audio controls preload="none" src={file.url} aria-label={`Narration ${file.name}`} className="h-10 w-full" />
      )}
      {upload && <Progress upload={upload} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <UploadButton
          size="small"
          label={label}
          accept={acceptedFiles[use]}
          hint={hint}
          onFiles={([chosen]) => chosen && void uploadStopFile(session, stop.id, use, chosen)}
        >
          {file ? 'Replace' : choose}
        </UploadButton>
        <p className="text-ink-faint text-xs">{hint}</p>
      </div>
    </fieldset>
  );
}

function Progress({ upload }: { upload: StopUpload }) {
  const { stopUploads } = useEditingSession();
  const { id, file, percent, state, problem } = upload;
  if (isUnderWay(upload)) return <ProgressBar label={`Uploading ${file.name}`} value={percent / 100} />;
  if (problem === null) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-danger text-sm">
      <p className="wrap-anywhere min-w-0 grow">
        {file.name}: {problem}
      </p>
      {state === 'failed' && (
        <Button size="small" onClick={() => stopUploads.retry([id])}>
          Retry
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => stopUploads.remove([id])}>
        Dismiss
      </Button>
    </div>
  );
}
