import { type ComponentProps, useState } from 'react';
import { isTypedName } from '@/domain/tours/bin';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { TextField } from '@/ui/text-field';

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'danger' | 'disabled' | 'onConfirm'> & {
  /** What has to be typed. */
  name: string;
  onConfirm: (typed: string) => void;
};

/** Asks for confirmation of what deletes for good: a name has to be typed. It stays open while it is busy. */
export function TypedConfirmDialog({ name, children, onConfirm, onClose, ...dialog }: Props) {
  const [typed, setTyped] = useState('');
  const isTyped = isTypedName(typed, name);
  return (
    <ConfirmDialog {...dialog} danger disabled={!isTyped} onConfirm={() => onConfirm(typed)} onClose={() => !dialog.busy && onClose()}>
      {children}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped) onConfirm(typed);
        }}
      >
        <TextField label={`Type “${name}” to confirm`} value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </form>
    </ConfirmDialog>
  );
}
