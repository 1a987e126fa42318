import { useState } from 'react';
import { currentId } from '@/domain/publishing/publication-page-addresses';
import { shortPath, startQueryOf } from '@/domain/publishing/short-address';
import { shareText } from '@/domain/sharing/share-text';
import { addressAtView, type StartView } from '@/domain/sharing/start-address';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { CopyField } from '@/ui/copy-field/copy-field';
import { copyText } from '@/ui/copy-text';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { EmbedSection } from '@/widgets/share-link/embed-section';
import { SystemShare } from '@/widgets/share-link/system-share';

type Props = {
  name: string;
  organization: string;
  /** The version in short addresses; absent for what has none. */
  short?: { code: string; version: string };
  /** The view to start at, if that is wanted; null without a scan. Absent where addresses have none. */
  viewNow?: () => StartView | null;
  onClose: () => void;
};

/**
 * The short address, from which chats read a preview; below it the address of the page, which can be edited before it is copied, and its embed code.
 * All lead to the open point. @see VIEWER-012 VIEWER-013 VIEWER-023
 */
export function PublicationShare({ name, organization, short, viewNow, onClose }: Props) {
  const [page] = useState(() => window.location.href);
  // the view when the dialog was opened: the address must not change while somebody copies it
  const [view] = useState(() => viewNow?.() ?? null);
  const [startsAtView, setStartsAtView] = useState(false);
  const start = view && startsAtView ? addressAtView(page, view) : page;
  const shortAddress = short && short.code !== '' ? shortAddressOf(short, start) : null;
  const [address, setAddress] = useState(page);
  const [status, setStatus] = useState('');
  const copy = () =>
    copyText(address).then(
      () => setStatus('Copied!'),
      () => setStatus('Unable to copy..'),
    );
  return (
    <Dialog title="Share" open size="small" onClose={onClose}>
      {shortAddress !== null && (
        <div className="mb-5 flex flex-col gap-3 border-line border-b pb-5">
          <CopyField label="Short link" text={shortAddress} copyLabel="Copy the short link" isMain />
          <SystemShare title={name} text={shareText(organization)} address={shortAddress} />
        </div>
      )}
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        <TextField
          label="Address of this page"
          data-first-focus={shortAddress === null || undefined}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ target }) => {
            setAddress(target.value);
            setStatus('');
          }}
        />
        {view && (
          <CheckboxField
            label="Start at the current view"
            checked={startsAtView}
            onChange={({ target }) => {
              setStartsAtView(target.checked);
              setAddress(target.checked ? addressAtView(page, view) : page);
              setStatus('');
            }}
          />
        )}
        <div className="flex items-center gap-3">
          <Button look={shortAddress === null ? 'primary' : 'plain'} type="submit">
            Copy
          </Button>
          {shortAddress === null && <SystemShare title={name} text={shareText(organization)} address={address} />}
          <p role="status" className="text-ink-soft text-sm">
            {status}
          </p>
        </div>
      </form>
      <div className="mt-5 border-line border-t pt-3">
        <EmbedSection name={name} address={start} isPlayer />
      </div>
    </Dialog>
  );
}

/** The short address of what a page shows: the tour's current version if the page follows it, else this version; from where the page starts. */
function shortAddressOf({ code, version }: { code: string; version: string }, page: string): string {
  const [path = '', search = ''] = (page.split('#')[1] ?? '').split('?');
  const isCurrent = path.endsWith(`/${currentId}`);
  return `${window.location.origin}${shortPath(code, isCurrent ? undefined : version)}${startQueryOf(new URLSearchParams(search))}`;
}
