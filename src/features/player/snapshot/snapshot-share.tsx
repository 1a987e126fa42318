import { useState } from 'react';
import { shareText } from '@/domain/sharing/share-text';
import { Button } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { EmbedSection } from '@/widgets/share-link/embed-section';
import { SystemShare } from '@/widgets/share-link/system-share';

type Props = { name: string; organization: string; onClose: () => void };

/** The address of the page, at the open point, which can be edited before it is copied, or given to the share sheet of a phone, and its embed code. @see VIEWER-012 VIEWER-013 VIEWER-023 */
export function SnapshotShare({ name, organization, onClose }: Props) {
  const [page] = useState(() => window.location.href);
  const [address, setAddress] = useState(page);
  const [status, setStatus] = useState('');
  const copy = () =>
    copyText(address).then(
      () => setStatus('Copied!'),
      () => setStatus('Unable to copy..'),
    );
  return (
    <Dialog title="Share" open size="small" onClose={onClose}>
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
          data-first-focus
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
        <div className="flex items-center gap-3">
          <Button look="primary" type="submit">
            Copy
          </Button>
          <SystemShare title={name} text={shareText(organization)} address={address} />
          <p role="status" className="text-ink-soft text-sm">
            {status}
          </p>
        </div>
      </form>
      <div className="mt-5 border-line border-t pt-3">
        <EmbedSection name={name} address={page} isPlayer />
      </div>
    </Dialog>
  );
}
