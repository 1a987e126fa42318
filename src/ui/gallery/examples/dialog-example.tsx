import { useState } from 'react';
import { Button } from '../../button';
import { ConfirmDialog } from '../../confirm-dialog';
import { Dialog } from '../../dialog';
import { TextField } from '../../text-field';

export function DialogExample() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-4">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Dialog
        title="Rename"
        description="The name is shown in the list."
        open={open === 'dialog'}
        onClose={close}
        footer={<Button look="primary">Save</Button>}
      >
        <TextField label="Name" />
      </Dialog>
      {open === 'confirm' && (
        <ConfirmDialog title="Are you sure?" confirmLabel="Delete" danger onConfirm={close} onClose={close}>
          This can’t be undone.
        </ConfirmDialog>
      )}
    </div>
  );
}
