import { useState } from 'react';
import { Button } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';

/** The address of the page, which can be edited before it is copied. @see VIEWER-012 VIEWER-013 VIEWER-023 */
export function SnapshotShare({ onClose }: { onClose: () => void }) {
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
          <p role="status" className="text-ink-soft text-sm">
            {status}
          </p>
        </div>
      </form>
    </Dialog>
  );
}
