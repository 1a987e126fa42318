import ExternalLink from 'lucide-react/icons/external-link';
import UploadMark from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { rowState, uploadButton } from '@/domain/attachments';
import { shownSize, uploadTypes } from '@/domain/files/file-types';
import { urlLimit } from '@/domain/limits';
import { type FileItem, type FileRow, isLink, linkProblem } from '@/domain/tours/file-lists';
import { linkAddress } from '@/domain/web-address';
import { Button, buttonStyle } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import { Spinner } from '@/ui/spinner';
import { FileLink } from './file-link';
import type { RowActions } from './use-file-lists';
import type { Upload } from './use-uploads';

type Props = { row: FileRow; name: string; upload: Upload | null; actions: RowActions };

/** What a row leads to: an uploaded file, a file on its way, or an address that is typed. @see TOUR-067 TOUR-069 TOUR-070 TOUR-071 */
export function RowFile({ row, name, upload, actions }: Props) {
  const { key, item } = row;
  const problemId = useId();
  const problem = linkProblem(item);
  if (upload && upload.problem === null) return <Progress upload={upload} name={name} onCancel={() => actions.cancel(key)} />;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow basis-52">
          {isLink(item) ? <Address row={row} name={name} actions={actions} problemId={problemId} /> : <FileLink item={item} />}
        </div>
        {isLink(item) && rowState(item) === 'linked' && <OpenLink item={item} name={name} />}
        <FileButton text={uploadButton(item)} name={name} onFile={(file) => actions.upload(key, file)} />
      </div>
      {problem && (
        <p id={problemId} className="-mt-1 text-danger text-sm">
          {problem}
        </p>
      )}
      {upload?.problem && <Problem upload={upload} problem={sentence(upload.problem)} name={name} rowKey={key} actions={actions} />}
    </div>
  );
}

type ProgressProps = { upload: Upload; name: string; onCancel: () => void };

function Progress({ upload: { file, percent }, name, onCancel }: ProgressProps) {
  return (
    <div className="flex min-h-10 items-center gap-2.5 max-md:min-h-11">
      <Spinner />
      <div className="min-w-0 grow">
        <div className="mb-1 flex gap-3 text-ink-soft text-xs">
          <span className="min-w-0 grow truncate">{file.name}</span>
          <span className="shrink-0 tabular-nums">
            {Math.round(percent)} % of {shownSize(file.size)}
          </span>
        </div>
        <ProgressBar label={`Upload of ${name}`} value={percent / 100} />
      </div>
      <IconButton label={`Cancel the upload of ${name}`} icon={X} onClick={onCancel} />
    </div>
  );
}

type ProblemProps = { upload: Upload; problem: string; name: string; rowKey: string; actions: RowActions };

function Problem({ upload: { file, canRetry }, problem, name, rowKey, actions }: ProblemProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-danger-wash px-3 py-2 text-danger text-sm">
      <p role="alert" className="wrap-anywhere min-w-0 grow basis-52">
        {file.name} was not uploaded. {problem}
      </p>
      {canRetry && (
        <Button size="small" onClick={() => actions.upload(rowKey, file)}>
          Try again <span className="sr-only">to upload {name}</span>
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => actions.cancel(rowKey)}>
        Dismiss <span className="sr-only">the problem of {name}</span>
      </Button>
    </div>
  );
}

type AddressProps = { row: FileRow; name: string; actions: RowActions; problemId: string };

function Address({ row: { key, item }, name, actions, problemId }: AddressProps) {
  const isWrong = linkProblem(item) !== null;
  return (
    <input
      type="url"
      aria-label={`URL of ${name}`}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? problemId : undefined}
      placeholder="https://…"
      value={item.url}
      maxLength={urlLimit}
      onChange={({ target }) => actions.edit(key, { url: target.value, progress: 0 })}
      className={controlStyle()}
    />
  );
}

function OpenLink({ item, name }: { item: FileItem; name: string }) {
  const address = linkAddress(item.url);
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={buttonStyle({ look: 'quiet' })}>
      <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
      Open <span className="sr-only">{name}</span>
    </a>
  );
}

const sentence = (said: string): string => (/[.!?]$/.test(said) ? said : `${said}.`);

type FileButtonProps = { text: string; name: string; onFile: (file: File) => void };

function FileButton({ text, name, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <UploadMark aria-hidden size={16} strokeWidth={1.75} />
        {text} <span className="sr-only">for {name}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`File of ${name}`}
        accept={uploadTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // so that the same file can be chosen again
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
