import ExternalLink from 'lucide-react/icons/external-link';
import { useId } from 'react';
import { rowState, uploadButtonLabel } from '@/domain/attachments';
import { isShownAsImage } from '@/domain/files/file-types';
import { imageAltLimit, urlLimit } from '@/domain/limits';
import { linkAddress } from '@/domain/link-address';
import { type FileItem, type FileRow, isLink, linkProblem } from '@/domain/tours/file-lists';
import { Button, buttonStyle } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { NewWindow } from '@/ui/new-window';
import { UploadButton } from '@/widgets/uploads/upload-button';
import { UploadProblem } from '@/widgets/uploads/upload-problem';
import { UploadProgress } from '@/widgets/uploads/upload-progress';
import { isUnderWay, type Upload } from '@/widgets/uploads/upload-queue';
import { FileLink } from './file-link';
import type { RowActions } from './use-file-lists';

type Props = { row: FileRow; name: string; upload: Upload | null; actions: RowActions };

/** A row's target: an uploaded file, a running upload, or a URL field. @see TOUR-067 TOUR-069 TOUR-070 TOUR-071 */
export function RowFile({ row, name, upload, actions }: Props) {
  const { key, item } = row;
  const problemId = useId();
  const problem = linkProblem(item);
  if (upload && isUnderWay(upload)) return <UploadProgress upload={upload} name={name} onCancel={() => actions.cancel(key)} />;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow basis-52">
          {isLink(item) ? <UrlInput row={row} name={name} actions={actions} problemId={problemId} /> : <FileLink item={item} />}
        </div>
        {isLink(item) && rowState(item) === 'linked' && <OpenLink item={item} name={name} />}
        <UploadButton label={`File of ${name}`} onFiles={([file]) => file && actions.upload(key, file)}>
          {uploadButtonLabel(item)} <span className="sr-only">for {name}</span>
        </UploadButton>
      </div>
      {problem && (
        <p id={problemId} className="-mt-1 text-danger text-sm">
          {problem}
        </p>
      )}
      {isShownAsImage(item.contentType) && (
        <input
          aria-label={`Alternative text of ${name}`}
          placeholder="What the image shows, for visitors who can’t see it"
          value={item.alt ?? ''}
          maxLength={imageAltLimit}
          onChange={({ target }) => actions.edit(key, { alt: target.value })}
          className={controlStyle()}
        />
      )}
      {upload && <UploadError upload={upload} name={name} actions={actions} />}
    </div>
  );
}

type ErrorProps = { upload: Upload; name: string; actions: RowActions };

/** Says why a file was not uploaded. */
export function UploadError({ upload: { id, file, state, problem }, name, actions }: ErrorProps) {
  if (problem === null) return null;
  return (
    <UploadProblem
      isAlert
      actions={
        <>
          {state === 'failed' && (
            <Button size="small" onClick={() => actions.retry(id)}>
              Try again <span className="sr-only">to upload {name}</span>
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => actions.cancel(id)}>
            Dismiss <span className="sr-only">the problem of {name}</span>
          </Button>
        </>
      }
    >
      {file.name} wasn’t uploaded. {asSentence(problem)}
    </UploadProblem>
  );
}

type AddressProps = { row: FileRow; name: string; actions: RowActions; problemId: string };

function UrlInput({ row: { key, item }, name, actions, problemId }: AddressProps) {
  const isInvalid = linkProblem(item) !== null;
  return (
    <input
      type="url"
      aria-label={`URL of ${name}`}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? problemId : undefined}
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
      <NewWindow />
    </a>
  );
}

const asSentence = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);
