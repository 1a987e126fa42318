import { useState } from 'react';
import { shareText } from '@/domain/sharing/share-text';
import { Button } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { SystemShare } from '@/widgets/share-link/system-share';

type Props = { name: string; organization: string; onClose: () => void };

/** The address of the page, at the open point, which can be edited before it is copied, or given to the share sheet of a phone. @see VIEWER-012 VIEWER-013 VIEWER-023 */
export function SnapshotShare({ name, organization, onClose }: Props) {
  const [address, setAddress] = useState(() => window.location.href);
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
    </Dialog>
  );
}
